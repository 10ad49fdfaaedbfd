import type { Found } from "./check.ts";
import { inflect, verbBase } from "./reading/base-forms.ts";
import type { Lexicon } from "./reading/lexicon.ts";
import type { Sentence, Word } from "./reading/sentence.ts";
import { adverbOf } from "./reading/word-forms.ts";

/** Names for several parts of speech, to use in a pattern. */
const classes: Readonly<Record<string, RegExp>> = {
  NOUN: /^NNS?$/,
  NAME: /^NNPS?$/,
  N: /^NN/,
  VERB: /^(?:VB|MD)/,
  V: /^VB/,
  ADJ: /^JJ/,
  ADV: /^RB/,
  DET: /^(?:DT|PRP\$|WP\$|PDT)$/,
  PRON: /^(?:PRP|WP|EX)$/,
  END: /^[.]?$/,
  STOP: /^[.,:)"]?$/,
  ANY: /./,
};

/** Whether a word stands for an element of a pattern. */
type Test = (word: Word, lexicon: Lexicon) => boolean;

interface Element {
  readonly test: Test;
  readonly optional: boolean;
  /** The words it stands for, if they are known. */
  readonly words: ReadonlySet<string> | null;
}

interface Pattern {
  readonly elements: readonly Element[];
  /** The numbers of the first element that is marked and of the one after the last. */
  readonly marked: readonly [from: number, to: number];
  readonly atStart: boolean;
  readonly fixes: readonly string[];
  readonly message: string | null;
  /** The words that may stand first, if they are known. */
  readonly firstWords: readonly string[] | null;
  /** The first of its elements that stands for known words, at a place that is known: what is looked at first. */
  readonly anchor: Anchor | null;
}

interface Anchor {
  readonly place: number;
  readonly words: ReadonlySet<string>;
}

function findAnchor(elements: readonly Element[]): Anchor | null {
  for (const [place, { words, optional }] of elements.entries()) {
    if (optional) return null;
    if (words !== null) return { place, words };
  }
  return null;
}

/** A pattern, what replaces what it marks (fixes parted by ` / `), and a message where it needs its own. */
export type PatternLine = readonly [pattern: string, replacement: string, message?: string];

function testFor(alternative: string): Test {
  if (alternative.startsWith("!")) {
    const tests = alternative.slice(1).split("|").map(testFor);
    return (word, lexicon) => !tests.some((test) => test(word, lexicon));
  }
  if (alternative.startsWith("can:")) {
    const tag = alternative.slice(4);
    return (word, lexicon) => lexicon.tags(word.lower).some((known) => known === tag);
  }
  const named = classes[alternative];
  if (named !== undefined) return (word) => named.test(word.tag);
  if (/^[A-Z]{2}[A-Z$]*$/.test(alternative)) return (word) => word.tag === alternative;
  if (alternative.endsWith("*")) {
    const base = alternative.slice(0, -1);
    return (word, lexicon) =>
      word.lower.startsWith(base.charAt(0)) || irregularStart.has(base)
        ? verbBase(word.lower, lexicon) === base
        : false;
  }
  const lower = alternative.toLowerCase();
  return (word) => word.lower === lower;
}
/** Verbs with forms that begin with another letter than their base. */
const irregularStart = new Set(["be", "go"]);

function readElement(source: string): Element {
  const optional = source.endsWith("?") && source.length > 1;
  const body = optional ? source.slice(0, -1) : source;
  if (body.startsWith("!")) return { test: testFor(body), optional, words: null };
  const alternatives = body.split("|");
  if (alternatives.every((alternative) => /^[^A-Z*:]+$/.test(alternative))) {
    const words = new Set(alternatives);
    return { test: (word) => words.has(word.lower), optional, words };
  }
  const tests = alternatives.map(testFor);
  return { test: (word, lexicon) => tests.some((test) => test(word, lexicon)), optional, words: null };
}

function readPattern([source, replacement, message]: PatternLine): Pattern {
  const parts = source.split(/\s+/);
  const atStart = parts[0] === "^";
  if (atStart) parts.shift();
  let from = 0;
  let to = -1;
  const sources: string[] = [];
  for (const part of parts) {
    const body = part.replace(/^\[(?=.)/, "").replace(/\]$/, "");
    if (part.startsWith("[")) from = sources.length;
    sources.push(body);
    if (part.endsWith("]")) to = sources.length;
  }
  const elements = sources.map(readElement);
  const first = sources[0] ?? "";
  const literal = /^[^A-Z*:!?]+$/.test(first.replace(/\bI\b/g, "i"));
  return {
    elements,
    marked: [from, to === -1 ? elements.length : to],
    atStart,
    fixes: replacement === "" ? [] : replacement.split(" / "),
    message: message ?? null,
    firstWords: literal ? first.toLowerCase().split("|") : null,
    anchor: findAnchor(elements),
  };
}

