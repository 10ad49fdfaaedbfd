import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const run = (args: readonly string[], files = {}, input = "") =>
  runTestCommand(["case", ...args], files, input);

describe("wordbench case", () => {
  it.each([
    ["upper", "x\n", "X\n"],
    ["upper", "x", "X"],
    ["upper", "a\r\nb\r\n", "A\r\nB\r\n"],
    ["lower", "ΟΔΟΣ", "οδος"],
    ["sentence", "I MET JOHN ON MONDAY.\n", "I met John on Monday.\n"],
    ["capitalize", "hello world", "Hello World"],
    ["title-ap", "what i want to be when i grow up\n", "What I Want To Be When I Grow Up\n"],
    ["title-chicago", "much ado about nothing", "Much Ado About Nothing"],
    ["title-chicago-18", "much ado about nothing", "Much Ado About Nothing"],
    ["title-chicago-17", "much ado about nothing", "Much Ado about Nothing"],
    ["title-simple", "  a day in the life  \nthe end\n", "A Day in the Life\nThe End\n"],
    ["camel", "XMLHttpRequest\nfoo bar\n", "xmlHttpRequest\nfooBar\n"],
    ["snake", "XMLHttpRequest", "xml_http_request"],
    ["constant", "fooBar", "FOO_BAR"],
    ["bold", "Ab1", "𝐀𝐛𝟏"],
    ["plain", "𝐀𝐛𝟏", "Ab1"],
    ["inverse", "aB", "Ab"],
  ])("--to %s of %j is %j", async (to, input, expected) => {
    expect(await run(["--to", to], {}, input)).toEqual({ status: 0, output: expected, errors: "" });
  });

  it("follows the locale", async () => {
    expect((await run(["--to", "upper", "--locale", "tr"], {}, "iı")).output).toBe("İI");
    expect((await run(["--to", "upper", "--locale", "de", "--sharp-s"], {}, "ß")).output).toBe("ẞ");
    expect((await run(["--to", "capitalize", "--locale", "nl"], {}, "ijs")).output).toBe("IJs");
  });

  it("gives the same random letters for the same seed", async () => {
    const letters = "the quick brown fox jumps over the lazy dog";
    const first = (await run(["--to", "random", "--seed", "7"], {}, letters)).output;
    expect((await run(["--to", "random", "--seed", "7"], {}, letters)).output).toBe(first);
    expect((await run(["--to", "random", "--seed", "8"], {}, letters)).output).not.toBe(first);
    expect(first.toLowerCase()).toBe(letters);
  });

  it("prints several files one after another", async () => {
    const files = { "a.txt": "a\n", "b.txt": "b" };
    expect((await run(["--to", "upper", "a.txt", "b.txt"], files)).output).toBe("A\nB");
  });

  it("explains titles", async () => {
    const { output } = await run(["--to", "title-ap", "--explain"], {}, "the end of it");
    expect(output.split("\n")).toEqual([
      "The  The first word is capitalised.",
      "End  A word that carries meaning, such as a noun, verb, adjective, adverb or pronoun, is capitalised.",
      "of   Prepositions of up to 3 letters are small in this style.",
      "It   The last word of a title, or of its part before a break, is capitalised.",
      "",
    ]);
    const json: unknown = JSON.parse(
      (await run(["--to", "title-ap", "--explain", "--json"], {}, "the end")).output,
    );
    expect(json).toMatchObject([
      {
        source: "-",
        text: "The End",
        reasons: [{ before: "the", after: "The", kind: "first" }, { kind: "last" }],
      },
    ]);
  });

  it.each([
    [[], "--to is needed"],
    [["--to", "shouty"], 'no case "shouty"'],
    [["--to", "upper", "--explain"], "--explain is for titles"],
    [["--to", "random", "--seed", "x"], "--seed takes a whole number"],
    [["--to", "upper", "--locale", "123"], "no language tag"],
  ])("refuses %j", async (args, sentence) => {
    const { status, output, errors } = await run(args, {}, "x");
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(errors).toContain(sentence);
  });
});
