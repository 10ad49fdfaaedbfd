import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { commandNames, loadCommands } from "./commands/commands.ts";
import { runCli } from "./run-cli.ts";
import { createTestTerminal } from "./test-terminal.ts";

const commands = await loadCommands();
const missingCommand = `A command is missing: ${commandNames.join(", ")} or help.`;

describe("wordbench", () => {
  it.each([[["--help"]], [["-h"]], [["help"]], [["help", "help"]], [["help", "--help"]]])(
    "explains itself with %j",
    async (args) => {
      const terminal = createTestTerminal();
      expect(await runCli(args, terminal)).toBe(0);
      expect(terminal.output()).toContain("Usage:\n  wordbench COMMAND");
      for (const { name, summary } of commands) {
        expect(terminal.output().replaceAll(/ {2,}/g, "  ")).toContain(`  ${name}  ${summary}\n`);
      }
      expect(terminal.errors()).toBe("");
    },
  );

  it.each(commands.map(({ name, help }) => [name, help]))("explains %s in two ways", async (name, help) => {
    for (const args of [
      ["help", name],
      [name, "--help"],
    ]) {
      const terminal = createTestTerminal();
      expect(await runCli(args, terminal)).toBe(0);
      expect(terminal.output()).toBe(help);
    }
  });

  it.each(commands.map(({ name, help }) => [name, help]))(
    "keeps the help of %s to 80 columns",
    (_name, help) => {
      expect(help.split("\n").filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it("keeps its own help to 80 columns", async () => {
    const terminal = createTestTerminal();
    await runCli(["--help"], terminal);
    expect(
      terminal
        .output()
        .split("\n")
        .filter((line) => line.length > 80),
    ).toEqual([]);
  });

  it("has each command under its own name", () => {
    expect(commands.map(({ name }) => name)).toEqual(commandNames);
  });

  it("prints the version of package.json", async () => {
    const terminal = createTestTerminal();
    expect(await runCli(["--version"], terminal)).toBe(0);
    const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
    expect(manifest).toContain(`"version": "${terminal.output().trim()}"`);
  });

  it.each([
    [[], missingCommand, "wordbench --help"],
    [["tally"], 'There is no command "tally".', "wordbench --help"],
    [["-"], missingCommand, "wordbench --help"],
    [["--json"], "There is no option --json.", "wordbench --help"],
    [["--help=count"], "The option --help takes no value.", "wordbench --help"],
    [["help", "tally"], 'There is no command "tally".', "wordbench --help"],
    [["help", "count", "count"], "The command help takes the name of one command.", "wordbench --help"],
    [["count", "--lines"], "There is no option --lines.", "wordbench count --help"],
    [["count", "-w"], "There is no option -w.", "wordbench count --help"],
    [["count", "--json=1"], "The option --json takes no value.", "wordbench count --help"],
    [["count", "--dialect"], "The option --dialect needs a value.", "wordbench count --help"],
    [
      ["count", "--dialect", "docs"],
      'There is no dialect "docs"; there are word, unicode, wc, dictionary, cjk.',
      "wordbench count --help",
    ],
    [["count", "-", "-"], "Standard input (-) can be given only once.", "wordbench count --help"],
  ])("ends with 2 and says where the help is for %j", async (args, sentence, help) => {
    const terminal = createTestTerminal();
    expect(await runCli(args, terminal)).toBe(2);
    expect(terminal.errors()).toBe(`wordbench: ${sentence}\nRun "${help}" to see what there is.\n`);
    expect(terminal.output()).toBe("");
  });
});