/** The words that the elements of a pattern stand for from `start` on, `null` for an optional one that is missing. */
function matchAt(pattern: Pattern, sentence: Sentence, start: number): (Word | null)[] | null {
  const matched: (Word | null)[] = [];
  const { elements } = pattern;
  const step = (element: number, index: number): boolean => {
    const current = elements[element];
    if (current === undefined) return true;
    if (current.test(sentence.at(index), sentence.lexicon)) {
      matched[element] = sentence.at(index);
      if (step(element + 1, index + 1)) return true;
    }
    matched[element] = null;
    return current.optional && step(element + 1, index);
  };
  return step(0, start) ? matched : null;
}

/** A text with the capitals of what it replaces: of its first letter, or of all of them. */
export function matchCase(text: string, model: string): string {
  if (/^\p{Lu}{2,}$/u.test(model) && text !== "I") return text.toUpperCase();
  return /^\p{Lu}/u.test(model) && !/^I(?:'|$)/.test(model)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

function fill(template: string, matched: readonly (Word | null)[], lexicon: Lexicon): string {
  return template
    .replace(/\$(\d+)(?::([A-Z]+))?/g, (_, number: string, shape: string | undefined) => {
      const word = matched[Number(number) - 1];
      if (word === null || word === undefined) return "";
      if (shape === undefined) return /^NNP|^PRP/.test(word.tag) ? word.text : word.lower;
      return shape === "RB" ? adverbOf(word.lower) : inflect(word.lower, shape, lexicon);
    })
    .replace(/ (?=n't|'(?:s|re|ve|ll|d|m)\b)/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

function toFound(pattern: Pattern, matched: readonly (Word | null)[], sentence: Sentence): Found | null {
  const marked = matched.slice(...pattern.marked).filter((word) => word !== null && word.end > word.start);
  const first = marked[0];
  const last = marked.at(-1);
  if (first === undefined || last === undefined || first === null || last === null) return null;
  const original = sentence.text.slice(first.start, last.end);
  const fixes = pattern.fixes
    .map((template) => fill(template, matched, sentence.lexicon))
    .map((text) => (/^i\b/.test(text) ? `I${text.slice(1)}` : text))
    .map((text) =>
      first.index === 0 || !/^NNP|^PRP/.test(first.tag)
        ? matchCase(text, original.split(/\s/)[0] ?? original)
        : text,
    )
    .filter((text) => text !== original);
  if (pattern.fixes.length > 0 && fixes.length === 0) return null;
  return {
    start: first.start,
    end: last.end,
    fixes: [...new Set(fixes)],
    ...(pattern.message === null ? {} : { message: pattern.message }),
  };
}

/**
 * Makes the `find` of a check from patterns, a line each; the first that matches at a word wins.
 *
 * A pattern is words with spaces between them: a word in lower case is itself, `a|b` is either, `go*` is any form of
 * the verb, a name in capitals is a part of speech or one of the classes above, `can:VB` what can be a base form,
 * `!x|y` what is neither, and a `?` at the end makes it optional. `^` is the start of the sentence. `[` and `]` enclose
 * what is marked, where that is not all. Contractions are two words: `do n't`.
 *
 * In a replacement `$2` is the second word of the pattern, `$2:VBG` its -ing form (`VB`, `VBZ`, `VBD`, `VBN`, `NN`,
 * `NNS`, `RB` for an adverb), and ` / ` parts two fixes. An empty replacement offers none.
 */
export function patterns(lines: readonly PatternLine[]): (sentence: Sentence) => Iterable<Found> {
  const anywhere: Pattern[] = [];
  const byWord = new Map<string, Pattern[]>();
  for (const pattern of lines.map(readPattern)) {
    if (pattern.firstWords === null) anywhere.push(pattern);
    else {
      for (const word of pattern.firstWords) {
        const known = byWord.get(word);
        if (known === undefined) byWord.set(word, [pattern]);
        else known.push(pattern);
      }
    }
  }
  return function* find(sentence) {
    for (const word of sentence.words) {
      const listed = byWord.get(word.lower);
      const found =
        (listed === undefined ? null : firstMatch(listed, sentence, word.index)) ??
        (anywhere.length === 0 ? null : firstMatch(anywhere, sentence, word.index));
      if (found !== null) yield found;
    }
  };
}

function firstMatch(choices: readonly Pattern[], sentence: Sentence, index: number): Found | null {
  for (const pattern of choices) {
    if (pattern.atStart && index !== 0) continue;
    const { anchor } = pattern;
    if (anchor !== null && !anchor.words.has(sentence.at(index + anchor.place).lower)) continue;
    const matched = matchAt(pattern, sentence, index);
    const found = matched === null ? null : toFound(pattern, matched, sentence);
    if (found !== null) return found;
  }
  return null;
}
