import { readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./commands/command.ts";
import { commandNames, loadCommand, loadCommands } from "./commands/commands.ts";
import { exitStatus } from "./exit-status.ts";
import type { ExitStatus } from "./exit-status.ts";
import type { Terminal } from "./terminal.ts";
import { readVersion } from "./version.ts";

async function listCommands(): Promise<string> {
  const width = Math.max(...commandNames.map((name) => name.length), "help".length);
  return [
    ...(await loadCommands()),
    { name: "help", summary: "Print this help, or the help of a command: help count." },
  ]
    .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
    .join("\n");
}

async function writeHelp(): Promise<string> {
  return `wordbench: tools for people who work with words, at the command line.
It needs no network and sends nothing anywhere.

Usage:
  wordbench COMMAND [OPTION...] [FILE...]
  wordbench --help | --version

Commands:
${await listCommands()}

Options:
  -h, --help  Print this help; after a COMMAND, its own, with all its options.
  --version   Print the version.

Exit status:
  0  Everything worked.
  1  An input could not be read; standard error names it. The others were done.
  2  The command was not understood; nothing was done.

Examples:
  wordbench count essay.txt
  wordbench count --json chapter-1.md chapter-2.md
  wordbench count --help
`;
}

async function findCommand(name: string): Promise<Command> {
  const command = await loadCommand(name);
  if (command === null) throw new UsageError(`There is no command "${name}".`);
  return command;
}

async function runWithoutCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { flags } = readArguments(args, { help: "flag", version: "flag" });
  if (flags.has("help")) {
    terminal.writeOutput(await writeHelp());
  } else if (flags.has("version")) {
    terminal.writeOutput(`${await readVersion()}\n`);
  } else {
    throw new UsageError(`A command is missing: ${commandNames.join(", ")} or help.`);
  }
  return exitStatus.done;
}

async function runHelp(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [name, ...others] = readArguments(args, { help: "flag" }).operands;
  if (others.length > 0) throw new UsageError("The command help takes the name of one command.");
  const isOfAll = name === undefined || name === "help";
  terminal.writeOutput(isOfAll ? await writeHelp() : (await findCommand(name)).help);
  return exitStatus.done;
}

function reportUsage(error: unknown, helpCommand: string, terminal: Terminal): ExitStatus {
  if (!(error instanceof UsageError)) throw error;
  terminal.writeError(`wordbench: ${error.message}\nRun "${helpCommand}" to see what there is.\n`);
  return exitStatus.wrongUsage;
}

/**
 * Runs `wordbench` with the arguments that follow its name and gives its exit status. Whatever a person or a file
 * can do wrong ends in a sentence and a status; only a fault of the program itself throws.
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [name, ...rest] = args;
  let helpCommand = "wordbench --help";
  try {
    if (name === undefined || name.startsWith("-")) return await runWithoutCommand(args, terminal);
    if (name === "help") return await runHelp(rest, terminal);
    const command = await findCommand(name);
    helpCommand = `wordbench ${name} --help`;
    return await command.run(rest, terminal);
  } catch (error) {
    return reportUsage(error, helpCommand, terminal);
  }
}
