import type { Found } from "../check.ts";
import { readOnce } from "./text-part.ts";
import type { TextPart } from "./text-part.ts";
import type { TextParts } from "./text-parts.ts";
import { toFound } from "./two-ways.ts";
import type { ConsistencyCheck } from "./two-ways.ts";

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}

const EXPLAINED =
  /((?:\p{Lu}[\p{L}’'-]+ (?:(?:of|for|the|and|on|in) )*){1,7}\p{Lu}[\p{L}’'-]+) \((\p{Lu}{2,6})\)/gu;

/** Names with an abbreviation after them, whose initials it is. */
const explained = readOnce((part) =>
  Array.from(part.match(EXPLAINED), ([, name = "", short = ""]) => {
    const words = name.replace(/^The /, "").split(" ");
    const initials = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.charAt(0));
    return { name: words.join(" "), short, isRight: initials.join("") === short };
  }).filter(({ isRight }) => isRight),
);

/** A full name again after its abbreviation was given. The first time in a paragraph of its own may be meant. */
export const nameAfterAbbreviation: ConsistencyCheck = {
  id: "abbreviation-not-used",
  group: "consistency",
  tier: "style",
  title: "Full name after its abbreviation",
  reason: "An abbreviation was given for this name before. Use one or the other.",
  exceptions: "A heading or a new chapter may give the full name again.",
  flags: [
    [
      "The World Bank Group (WBG) met. Then the World Bank Group spoke.",
      "The World Bank Group (WBG) met. Then the WBG spoke.",
    ],
  ],
  leaves: [
    "The World Bank Group (WBG) met. Then the WBG spoke.",
    "The World Bank Group met. The Group spoke.",
  ],
  find(parts) {
    const names = new Map<string, string>();
    for (const part of parts)
      for (const { name, short } of explained(part)) if (!names.has(short)) names.set(short, name);
    return [...names].flatMap(([short, name]) => {
      const places = parts.find(`name ${name}`, () => ({
        literal: name.toLowerCase(),
        pattern: new RegExp(`${escape(name)}(?![\\p{L}-]| \\()`, "gu"),
        isAnywhere: false,
      }));
      if (places.length === 0) return [];
      const explanation = `${name} (${short})`;
      const [first] = parts.find(`explained ${explanation}`, () => ({
        literal: explanation.toLowerCase(),
        pattern: new RegExp(escape(explanation), "gu"),
        isAnywhere: true,
      }));
      return places
        .filter(({ start }) => start > (first?.start ?? -1))
        .map(({ start, end }) => ({ start, end, fixes: [short] }));
    });
  },
};

const DEFINED = /\((?:the|each an?|an?) ["“]((?:\p{Lu}\p{L}+ ?)+)["”]\)/gu;

const definedTerms = readOnce((part) => Array.from(part.match(DEFINED), ([, term = ""]) => term.trim()));

/** A term that was defined with a capital, without it. */
export const termWithoutCapital: ConsistencyCheck = {
  id: "defined-term",
  group: "consistency",
  tier: "style",
  title: "Defined term without its capital",
  reason: "This term was defined with a capital. Without it, a reader may wonder whether the same is meant.",
  flags: [
    [
      'Lark Ltd (the "Seller") sells the boat. The seller keeps the keys.',
      'Lark Ltd (the "Seller") sells the boat. The Seller keeps the keys.',
    ],
  ],
  leaves: [
    'Lark Ltd (the "Seller") sells the boat. The Seller keeps the keys.',
    "The seller keeps the keys. A Seller is named below.",
  ],
  find: (parts) =>
    [...collectAll(parts, definedTerms)].flatMap((term) => {
      const lower = term.toLowerCase();
      return parts
        .find(`term ${term}`, () => ({
          literal: lower,
          pattern: new RegExp(`(?<=\\b[Tt][Hh][Ee] )${escape(lower)}(?![\\p{L}-])`, "gu"),
          isAnywhere: false,
        }))
        .map(({ start, end }) => ({ start, end, fixes: [term] }));
    }),
};

