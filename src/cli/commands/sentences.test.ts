import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";
import { sentences } from "./sentences.ts";

const files = {
  "a.txt": "Mr. Smith went  home. It was\n  a cold \nnight.\n\nThe end",
  "b.txt": "One. Two.",
};

describe("wordbench sentences", () => {
  it("lists a sentence a line, of all inputs", async () => {
    expect(await runTestCommand(["sentences", "a.txt", "b.txt"], files)).toEqual({
      status: 0,
      output: "Mr. Smith went  home.\nIt was a cold night.\nThe end\nOne.\nTwo.\n",
      errors: "",
    });
  });

  it("lists them as JSON, an object an input", async () => {
    const { output } = await runTestCommand(["sentences", "--json", "b.txt", "-"], files, "Drei.\nVier");
    expect(JSON.parse(output)).toEqual([
      { source: "b.txt", sentences: ["One.", "Two."] },
      { source: "-", sentences: ["Drei.", "Vier"] },
    ]);
  });

  it("lists none of an empty input", async () => {
    expect((await runTestCommand(["sentences"])).output).toBe("");
    expect(JSON.parse((await runTestCommand(["sentences", "--json"])).output)).toEqual([
      { source: "-", sentences: [] },
    ]);
  });

  it("lists a sentence once that is longer than what is read at a time", async () => {
    const sentence = `${"word ".repeat(4000)}end.`;
    const { output } = await runTestCommand(["sentences", "--json"], {}, `${sentence} Next.`);
    expect(JSON.parse(output)).toEqual([{ source: "-", sentences: [sentence, "Next."] }]);
  });

  it("cuts them as print in the language does", async () => {
    const german = "Er kam am 3. Mai. Im 19. Jahrhundert war das so.";
    expect((await runTestCommand(["sentences", "--language", "de-AT"], {}, german)).output).toBe(
      "Er kam am 3. Mai.\nIm 19. Jahrhundert war das so.\n",
    );
    const { status, errors } = await runTestCommand(["sentences", "--language", "german"], {}, german);
    expect(status).toBe(2);
    expect(errors).toContain('"german" is no language tag, such as en, de or pt-BR.');
  });

  it("lists places and types", async () => {
    const text = "Chapter One\n\nWho’s there?\nWait!\tI am.";
    expect((await runTestCommand(["sentences", "--list"], {}, text)).output).toBe(
      "0\t11\tfragment\t2\tChapter One\n13\t25\tquestion\t2\tWho’s there?\n" +
        "26\t31\texclamation\t1\tWait!\n32\t37\tstatement\t2\tI am.\n",
    );
    const { output } = await runTestCommand(["sentences", "--list", "--json"], {}, "A  b.\nC?");
    expect(JSON.parse(output)).toEqual([
      {
        source: "-",
        sentences: ["A  b.", "C?"],
        list: [
          { start: 0, end: 5, type: "statement", words: 2, text: "A  b." },
          { start: 6, end: 8, type: "question", words: 1, text: "C?" },
        ],
      },
    ]);
  });

  it("sums them up", async () => {
    const { output } = await runTestCommand(
      ["sentences", "--stats", "--json"],
      {},
      "One two. Why?\n\nStop it now!",
    );
    expect(JSON.parse(output)).toMatchObject([
      {
        stats: {
          sentences: 3,
          statements: 1,
          questions: 1,
          exclamations: 1,
          fragments: 0,
          words: 6,
          mean: 2,
          median: 2,
          shortest: 1,
          longest: 3,
          paragraphs: 2,
          sentencesPerParagraph: 1.5,
        },
      },
    ]);
    const table = (await runTestCommand(["sentences", "--stats", "a.txt", "b.txt"], files)).output;
    expect(table.split("\n")[0]).toMatch(/^Sentences .* Source$/);
    expect((await runTestCommand(["sentences", "--stats"])).output).toContain(
      "Longest, in words         -\n",
    );
  });

  it("refuses what does not go together", async () => {
    expect((await runTestCommand(["sentences", "--list", "--stats"])).status).toBe(2);
  });

  it("has a help at most 80 columns wide", () => {
    expect(sentences.help.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});
