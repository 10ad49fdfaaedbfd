import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./paths.ts";

/** How a command ended, with everything that it printed. */
export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

/** Path of a script that a dependency offers, to run with the present Node and not the system's. */
export function dependencyScript(path: string): string {
  return join(root, "node_modules", path);
}

/**
 * Runs a program and waits for it. `show` passes its output on as it comes; otherwise it is only kept.
 * A program that cannot be started rejects; a status other than 0 does not.
 */
export async function runCommand(
  program: string,
  commandArguments: readonly string[],
  options: { readonly show: boolean; readonly env?: NodeJS.ProcessEnv } = { show: false },
): Promise<CommandResult> {
  const child = spawn(program, commandArguments, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => {
      chunks.push(chunk);
      if (options.show) shown.write(chunk);
    });
  }
  await once(child, "close");
  return { status: child.exitCode ?? 1, output: chunks.join("") };
}

/** Runs a script of a dependency on the present Node. */
export function runDependency(
  script: string,
  scriptArguments: readonly string[],
  options: { readonly show: boolean; readonly env?: NodeJS.ProcessEnv } = { show: false },
): Promise<CommandResult> {
  return runCommand(process.execPath, [dependencyScript(script), ...scriptArguments], options);
}
