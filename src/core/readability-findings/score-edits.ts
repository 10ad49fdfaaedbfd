import type { ReadabilityInputs } from "#core/analyses/readability/readability.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { readText } from "./read-text.ts";
import type { TextReading } from "./read-text.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import { scoreOf } from "./score-along.ts";
import type { ScoreName } from "./score-along.ts";
import { splitSentence } from "./split-sentence.ts";

/** What could be done with one sentence, and what that would do to the score of the whole text. */
export interface ScoredEdit {
  readonly span: Span;
  /** The sentence as it is, and as it would be. */
  readonly before: string;
  readonly after: string;
  /** New sentences that the split makes, 0 for none. */
  readonly splits: number;
  /** Wordings that get a simpler choice: “utilize → use”. */
  readonly replaced: readonly string[];
  /** Score of the whole text after this edit less its score now; below 0 is easier where a score is a grade. */
  readonly change: number;
}

/** Sentences for which an edit is worked out: the hardest to read first. */
const MOST_SENTENCES = 2000;
const MOST_REPLACED = 12;
/** A change smaller than this is nothing. */
const LEAST_CHANGE = 1e-6;

/**
 * For each sentence that can be split at a conjunction, or that has wordings with a simpler choice, the change of the
 * score of the whole text if that were done, ranked by how much easier it makes the text. The counts of the changed sentence
 * take the place of the old ones; so it is computed, not guessed, but whether the new words fit is the writer's to see.
 * `easierIsLess` says which way the score goes. At most `most` are given. English only; empty in other languages.
 */
export function rankEdits(
  text: string,
  reading: TextReading,
  rules: SentenceRules,
  {
    score,
    easierIsLess,
    most,
  }: { readonly score: ScoreName; readonly easierIsLess: boolean; readonly most: number },
): readonly ScoredEdit[] {
  const { language, inputs } = reading;
  const now = scoreOf(inputs, language, score);
  if (language !== "en" || now === null) return [];
  const edits = candidates(text, reading).flatMap((edit): readonly ScoredEdit[] => {
    const rest = minus(inputs, sentenceInputs(text.slice(edit.span.start, edit.span.end), language, rules));
    const after = scoreOf(plus(rest, sentenceInputs(edit.after, language, rules)), language, score);
    if (after === null) return [];
    const change = after - now;
    const gain = easierIsLess ? -change : change;
    return gain > LEAST_CHANGE ? [{ ...edit, change }] : [];
  });
  return edits
    .toSorted(
      (first, second) =>
        Math.abs(second.change) - Math.abs(first.change) ||
        second.before.length - first.before.length ||
        first.span.start - second.span.start,
    )
    .slice(0, most);
}

type Candidate = Omit<ScoredEdit, "change">;

/** Each sentence with all that can be done to it; the longest sentences first where there are too many. */
function candidates(text: string, { sentences, findings }: TextReading): readonly Candidate[] {
  const fixable = findings.filter(
    ({ check, fixes }) => fixes.length > 0 && (check === "simpler-word" || check === "nominalisation"),
  );
  const edits: Candidate[] = [];
  let next = 0;
  for (const sentence of sentences) {
    const { start, end } = sentence.span;
    while ((fixable[next]?.span.start ?? Infinity) < start) next += 1;
    const changes: TextChange[] = [];
    for (let at = next; (fixable[at]?.span.start ?? Infinity) < end; at += 1) {
      const finding = fixable[at];
      const fix = finding?.fixes[0];
      if (finding === undefined || fix === undefined || finding.span.end > end) continue;
      if (finding.span.start < (changes.at(-1)?.to ?? 0) || changes.length >= MOST_REPLACED) continue;
      changes.push(changeFor(text, finding.span, fix));
    }
    const before = text.slice(start, end);
    const worded = applyWithin(before, start, changes);
    const split = before.length > 5000 ? null : splitSentence(worded);
    if (split === null && changes.length === 0) continue;
    edits.push({
      span: { start, end },
      before,
      after: split?.text ?? worded,
      splits: split === null ? 0 : split.sentences - 1,
      replaced: changes.map(({ from, to, insert }) => describeChange(text.slice(from, to), insert)),
    });
  }
  return edits.length <= MOST_SENTENCES
    ? edits
    : edits.toSorted((first, second) => second.before.length - first.before.length).slice(0, MOST_SENTENCES);
}

/** The change that puts a fix in the place of a finding. One that leaves words out takes a space along, and passes a capital on. */
export function changeFor(text: string, { start, end }: Span, fix: string): TextChange {
  if (fix !== "") return { from: start, to: end, insert: fix };
  const after = /^[,]?\s+/.exec(text.slice(end, end + 8))?.[0] ?? "";
  if (after === "") {
    const space = /\s$/.test(text.slice(Math.max(0, start - 1), start)) ? 1 : 0;
    return { from: start - space, to: end, insert: "" };
  }
  const first = text.charAt(start);
  const isCapital = first !== first.toLowerCase();
  const next = text.charAt(end + after.length);
  // Between two commas, both go along; a comma after it alone stays, unless the sentence begins with what goes.
  const before = text.slice(Math.max(0, start - 2), start);
  if (after.startsWith(",") && !isCapital) {
    return /,\s$/.test(before)
      ? { from: start - 2, to: end + 1, insert: "" }
      : { from: start - (/\s$/.test(before) ? 1 : 0), to: end, insert: "" };
  }
  return isCapital && next !== ""
    ? { from: start, to: end + after.length + next.length, insert: next.toUpperCase() }
    : { from: start, to: end + after.length, insert: "" };
}

function applyWithin(sentence: string, start: number, changes: readonly TextChange[]): string {
  let result = "";
  let at = 0;
  for (const { from, to, insert } of changes) {
    if (from - start < at) continue;
    result += sentence.slice(at, from - start) + insert;
    at = to - start;
  }
  return result + sentence.slice(at);
}

function describeChange(before: string, after: string): string {
  return after.trim() === "" ? `without “${before.trim()}”` : `${before.trim()} → ${after.trim()}`;
}

function sentenceInputs(sentence: string, language: string, rules: SentenceRules): ReadabilityInputs {
  return readText(sentence, language, rules).inputs;
}

/** Of the words that are each counted once, a sentence's own cannot be taken from the text's: they stay as they are. */
function minus(whole: ReadabilityInputs, part: ReadabilityInputs): ReadabilityInputs {
  return combine(whole, part, -1);
}

function plus(whole: ReadabilityInputs, part: ReadabilityInputs): ReadabilityInputs {
  return combine(whole, part, 1);
}

function combine(whole: ReadabilityInputs, part: ReadabilityInputs, sign: 1 | -1): ReadabilityInputs {
  const sum = (name: keyof ReadabilityInputs): number => Math.max(0, whole[name] + sign * part[name]);
  return {
    words: sum("words"),
    sentences: sum("sentences"),
    syllables: sum("syllables"),
    letters: sum("letters"),
    monosyllables: sum("monosyllables"),
    polysyllables: sum("polysyllables"),
    fourSyllableWords: sum("fourSyllableWords"),
    longWords: sum("longWords"),
    miniWords: sum("miniWords"),
    complexWords: sum("complexWords"),
    difficultWords: sum("difficultWords"),
    unfamiliarWords: whole.unfamiliarWords,
  };
}
