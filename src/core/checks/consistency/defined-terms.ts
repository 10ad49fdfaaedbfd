import type { Span } from "#core/document/span.ts";
import type { Found } from "../check.ts";
import { collect } from "./two-ways.ts";
import type { ConsistencyCheck } from "./two-ways.ts";

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}

const EXPLAINED =
  /((?:\p{Lu}[\p{L}’'-]+ (?:(?:of|for|the|and|on|in) )*){1,7}\p{Lu}[\p{L}’'-]+) \((\p{Lu}{2,6})\)/gu;

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
  find(text, sentences) {
    const explained = new Map<string, string>();
    for (const [, name = "", short = ""] of text.matchAll(EXPLAINED)) {
      const words = name.replace(/^The /, "").split(" ");
      const initials = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.charAt(0));
      if (initials.join("") === short && !explained.has(short)) explained.set(short, words.join(" "));
    }
    return [...explained].flatMap(([short, name]) => {
      const places = collect(text, sentences, new RegExp(`${escape(name)}(?![\\p{L}-]| \\()`, "gu"));
      const first = text.indexOf(`${name} (${short})`);
      return places.filter(({ start }) => start > first).map((found) => ({ ...found, fixes: [short] }));
    });
  },
};

const DEFINED = /\((?:the|each an?|an?) ["“]((?:\p{Lu}\p{L}+ ?)+)["”]\)/gu;

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
  find(text, sentences) {
    const terms = new Set([...text.matchAll(DEFINED)].map(([, term = ""]) => term.trim()));
    return [...terms].flatMap((term) =>
      collect(text, sentences, new RegExp(`(?<=\\bthe )${escape(term.toLowerCase())}(?![\\p{L}-])`, "giu"))
        .filter(({ start, end }) => text.slice(start, end) === term.toLowerCase())
        .map((found) => ({ ...found, fixes: [term] })),
    );
  },
};

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNTED_IN_WORDS =
  /(?<![\p{L}-])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (\p{Ll}{3,})/giu;
const COUNTED_IN_DIGITS = /(?<![\d.,/:#$€£\p{L}-])([2-9]|1[0-2]) (\p{Ll}{3,})/gu;

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
  find(text, sentences) {
    const nounOf = ({ start, end }: Found): string => text.slice(start, end).split(" ")[1] ?? "";
    const numberOf = ({ start, end }: Found): string => text.slice(start, end).split(" ")[0] ?? "";
    const inWords = collect(text, sentences, COUNTED_IN_WORDS);
    const inDigits = collect(text, sentences, COUNTED_IN_DIGITS);
    const nouns = new Set(inWords.map(nounOf));
    const shared = new Set(inDigits.map(nounOf).filter((noun) => nouns.has(noun)));
    return [...shared].flatMap((noun) => {
      const words = inWords.filter((found) => nounOf(found) === noun);
      const digits = inDigits.filter((found) => nounOf(found) === noun);
      return words.length < digits.length
        ? words.map((found) =>
            change(found, numberOf(found), String(numberWords.indexOf(numberOf(found).toLowerCase()))),
          )
        : digits.map((found) => change(found, numberOf(found), numberWords[Number(numberOf(found))] ?? ""));
    });
  },
};

/** A place of a number and a word, with another text for the number. */
function change({ start }: Span, number: string, other: string): Found {
  return { start, end: start + number.length, fixes: [other] };
}

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
  find(text, sentences) {
    const places = collect(text, sentences, /(?<![\p{L}-])\p{L}{2,}-\p{Ll}{2,} \p{Ll}{2,}(?![\p{L}-])/gu);
    const phrases = new Set(places.map(({ start, end }) => text.slice(start, end).toLowerCase()));
    return [...phrases].flatMap((phrase) => {
      const [compound = ""] = phrase.split(" ");
      const open = phrase.replace("-", " ");
      return collect(text, sentences, new RegExp(`(?<![\\p{L}-])${escape(open)}(?![\\p{L}-])`, "giu")).map(
        ({ start }) => ({
          start,
          end: start + compound.length,
          fixes: [text.charAt(start) + compound.slice(1)],
        }),
      );
    });
  },
};
