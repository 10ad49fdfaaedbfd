import { describe, expect, it } from "vitest";
import { loadAnalysis } from "#core/analyses/load-analyses.ts";
import { countText } from "#core/scan/text-totals.ts";
import type { CountsOptions } from "#core/analyses/counts/counts.ts";
import type { Progress } from "./engine.ts";
import { createInPlaceEngine } from "./in-place-engine.ts";

const options: CountsOptions = { dialect: "word", limit: null };
const never = new AbortController().signal;

/** Enough text for several turns. */
const longText = "Some words that make up a sentence. ".repeat(20).concat("\n\n").repeat(2000);
const longWords = 7 * 20 * 2000;

describe("createInPlaceEngine", () => {
  it("answers about the text as it is after every change so far", async () => {
    const engine = createInPlaceEngine();
    engine.open("one two", 1);
    const first = engine.analyse(never, "counts", options);
    expect(await first).toMatchObject({ kind: "result", revision: 1, result: { words: 2 } });
    engine.change([{ from: 7, to: 7, insert: " three" }], 2);
    engine.change(
      [
        { from: 0, to: 4, insert: "" },
        { from: 8, to: 13, insert: "3 4 5" },
      ],
      3,
    );
    const second = engine.analyse(never, "counts", options);
    expect(await second).toMatchObject({ kind: "result", revision: 3, result: { words: 4, length: 9 } });
  });

  it("cuts sentences as in the language of the text, after changes and in parts too", async () => {
    const engine = createInPlaceEngine();
    const countSentences = async (start: number | null = null) => {
      const span = start === null ? null : { start, end: 100 };
      const answer = await engine.analyse(never, "counts", options, span);
      return answer.kind === "result" ? answer.result.sentences : answer;
    };
    // A German ordinal has a full stop; in English one ends the sentence.
    const text = "Am 3. Mai kam er. Sie ging.";
    engine.open(text, 1);
    expect(await countSentences()).toBe(3);
    engine.open(text, 2, "de");
    engine.change([{ from: 27, to: 27, insert: " Am 4. Juni nicht." }], 3);
    expect(await countSentences()).toBe(3);
    expect(await countSentences(27)).toBe(1);
    engine.open(text, 4);
    expect(await countSentences()).toBe(3);
  });

  it("answers about an empty text without being opened", async () => {
    const answer = createInPlaceEngine().analyse(never, "counts", options);
    expect(await answer).toMatchObject({ kind: "result", revision: 0, result: { words: 0 } });
  });

  it("takes changes while a long text is read, and says how far it is", async () => {
    const engine = createInPlaceEngine();
    const reports: Progress[] = [];
    engine.onProgress((progress) => reports.push(progress));
    engine.open(longText, 1);
    const whileReading = engine.analyse(never, "counts", options);
    await new Promise((resolve) => setTimeout(resolve));
    engine.change([{ from: 0, to: 0, insert: "More. " }], 2);
    engine.change([{ from: 0, to: 0, insert: "Even. " }], 3);
    expect(await whileReading).toMatchObject({
      kind: "result",
      revision: 3,
      result: { words: longWords + 2 },
    });
    expect(reports.length).toBeGreaterThan(1);
    for (const { total } of reports) expect(total).toBe(longText.length);
    expect(reports.map(({ read }) => read)).toEqual(
      reports.map(({ read }) => read).toSorted((a, b) => a - b),
    );
    expect(reports.at(-1)).toEqual({
      read: longText.length,
      total: longText.length,
      totals: countText(`Even. More. ${longText}`),
    });
  });

  it("lets other work through while it reads", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    let isAnswered = false;
    const answer = engine.analyse(never, "frequency", { limit: 1, withoutStopWords: false }).then(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isAnswered).toBe(false);
    await answer;
  });

  it("changes an analysis that is half read", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    await engine.analyse(never, "counts", options);
    await loadAnalysis("frequency");
    const reading = engine.analyse(never, "frequency", { limit: 1, withoutStopWords: false });
    await new Promise((resolve) => setTimeout(resolve));
    engine.change([{ from: 0, to: 0, insert: "zebra zebra " }], 2);
    expect(await reading).toMatchObject({ kind: "result", revision: 2, result: { tokens: longWords + 2 } });
  });

  it("reads a long text in turns when it comes as a change of everything", async () => {
    const engine = createInPlaceEngine();
    const reports: Progress[] = [];
    engine.onProgress((progress) => reports.push(progress));
    engine.open("old", 1);
    await engine.analyse(never, "counts", options);
    engine.change([{ from: 0, to: 3, insert: longText }], 2);
    engine.change([{ from: 0, to: 0, insert: "More. " }], 3);
    const answer = await engine.analyse(never, "counts", options);
    expect(answer).toMatchObject({ kind: "result", revision: 3, result: { words: longWords + 1 } });
    expect(reports.at(-1)).toEqual({
      read: longText.length,
      total: longText.length,
      totals: countText(`More. ${longText}`),
    });
  });

  it("answers about the newest of two texts opened in a row", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    const asked = engine.analyse(never, "counts", options);
    await new Promise((resolve) => setTimeout(resolve));
    engine.open("only this", 2);
    expect(await asked).toMatchObject({ kind: "result", revision: 2, result: { words: 2 } });
  });

  it.each([
    [{ start: 0, end: 7 }, 2],
    [{ start: 4, end: 4 }, 0],
    [{ start: 5, end: 99 }, 3],
    [{ start: 0, end: 18 }, 4],
  ])("counts the part %j as %i words", async (span, words) => {
    const engine = createInPlaceEngine();
    engine.open("one two\n\nthree four", 1);
    const answer = engine.analyse(never, "counts", options, span);
    expect(await answer).toMatchObject({ kind: "result", revision: 1, result: { words } });
  });

  it("counts a part that spans many blocks", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    const paragraph = longText.length / 2000;
    const answer = engine.analyse(never, "counts", options, { start: paragraph, end: paragraph * 501 });
    expect(await answer).toMatchObject({ kind: "result", result: { words: 7 * 20 * 500, paragraphs: 500 } });
  });

  it("answers cancelled once for an aborted request, before, during and after its turn", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    const aborted = AbortSignal.abort();
    expect(await engine.analyse(aborted, "counts", options)).toEqual({ kind: "cancelled", revision: 1 });
    const aborting = new AbortController();
    const asked = engine.analyse(aborting.signal, "counts", options);
    aborting.abort();
    expect(await asked).toEqual({ kind: "cancelled", revision: 1 });
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "result" });
    aborting.abort();
  });

  it("keeps two requests for one analysis apart", async () => {
    const engine = createInPlaceEngine();
    engine.open("one two three", 1);
    const limited = { dialect: "word", limit: { unit: "words", count: 2 } } as const;
    const answers = await Promise.all([
      engine.analyse(never, "counts", options),
      engine.analyse(never, "counts", limited),
    ]);
    expect(answers).toMatchObject([{ result: { overflowStart: null } }, { result: { overflowStart: 8 } }]);
  });

  it("fails until the next opening after a change that does not fit", async () => {
    const messages: string[] = [];
    const engine = createInPlaceEngine({ onBroken: (message) => messages.push(message) });
    engine.open("one", 1);
    await engine.analyse(never, "counts", options);
    engine.change([{ from: 50, to: 60, insert: "" }], 2);
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "failure", revision: 2 });
    expect(messages).toHaveLength(1);
    engine.open("one two", 3);
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "result", revision: 3 });
  });

  it("cancels what is open when it is closed", async () => {
    const engine = createInPlaceEngine();
    engine.open(longText, 1);
    const asked = engine.analyse(never, "counts", options);
    engine.close();
    expect(await asked).toEqual({ kind: "cancelled", revision: 1 });
  });
});
