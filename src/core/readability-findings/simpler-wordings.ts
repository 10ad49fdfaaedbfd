import { gerundOf, participleOf, pastOf, pluralOf, thirdPersonOf } from "#core/checks/reading/word-forms.ts";
import { lemma } from "#core/lexicon/lemma.ts";
import { simplerWords } from "#core/lists/simpler-words.ts";
import { articleFor, matchCase } from "./match-case.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import { followsClosely } from "./sentence-tokens.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

type Form = "phrase" | "base" | "third" | "ing" | "past" | "noun";

interface Wording {
  readonly words: readonly string[];
  readonly form: Form;
  /** Empty where it can go. */
  readonly choices: readonly string[];
  /** After have and be, where the past tense and the participle of a choice differ. */
  readonly participles: readonly string[];
}

const before = {
  noun: new Set(
    "a an the this that these those my your his her its our their no any some each every of new further own many two other such as".split(
      " ",
    ),
  ),
  ing: new Set(
    "am is are was were be been being by for before after when while without from start starts started begin began begins stop stops stopped keep keeps kept i'm you're we're they're".split(
      " ",
    ),
  ),
  /** Before one of these a word that may be noun or verb is a verb. */
  verb: new Set(
    "to will would can could may might must should shall cannot not please i you we they he she it who which let's don't doesn't didn't can't won't i'll you'll we'll they'll".split(
      " ",
    ),
  ),
  participle: new Set(
    "am is are was were be been being have has had having i've we've you've they've get got".split(" "),
  ),
};

/** Verbs that are as often nouns: a parking permit, two attempts. */
const alsoNouns = new Set(
  "attempt exhibit forfeit institute monitor permit purchase request warrant witness advocate".split(" "),
);
const afterNoun =
  /^(?:of|to|for|in|on|at|by|from|with|that|which|who|is|are|was|were|will|would|can|could|may|might|must|should|has|have|had|do|does|did|and|or|but|as|than|when|where|if|because|so|not|under|over|into|between|among|before|after|it|we|you|they|he|she|i|\p{L}+s)$/u;

let wordings: ReadonlyMap<string, readonly Wording[]> | null = null;

/** By their first words; the longest of those that begin alike come first. */
function readWordings(): ReadonlyMap<string, readonly Wording[]> {
  if (wordings !== null) return wordings;
  const table = new Map<string, Wording[]>();
  for (const line of simplerWords.trim().split("\n")) {
    for (const wording of parseLine(line)) {
      const [first = ""] = wording.words;
      table.set(first, [...(table.get(first) ?? []), wording]);
    }
  }
  for (const [first, list] of table) {
    table.set(
      first,
      list.toSorted((one, other) => other.words.length - one.words.length),
    );
  }
  wordings = table;
  return table;
}

function parseLine(line: string): readonly Wording[] {
  const [left = "", right = ""] = line.split(": ");
  const choices = right === "(omit)" ? [] : right.split(", ");
  const [, word = left, kind = ""] = /^(.+) ([vn])$/.exec(left) ?? [];
  const make = (form: Form, written: string, chosen: readonly string[], participles = chosen): Wording => ({
    words: written.split(" "),
    form,
    choices: chosen,
    participles,
  });
  if (kind === "n") {
    return [
      make("noun", word, choices),
      make(
        "noun",
        pluralOf(word),
        choices.map((choice) => ofFirstWord(choice, pluralOf)),
      ),
    ];
  }
  if (kind !== "v") return [make("phrase", word, choices)];
  const spellings = word.endsWith("ize") ? [word, `${word.slice(0, -3)}ise`] : [word];
  return spellings.flatMap((base) => {
    const inflected = (inflect: (verb: string) => string): readonly string[] =>
      choices.map((choice) => ofFirstWord(choice, inflect));
    return [
      make("base", base, choices),
      make("third", thirdPersonOf(base), inflected(thirdPersonOf)),
      make("ing", gerundOf(base), inflected(gerundOf)),
      make("past", pastOf(base), inflected(pastOf), inflected(participleOf)),
    ];
  });
}

/** `carry out` and `carried`: `carried out`. */
function ofFirstWord(wording: string, inflect: (word: string) => string): string {
  const [first = "", ...rest] = wording.split(" ");
  return [inflect(first), ...rest].join(" ");
}

