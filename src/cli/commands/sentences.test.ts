import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

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
});
