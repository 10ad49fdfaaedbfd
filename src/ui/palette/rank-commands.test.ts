import { describe, expect, it, vi } from "vitest";

import { offerCommands, offeredCommands } from "./command.ts";
import type { Command } from "./command.ts";
import { listCommands, parseRecent, rememberCommand } from "./rank-commands.ts";

function command(name: string, group: string, more: Partial<Command> = {}): Command {
  return {
    id: name,
    name,
    group,
    keywords: [],
    keys: [],
    onlyFound: false,
    run: () => undefined,
    ...more,
  };
}

const commands = [
  command("Copy all", "This tool"),
  command("Word counter", "Tools", { keywords: ["essay length"] }),
  command("Word frequency counter", "Tools"),
  command("Words per page", "Tools"),
  command("Privacy", "Pages"),
  command("How long is an essay?", "Articles", { onlyFound: true }),
  command("Go to the text", "Actions"),
];

const names = (query: string, recent: readonly string[] = []) =>
  listCommands(commands, query, recent).map((section) => [
    section.heading,
    section.commands.map(({ command: { name } }) => name),
  ]);

describe("the palette", () => {
  it("lists everything by group when nothing is asked for, but what is only found", () => {
    expect(names(" ")).toEqual([
      ["This tool", ["Copy all"]],
      ["Tools", ["Word counter", "Word frequency counter", "Words per page"]],
      ["Pages", ["Privacy"]],
      ["Actions", ["Go to the text"]],
    ]);
  });

  it("lists what was used last first, once, and forgets what is no longer there", () => {
    expect(names("", ["Privacy", "Gone", "Copy all"])).toEqual([
      ["Recent", ["Privacy", "Copy all"]],
      ["Tools", ["Word counter", "Word frequency counter", "Words per page"]],
      ["Actions", ["Go to the text"]],
    ]);
  });

  it.each([
    // The whole of a name before its start.
    ["word counter", ["Word counter", "Word frequency counter"]],
    ["word", ["Word counter", "Words per page", "Word frequency counter"]],
    // A word's start before a keyword.
    ["essay", ["How long is an essay?", "Word counter"]],
    ["wfc", ["Word frequency counter"]],
    ["nothing of the kind", []],
  ])("finds for %j, the best first: %j", (query, expected) => {
    expect(names(query)).toEqual([[null, expected]]);
  });

  it("puts what was used lately before what is met as well", () => {
    expect(names("word", ["Word frequency counter"])).toEqual([
      [null, ["Word frequency counter", "Word counter", "Words per page"]],
    ]);
    expect(names("word counter", ["Word frequency counter"])).toEqual([
      [null, ["Word counter", "Word frequency counter"]],
    ]);
  });
});

describe("what was used last", () => {
  it("is remembered latest first, each once, ten at most", () => {
    expect(rememberCommand(["a", "b"], "b")).toEqual(["b", "a"]);
    const many = Array.from({ length: 12 }, (_, index) => String(index));
    expect(rememberCommand(many, "new")).toHaveLength(10);
  });

  it.each([
    [
      ["a", 1, null, "b"],
      ["a", "b"],
    ],
    [[], []],
    ["a", undefined],
    [null, undefined],
  ])("is read from storage: %j is %j", (stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  });
});

describe("commands on offer", () => {
  it("are asked for when they are needed, until they are taken back", () => {
    const source = vi.fn<() => Command[]>(() => [command("Copy all", "This tool")]);
    const takeBack = offerCommands(source);
    expect(source).not.toHaveBeenCalled();
    expect(offeredCommands().map(({ name }) => name)).toEqual(["Copy all"]);
    takeBack();
    expect(offeredCommands()).toEqual([]);
  });
});
