import { runCli } from "./run-cli.ts";
import { createTestTerminal } from "./test-terminal.ts";
import type { TestFile } from "./test-terminal.ts";

/** For tests only: runs `wordbench` on files of its own, and gives what it printed. */
export async function runTestCommand(
  args: readonly string[],
  files: Readonly<Record<string, TestFile>> = {},
  standardInput = "",
) {
  const terminal = createTestTerminal({ files, standardInput });
  const status = await runCli(args, terminal);
  return { status, output: terminal.output(), errors: terminal.errors() };
}
