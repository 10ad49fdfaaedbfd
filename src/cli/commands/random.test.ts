import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const run = (...args: readonly string[]) => runTestCommand(["random", ...args]);

describe("wordbench random", () => {
  it("prints ten words, one a line", async () => {
    const { status, output, errors } = await run();
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    const words = output.trimEnd().split("\n");
    expect(new Set(words).size).toBe(10);
    for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  });

  it("gives the same words for the same seed, and tells the seed that it made", async () => {
    const first = await run("--json", "--count", "5");
    const { seed, words, available } = JSON.parse(first.output);
    expect(words).toHaveLength(5);
    expect(available).toBeGreaterThan(25_000);
    expect(JSON.parse((await run("--json", "--count", "5", "--seed", seed)).output).words).toEqual(words);
    expect((await run("--count", "5", "--seed", seed)).output).toBe(`${words.join("\n")}\n`);
  });

  it("gives other words for another seed", async () => {
    expect((await run("--seed", "a")).output).not.toBe((await run("--seed", "b")).output);
  });

  it("joins filters", async () => {
    const { output } = await run(
      "--count=100",
      "--type=noun",
      "--length=5-7",
      "--complexity=easy",
      "--syllables=2",
      "--starts=b",
      "--contains=e",
    );
    const words = output.trimEnd().split("\n");
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect(word).toMatch(/^b(?=.*e)[a-z]{4,6}$/);
  });

  it("gives all where fewer fit, and says how many", async () => {
    const few = await run("--starts", "zeb", "--count", "50");
    const count = few.output.trimEnd().split("\n").length;
    expect(few.status).toBe(0);
    expect(few.errors).toBe(
      `wordbench: Only ${count} word${count === 1 ? " fits" : "s fit"}; all of them are given.\n`,
    );
    const none = await run("--starts", "zzz", "--json");
    expect({ status: none.status, errors: none.errors }).toEqual({
      status: 0,
      errors: "wordbench: No word fits.\n",
    });
    expect(JSON.parse(none.output)).toMatchObject({ words: [], available: 0 });
  });

  it("repeats words where that is allowed", async () => {
    const { output } = await run("--starts", "zeb", "--count", "50", "--repeats");
    expect(output.trimEnd().split("\n")).toHaveLength(50);
  });

  it("tells what words mean", async () => {
    const { output } = await run("--starts", "lantern", "--ends", "lantern", "--define");
    expect(output).toBe("lantern\n  noun: light in a transparent protective case\n");
    const json = await run("--starts", "lantern", "--ends", "lantern", "--define", "--json");
    expect(JSON.parse(json.output).definitions).toEqual([
      { word: "lantern", meanings: [{ type: "noun", senses: ["light in a transparent protective case"] }] },
    ]);
  });

  it("makes sentences and made-up words again from their seed", async () => {
    const sentences = await run("--sentences", "3", "--seed", "a", "--json");
    expect(JSON.parse(sentences.output)).toMatchObject({ seed: "a" });
    expect(JSON.parse(sentences.output).sentences).toHaveLength(3);
    expect((await run("--sentences", "3", "--seed", "a", "--json")).output).toBe(sentences.output);
    const madeUp = await run("--made-up", "7", "--seed", "a", "--length", "6");
    expect(madeUp.output).toMatch(/^(?:[a-z]{6}\n){7}$/);
  });

  it("makes passphrases, never the same, with their strength on standard error", async () => {
    const { output, errors } = await run("--passphrase", "6");
    expect(output).toMatch(/^[a-z]+(?:-[a-z]+){5}\n$/);
    // 6 × log2 7,776 = 77.55.
    expect(errors).toBe("wordbench: 77.5 bits: 6 of 7,776 words.\n");
    expect((await run("--passphrase", "6")).output).not.toBe(output);
    const several = await run("--passphrase", "4", "--count", "3", "--json");
    expect(JSON.parse(several.output)).toMatchObject({ bits: 51.7, listSize: 7776 });
    expect(JSON.parse(several.output).passphrases).toHaveLength(3);
    expect(JSON.parse(several.output)).not.toHaveProperty("seed");
  });

  it.each([
    [["--count", "0"], "The option --count takes a whole number from 1 to 100."],
    [["--count", "101"], "The option --count takes a whole number from 1 to 100."],
    [["--length", "8-4"], "The option --length takes a number or a range from 1 to 20, such as 4-8."],
    [["--syllables", "0"], "The option --syllables takes a number or a range from 1 to 10, such as 4-8."],
    [["--type", "pronoun"], "The option --type takes noun, verb, adjective, adverb or any."],
    [["--complexity", "impossible"], "The option --complexity takes easy, medium, hard or any."],
    [["--starts", "q1"], "The option --starts takes letters from a to z, ? for one letter and * for any."],
    [["--rhymes-with", "xyzzy"], 'How "xyzzy" is spoken is not known here, so neither are its rhymes.'],
    [
      ["--passphrase", "6", "--seed", "a"],
      "A passphrase takes no seed: who knows the seed would know the passphrase.",
    ],
    [["--sentences", "2", "--made-up", "2"], "The options --sentences and --made-up do not go together."],
    [["--sentences", "2", "--type", "noun"], "The options --sentences and --type do not go together."],
    [["--made-up", "2", "--length", "15-20"], "Made-up words have 3 to 12 letters."],
    [["words.txt"], "The command random reads no files."],
  ])("refuses %j", async (args, message) => {
    const { status, output, errors } = await run(...args);
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toBe(`wordbench: ${message}\nRun "wordbench random --help" to see what there is.\n`);
  });

  it("has help of at most 80 columns", async () => {
    const { output } = await run("--help");
    expect(output.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});