/** What was read of all parts, each once, in the order in which it stands first. */
function collectAll(parts: TextParts, read: (part: TextPart) => readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const part of parts) for (const item of read(part)) all.add(item);
  return all;
}

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNTED_IN_WORDS =
  /(?<![\p{L}-])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (\p{Ll}{3,})/giu;
const COUNTED_IN_DIGITS = /(?<![\d.,/:#$€£\p{L}-])([2-9]|1[0-2]) (\p{Ll}{3,})/gu;

/** Numbers with the word that is counted. */
const countsBy = (pattern: RegExp) =>
  readOnce((part) =>
    part.collect(pattern).map(({ start, end }) => {
      const [number = "", noun = ""] = part.text.slice(start, end).split(" ");
      return { number, noun, place: { start, end: start + number.length } };
    }),
  );
const inWords = countsBy(COUNTED_IN_WORDS);
const inDigits = countsBy(COUNTED_IN_DIGITS);

/** `five days` in one place and `7 days` in another. */
export const numbersInTwoWays: ConsistencyCheck = {
  id: "numbers-in-words",
  group: "consistency",
  tier: "style",
  title: "Small numbers in words and in digits",
  reason:
    "The same things are counted in words in one place of this text and in digits in another. Choose one way.",
  exceptions: "Only numbers from two to twelve before the same word are compared.",
  flags: [
    [
      "It took five days. After six days we rested for 3 days.",
      "It took five days. After six days we rested for three days.",
    ],
  ],
  leaves: ["It took five days and 30 hours.", "Two of us waited for 3 days."],
  find(parts) {
    const counted = new Map<string, { readonly words: Found[]; readonly digits: Found[] }>();
    for (const part of parts) {
      for (const { number, noun, place } of inDigits(part)) {
        const known = counted.get(noun) ?? { words: [], digits: [] };
        known.digits.push(toFound(part, place, [numberWords[Number(number)] ?? ""]));
        counted.set(noun, known);
      }
    }
    for (const part of parts) {
      for (const { number, noun, place } of inWords(part))
        counted
          .get(noun)
          ?.words.push(toFound(part, place, [String(numberWords.indexOf(number.toLowerCase()))]));
    }
    return [...counted.values()].flatMap(({ words, digits }) => {
      if (words.length === 0) return [];
      return words.length < digits.length ? words : digits;
    });
  },
};

const COMPOUND_AND_NOUN = /(?<![\p{L}-])\p{L}{2,}-\p{Ll}{2,} \p{Ll}{2,}(?![\p{L}-])/gu;
const hyphenatedPhrases = readOnce((part) =>
  part.collect(COMPOUND_AND_NOUN).map((place) => part.read(place).toLowerCase()),
);

/** `real-time data` in one place and `real time data` in another. */
export const hyphenBeforeNoun: ConsistencyCheck = {
  id: "hyphen-before-noun",
  group: "consistency",
  tier: "style",
  title: "A compound before a noun, with and without a hyphen",
  reason: "The same words are joined with a hyphen in one place of this text and not in another.",
  flags: [
    ["Real-time data is fast. We like real time data.", "Real-time data is fast. We like real-time data."],
  ],
  leaves: ["A long-term plan helps in the long term.", "Real-time data is fast. We like data in real time."],
  *find(parts) {
    for (const phrase of collectAll(parts, hyphenatedPhrases)) {
      const [compound = ""] = phrase.split(" ");
      const open = phrase.replace("-", " ");
      const places = parts.find(`open ${open}`, () => ({
        literal: open,
        pattern: new RegExp(`(?<![\\p{L}-])${escape(open)}(?![\\p{L}-])`, "giu"),
        isAnywhere: false,
      }));
      for (const { start, text } of places)
        yield { start, end: start + compound.length, fixes: [text.charAt(0) + compound.slice(1)] };
      yield null;
    }
  },
};
