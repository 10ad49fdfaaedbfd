import type { Found } from "./check.ts";
import { inflect, verbBase } from "./reading/base-forms.ts";
import type { Lexicon } from "./reading/lexicon.ts";
import type { Sentence, Word } from "./reading/sentence.ts";
import { wordTags } from "./reading/tags.ts";
import type { Tag } from "./reading/tags.ts";
import { adverbOf } from "./reading/word-forms.ts";

/** Names for several parts of speech, to use in a pattern. */
const classes: ReadonlyMap<string, RegExp> = new Map([
  ["NOUN", /^NNS?$/],
  ["NAME", /^NNPS?$/],
  ["N", /^NN/],
  ["VERB", /^(?:VB|MD)/],
  ["V", /^VB/],
  ["ADJ", /^JJ/],
  ["ADV", /^RB/],
  ["DET", /^(?:DT|PRP\$|WP\$|PDT)$/],
  ["PRON", /^(?:PRP|WP|EX)$/],
  ["END", /^[.]?$/],
  ["STOP", /^[.,:)"]?$/],
  ["ANY", /./],
]);

/** Every tag a word of a sentence may have; a class is the set of those its pattern fits. */
const allTags: readonly Tag[] = [...wordTags, ",", ".", ":", "(", ")", '"', "SYM", ""];

/** What a word must be one of to stand for an element of a pattern. */
interface Choice {
  /** In lower case. */
  readonly words: ReadonlySet<string>;
  /** Bases of verbs of which it may be any form. */
  readonly bases: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Parts of speech of which it may be, wherever it stands. */
  readonly possibleTags: readonly string[];
  /** Others of which it may be, each for what is none of some. */
  readonly negated: readonly Choice[];
  /** Whether it stands for what is none of all these. */
  readonly isNegated: boolean;
}

interface Element extends Choice {
  readonly optional: boolean;
}

interface Pattern {
  readonly elements: readonly Element[];
  /** The numbers of the first element that is marked and of the one after the last. */
  readonly marked: readonly [from: number, to: number];
  readonly atStart: boolean;
  readonly fixes: readonly string[];
  readonly message: string | null;
  /** Which of several patterns that match at a word wins: the one with the lowest number. */
  readonly rank: number;
}

/** A pattern, what replaces what it marks (fixes parted by ` / `), and a message where it needs its own. */
export type PatternLine = readonly [pattern: string, replacement: string, message?: string];

/** Verbs with forms that begin with another letter than their base. */
const irregularStart = new Set(["be", "go"]);

function isForm(word: Word, bases: ReadonlySet<string>, lexicon: Lexicon): boolean {
  const base = verbBase(word.lower, lexicon);
  return bases.has(base) && (word.lower.charCodeAt(0) === base.charCodeAt(0) || irregularStart.has(base));
}

/** Whether a word stands for an element of a pattern. */
function standsFor(word: Word, choice: Choice, lexicon: Lexicon): boolean {
  const { words, bases, tags, possibleTags, negated } = choice;
  const isOne =
    words.has(word.lower) ||
    tags.has(word.tag) ||
    (bases.size > 0 && isForm(word, bases, lexicon)) ||
    (possibleTags.length > 0 && lexicon.tags(word.lower).some((tag) => possibleTags.includes(tag))) ||
    negated.some((other) => standsFor(word, other, lexicon));
  return isOne !== choice.isNegated;
}

function readChoice(source: string): Choice {
  const isNegated = source.startsWith("!");
  const words = new Set<string>();
  const bases = new Set<string>();
  const tags = new Set<string>();
  const possibleTags: string[] = [];
  const negated: Choice[] = [];
  for (const alternative of source.slice(isNegated ? 1 : 0).split("|")) {
    const named = classes.get(alternative);
    if (alternative.startsWith("!")) negated.push(readChoice(alternative));
    else if (alternative.startsWith("can:")) possibleTags.push(alternative.slice(4));
    else if (named !== undefined) {
      for (const tag of allTags) if (named.test(tag)) tags.add(tag);
    } else if (/^[A-Z]{2}[A-Z$]*$/.test(alternative)) tags.add(alternative);
    else if (alternative.endsWith("*")) bases.add(alternative.slice(0, -1));
    else words.add(alternative.toLowerCase());
  }
  return { words, bases, tags, possibleTags, negated, isNegated };
}

function readElement(source: string): Element {
  const optional = source.endsWith("?") && source.length > 1;
  return { ...readChoice(optional ? source.slice(0, -1) : source), optional };
}

function readPattern([source, replacement, message]: PatternLine, number: number): Pattern {
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
  const beginsWithWords = /^[^A-Z*:!?]+$/.test(first.replace(/\bI\b/g, "i"));
  return {
    elements,
    marked: [from, to === -1 ? elements.length : to],
    atStart,
    fixes: replacement === "" ? [] : replacement.split(" / "),
    message: message ?? null,
    // Those that begin with known words come before all others.
    rank: beginsWithWords ? number : number + AFTER_WORDS,
  };
}

const AFTER_WORDS = 10_000;

/** The words that the elements of a pattern stand for from `start` on, `null` for an optional one that is missing. */
function matchAt(pattern: Pattern, sentence: Sentence, start: number): (Word | null)[] | null {
  const matched: (Word | null)[] = [];
  const { elements } = pattern;
  const step = (element: number, index: number): boolean => {
    const current = elements[element];
    if (current === undefined) return true;
    if (standsFor(sentence.at(index), current, sentence.lexicon)) {
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
export function patterns(lines: readonly PatternLine[]): (sentence: Sentence) => readonly Found[] {
  const group = groupCount;
  groupCount += 1;
  const loose: Pattern[] = [];
  for (const pattern of lines.map(readPattern)) {
    const key = findKey(pattern.elements);
    if (key === null) loose.push(pattern);
    else addKey(key, { group, pattern, place: key.place });
  }
  return function find(sentence) {
    const tries = readTries(sentence)[group];
    if (tries === undefined && loose.length === 0) return nothing;
    return findAt(sentence, tries ?? [], loose);
  };
}

const nothing: readonly Found[] = [];

/** A pattern that may match because one of its key words is there. */
interface Try {
  readonly start: number;
  readonly pattern: Pattern;
}

/** The first match at each word, of the patterns to be tried there and of those that are tried everywhere. */
function findAt(sentence: Sentence, tries: readonly Try[], loose: readonly Pattern[]): readonly Found[] {
  const found: Found[] = [];
  const ordered = tries.length < 2 ? tries : tries.toSorted(compareTries);
  if (loose.length === 0) {
    let done = -1;
    for (const { start, pattern } of ordered) {
      if (start <= done) continue;
      const match = matchPattern(pattern, sentence, start);
      if (match === null) continue;
      found.push(match);
      done = start;
    }
    return found;
  }
  let next = 0;
  for (let start = 0; start < sentence.words.length; start += 1) {
    const here: Pattern[] = [];
    for (; ordered[next]?.start === start; next += 1) {
      const pattern = ordered[next]?.pattern;
      if (pattern !== undefined) here.push(pattern);
    }
    const patterns = here.length === 0 ? loose : [...here, ...loose].toSorted((a, b) => a.rank - b.rank);
    for (const pattern of patterns) {
      const match = matchPattern(pattern, sentence, start);
      if (match === null) continue;
      found.push(match);
      break;
    }
  }
  return found;
}

function compareTries(first: Try, second: Try): number {
  return first.start - second.start || first.pattern.rank - second.pattern.rank;
}

function matchPattern(pattern: Pattern, sentence: Sentence, start: number): Found | null {
  if (pattern.atStart && start !== 0) return null;
  const matched = matchAt(pattern, sentence, start);
  return matched === null ? null : toFound(pattern, matched, sentence);
}

/** The element by which a pattern is found: one of known words, or forms of known verbs, at a known place. */
interface Key {
  readonly place: number;
  readonly words: ReadonlySet<string>;
  readonly bases: ReadonlySet<string>;
}

/** Words so common that a pattern is better found by others. */
const common = new Set(
  "the a an this that it i you he she we they me him her us them my his our your their of to in on at for with and is are was were be been have has had do does did not n't".split(
    " ",
  ),
);

function findKey(elements: readonly Element[]): Key | null {
  let best: Key | null = null;
  let least = Infinity;
  for (const [
    place,
    { words, bases, tags, possibleTags, negated, isNegated, optional },
  ] of elements.entries()) {
    if (optional) break;
    if (isNegated || tags.size > 0 || possibleTags.length > 0 || negated.length > 0) continue;
    const cost = [...words].filter((word) => common.has(word)).length + (bases.size > 0 ? 0.5 : 0);
    if (cost < least) {
      best = { place, words, bases };
      least = cost;
    }
  }
  return best;
}

/** Where a pattern is to be tried when a key word is met: in which check, and how many words before. */
interface Keyed {
  readonly group: number;
  readonly pattern: Pattern;
  readonly place: number;
}

/** All patterns of all checks by their key words, so that a word of a sentence is looked up once for all of them. */
const byWord = new Map<string, Keyed[]>();
const byBase = new Map<string, Keyed[]>();
let groupCount = 0;

function addKey({ words, bases }: Key, keyed: Keyed): void {
  for (const word of words) add(byWord, word, keyed);
  for (const base of bases) add(byBase, base, keyed);
}

function add(index: Map<string, Keyed[]>, key: string, keyed: Keyed): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [keyed]);
  else known.push(keyed);
}

/** The tries of the sentence that was read last, for every check in turn. */
let last: { readonly sentence: Sentence; readonly tries: readonly (readonly Try[] | undefined)[] } | null =
  null;

/** What is to be tried in a sentence, by the number of the check. */
function readTries(sentence: Sentence): readonly (readonly Try[] | undefined)[] {
  if (last?.sentence === sentence) return last.tries;
  const tries: (Try[] | undefined)[] = [];
  const addAll = (list: readonly Keyed[] | undefined, index: number): void => {
    if (list === undefined) return;
    for (const { group, pattern, place } of list) {
      const start = index - place;
      if (start < 0 || (pattern.atStart && start !== 0)) continue;
      const known = tries[group];
      if (known === undefined) tries[group] = [{ start, pattern }];
      else known.push({ start, pattern });
    }
  };
  for (const word of sentence.words) {
    addAll(byWord.get(word.lower), word.index);
    if (word.kind !== "word") continue;
    const base = verbBase(word.lower, sentence.lexicon);
    if (irregularStart.has(base) || word.lower.charCodeAt(0) === base.charCodeAt(0))
      addAll(byBase.get(base), word.index);
  }
  last = { sentence, tries };
  return tries;
}
