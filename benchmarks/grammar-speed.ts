import { checkText } from "#core/checks/check-text.ts";
import { defaultCheckOptions } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import { TextChecker } from "#core/checks/text-checker.ts";
import { loadLinter } from "../src/cli/commands/grammar-linter.ts";
import { speeches } from "../tests/real-text.ts";
import { milliseconds, percentile, printTable } from "./measure.ts";
import { nameWithVersion } from "./peer-version.ts";

const wordsInPiece = 1000;
const pieces = 12;
const longText = 100_000;
const keystrokes = 60;

type Check = (text: string) => unknown;

/** The words of a text in pieces that nobody has read before: what was read once is remembered. */
function cutIntoPieces(text: string): readonly string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.floor(words.length / wordsInPiece) }, (_, piece) =>
    words.slice(piece * wordsInPiece, (piece + 1) * wordsInPiece).join(""),
  );
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Loading with the first piece, then the middle of the others, each read for the first time; then one of them again. */
async function timePieces(load: () => Promise<Check>, texts: readonly string[]): Promise<readonly string[]> {
  const [first = "", ...others] = texts;
  let check: Check = () => null;
  const cold = await timeOf(async () => {
    check = await load();
    await check(first);
  });
  const warm: number[] = [];
  for (const text of others) warm.push(await timeOf(() => check(text)));
  const again = await timeOf(() => check(first));
  const sorted = warm.toSorted((one, other) => one - other);
  return [cold, percentile(sorted, 0.5), percentile(sorted, 0.95), again].map(milliseconds);
}

/**
 * Milliseconds for 1,000 words of English, cold (with loading) and warm, by our own rules, by Harper alone and by both;
 * then for a letter typed into 100,000 words that were read before, as the worker of the page does it.
 */
export async function benchmarkGrammar(): Promise<void> {
  const texts = cutIntoPieces(speeches(wordsInPiece * pieces));
  const loadOwn = async (): Promise<Check> => {
    const checker = await loadChecker(defaultCheckOptions);
    return (text) => checkText(text, checker);
  };
  const loadBoth = async (): Promise<Check> => {
    const [checker, lint] = await Promise.all([loadChecker(defaultCheckOptions), loadLinter(null)]);
    return async (text) => checkText(text, checker, await lint(text));
  };
  printTable(
    "Milliseconds for 1,000 words of English",
    ["", "cold", "warm p50", "warm p95", "read before"],
    [
      ["Wordbench, own rules", ...(await timePieces(loadOwn, texts))],
      [`${nameWithVersion("harper.js")} alone`, ...(await timePieces(() => loadLinter(null), texts))],
      ["Wordbench with Harper", ...(await timePieces(loadBoth, texts))],
    ],
  );
  await benchmarkKeystroke();
}

/** Does work to its end; tells how long it took, and the longest step, which a newer keystroke would wait for. */
function followSteps(steps: Generator<number, unknown, undefined>): { time: number; longest: number } {
  const begun = performance.now();
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (done === true) return { time: performance.now() - begun, longest };
  }
}

async function benchmarkKeystroke(): Promise<void> {
  const checked = new TextChecker(await loadChecker(defaultCheckOptions));
  let text = speeches(longText);
  const opening = followSteps(checked.openInSteps(text));
  const reading = followSteps(checked.checkInSteps([]));
  const durations: number[] = [];
  let longest = 0;
  for (let stroke = 0; stroke < keystrokes; stroke += 1) {
    const at = Math.floor((text.length * (stroke + 1)) / (keystrokes + 1));
    text = `${text.slice(0, at)}x${text.slice(at)}`;
    const cutting = followSteps(checked.openInSteps(text));
    const checking = followSteps(checked.checkInSteps([]));
    durations.push(cutting.time + checking.time);
    longest = Math.max(longest, cutting.longest, checking.longest);
  }
  const sorted = durations.toSorted((one, other) => one - other);
  printTable(
    `A text of ${longText.toLocaleString("en")} words, own rules and consistency, as the worker of the page reads it`,
    ["", "ms"],
    [
      ["read for the first time", milliseconds(opening.time + reading.time)],
      ["its longest step", milliseconds(Math.max(opening.longest, reading.longest))],
      ["after a letter was typed, p50", milliseconds(percentile(sorted, 0.5))],
      ["after a letter was typed, p95", milliseconds(percentile(sorted, 0.95))],
      ["its longest step", milliseconds(longest)],
    ],
  );
}