/** Finds long or official wordings for which there are simpler ones; the longest wording at a place counts. */
export function findSimplerWordings(
  sentence: string,
  tokens: readonly SentenceToken[],
): readonly ReadabilityFinding[] {
  const table = readWordings();
  const found: ReadabilityFinding[] = [];
  let index = 0;
  while (index < tokens.length) {
    const wording = table.get(tokens[index]?.lower ?? "")?.find((one) => matches(tokens, index, one));
    const finding = wording === undefined ? null : describe(sentence, tokens, index, wording);
    if (wording !== undefined && finding !== null) found.push(finding);
    index += finding === null ? 1 : (wording?.words.length ?? 1);
  }
  return found;
}

function matches(tokens: readonly SentenceToken[], index: number, { words, form }: Wording): boolean {
  const isThere = words.every((word, offset) => {
    const token = tokens[index + offset];
    return token !== undefined && token.lower === word && (offset === 0 || followsClosely(token));
  });
  if (!isThere) return false;
  const token = tokens[index];
  const previous = token !== undefined && followsClosely(token) ? (tokens[index - 1]?.lower ?? "") : "";
  // Monitor, purchase, witness: nouns too. Names: the National Institute.
  if (index > 0 && /^\p{Lu}\p{Ll}/u.test(token?.text ?? "") && form !== "phrase") return false;
  if (form === "base" || form === "third") {
    const [word = ""] = words;
    if (alsoNouns.has(form === "third" ? word.replace(/e?s$/, "") : word)) return before.verb.has(previous);
    return !before.noun.has(previous) && !previous.endsWith("'s");
  }
  // “an objective method”: before another noun it is something else.
  if (form === "noun") {
    const next = tokens[index + 1];
    return next === undefined || !followsClosely(next) || afterNoun.test(next.lower);
  }
  return form !== "ing" || before.ing.has(previous);
}

function describe(
  sentence: string,
  tokens: readonly SentenceToken[],
  index: number,
  { words, form, choices, participles }: Wording,
): ReadabilityFinding | null {
  const first = tokens[index];
  const last = tokens[index + words.length - 1];
  if (first === undefined || last === undefined) return null;
  const previous = tokens[index - 1];
  const written = sentence.slice(first.start, last.end);
  const purpose = describePurpose(sentence, tokens, index, words.length, choices);
  if (purpose !== null) return purpose;
  const isParticiple = form === "past" && before.participle.has(previous?.lower ?? "");
  const chosen = isParticiple ? participles : choices;
  const base = { check: "simpler-word", tier: "style" } as const;
  if (chosen.length === 0) {
    return {
      ...base,
      span: { start: first.start, end: last.end },
      message: `“${written}” can mostly go: the sentence says the same without it.`,
      fixes: [""],
    };
  }
  const [likeliest = ""] = chosen;
  // “an objective” becomes “a goal”: the article goes along.
  const article =
    previous !== undefined && /^an?$/.test(previous.lower) && followsClosely(first) ? previous : null;
  const message = `“${likeliest}” says the same${likeliest.length < written.length ? ", shorter" : " in plainer words"}${chosen.length > 1 ? "; choose what fits" : ""}.`;
  if (article !== null && chosen.some((choice) => articleFor(choice) !== article.lower)) {
    return {
      ...base,
      span: { start: article.start, end: last.end },
      message,
      fixes: chosen.map((choice) => matchCase(article.text, `${articleFor(choice)} ${choice}`)),
    };
  }
  return {
    ...base,
    span: { start: first.start, end: last.end },
    message,
    fixes: chosen.map((choice) => matchCase(written, choice)),
  };
}

/** “for the purpose of replacing”: “to replace”. `null` where no -ing form follows, or “to” is no choice. */
function describePurpose(
  sentence: string,
  tokens: readonly SentenceToken[],
  index: number,
  length: number,
  choices: readonly string[],
): ReadabilityFinding | null {
  const first = tokens[index];
  const next = tokens[index + length];
  const last = tokens[index + length - 1];
  if (first === undefined || next === undefined || !choices.includes("to") || !followsClosely(next))
    return null;
  if (!/^[a-z]{3,}ing$/.test(next.lower) || !/^(?:of|to)$/.test(last?.lower ?? "") || length < 3) return null;
  const base = lemma(next.lower);
  if (base === next.lower) return null;
  const written = sentence.slice(first.start, next.end);
  return {
    check: "simpler-word",
    tier: "style",
    span: { start: first.start, end: next.end },
    message: `“to ${base}” says the same, shorter.`,
    fixes: [matchCase(written, `to ${base}`)],
  };
}
