import { createReadStream, fstatSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { isatty } from "node:tty";

import { exitStatus } from "./exit-status.ts";
import { runCli } from "./run-cli.ts";
import type { Terminal } from "./terminal.ts";

const terminal: Terminal = {
  openFile: (path) => createReadStream(path),
  // For a folder (`< folder`) `process.stdin` is empty and says nothing; reading it as a file gives the error.
  openStandardInput: () => (fstatSync(0).isDirectory() ? createReadStream("", { fd: 0 }) : process.stdin),
  isInteractive: () => isatty(0),
  isOutputInteractive: () => isatty(1),
  writeOutput: (text) => void process.stdout.write(text),
  writeOutputBytes: (bytes) => void process.stdout.write(bytes),
  writeFile: (path, bytes) => writeFile(path, bytes),
  writeError: (text) => void process.stderr.write(text),
};

function endOnWriteError(error: Error): void {
  // The reader had enough (`| head`): that is no failure, and there is nobody left to tell.
  if ("code" in error && error.code === "EPIPE") process.exit();
  process.stderr.write(`wordbench: cannot write the output: ${error.message}.\n`, () =>
    process.exit(exitStatus.inputFailed),
  );
}

process.stdout.on("error", endOnWriteError);
process.stderr.on("error", () => process.exit());

// Not `process.exit()`: output that a pipe has not taken yet would be lost.
process.exitCode = await runCli(process.argv.slice(2), terminal);
