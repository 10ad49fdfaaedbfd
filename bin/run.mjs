// Runs a TypeScript file of this repository on the pinned Node, after installing what is missing.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { installMissingDependencies, pinnedNode, root } from "./dependencies.mjs";

const [script, ...scriptArguments] = process.argv.slice(2);
if (script === undefined) {
  process.stderr.write("Usage: node bin/run.mjs FILE.ts [ARGUMENT…]\n");
  process.exit(2);
}

installMissingDependencies();

const child = spawn(pinnedNode(), [join(root, script), ...scriptArguments], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}` },
});

// A terminal sends Ctrl-C to the child as well: wait for it to finish its own way.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.on("exit", (status, signal) => process.exit(signal === null ? (status ?? 1) : 130));
