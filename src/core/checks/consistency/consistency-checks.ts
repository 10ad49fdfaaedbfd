import type { Span } from "#core/document/span.ts";
import type { Found } from "../check.ts";
import { LOOK_BEHIND, readOnce } from "./text-part.ts";
import type { TextPart } from "./text-part.ts";
import {
  hyphenBeforeNoun,
  nameAfterAbbreviation,
  numbersInTwoWays,
  termWithoutCapital,
} from "./defined-terms.ts";
import { findRarer, placesOf, toFound } from "./two-ways.ts";
import type { ConsistencyCheck } from "./two-ways.ts";

const straighten = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

const straightQuotes = placesOf(/(?<=\p{L})'(?=\p{L})/gu);
const curlyQuotes = placesOf(/(?<=\p{L})’(?=\p{L})/gu);

/** Straight and curly quotes in one text. */
const quotes: ConsistencyCheck = {
  id: "quote-marks",
  group: "consistency",
  tier: "style",
  title: "Straight and curly quotes",
  reason:
    "This text has both straight and curly quotation marks or apostrophes. One kind throughout looks tidier.",
  flags: [["It’s late. It’s cold. It's dark.", "It’s late. It’s cold. It’s dark."]],
  leaves: ["It's late. He isn't here.", "It’s late. He isn’t here."],
  find: (parts) =>
    findRarer(parts, {
      first: straightQuotes,
      second: curlyQuotes,
      toFirst: straighten,
      toSecond: () => "’",
    }),
};

const COMPOUND = /(?<![\p{L}-])\p{L}{1,12}-\p{Ll}{2,}(?![\p{L}-])/gu;
const compounds = readOnce((part) =>
  part.collect(COMPOUND).map((place) => ({ place, joined: part.read(place).replace("-", "") })),
);

/** A compound with a hyphen in one place and none in another. */
const hyphens: ConsistencyCheck = {
  id: "hyphenation",
  group: "consistency",
  tier: "style",
  title: "With and without a hyphen",
  reason: "This compound is written in two ways in this text. Choose one.",
  flags: [
    [
      "Send an e-mail. Each email costs. The email is short.",
      "Send an email. Each email costs. The email is short.",
    ],
  ],
  leaves: ["A well-known man. He is well known.", "Send an email. The email is short."],
  find(parts) {
    const found: Found[] = [];
    for (const part of parts) {
      for (const { place, joined } of compounds(part))
        if (parts.hasWord(joined)) found.push(toFound(part, place, [joined]));
    }
    return found;
  },
};

const british =
  /\b(?:colour|favour|honour|labour|neighbour|behaviour|flavour|humour|harbour|rumour|centre|theatre|metre|litre|defence|offence|licence|travelling|travelled|cancelled|modelling|labelled|jewellery|grey|cheque|programme|organis|realis|recognis|apologis|analys(?=e[ds]?\b|ing)|emphasis(?=e)|catalogue|dialogue)[a-z]*\b/gi;
const american =
  /\b(?:color|favor|honor|labor|neighbor|behavior|flavor|humor|harbor|rumor|center|theater|meter(?!s? per)|liter|defense|offense|traveling|traveled|canceled|modeling|labeled|jewelry|gray|organiz|realiz|recogniz|apologiz|analyz|emphasiz)(?!ous|ary|ist|iform|imet)[a-z]*\b/gi;

/** Whether a word with a capital stands within a sentence. */
function isName({ text }: TextPart, { start, end }: Span): boolean {
  return (
    /^\p{Lu}/u.test(text.slice(start, end)) && /\p{L}\s$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}

const britishWords = readOnce((part) => part.collect(british).filter((place) => !isName(part, place)));
const americanWords = readOnce((part) =>
  part.collect(american).filter((place) => !isName(part, place) && !/iz/i.test(part.read(place))),
);

/** British and American spellings in one text. */
const varieties: ConsistencyCheck = {
  id: "spelling-variety",
  group: "consistency",
  tier: "style",
  title: "British and American spelling",
  reason: "This text mixes British and American spelling.",
  exceptions: "Names keep the spelling of their owners. British texts may use -ize.",
  flags: [["The colour is grey. My favorite colour.", "The colour is grey. My favourite colour."]],
  leaves: ["The colour is grey. I realize it.", "My favorite color is gray."],
  find: (parts) =>
    findRarer(parts, {
      first: britishWords,
      second: americanWords,
      toFirst: toBritish,
      toSecond: toAmerican,
    }),
};

const endings: readonly (readonly [british: string, american: string])[] = [
  ["olour", "olor"],
  ["avour", "avor"],
  ["onour", "onor"],
  ["abour", "abor"],
  ["ghbour", "ghbor"],
  ["aviour", "avior"],
  ["umour", "umor"],
  ["arbour", "arbor"],
  ["entre", "enter"],
  ["eatre", "eater"],
  ["etre", "eter"],
  ["itre", "iter"],
  ["fence", "fense"],
  ["cence", "cense"],
  ["avell", "avel"],
  ["cell", "cel"],
  ["dell", "del"],
  ["bell", "bel"],
  ["jewellery", "jewelry"],
  ["grey", "gray"],
  ["cheque", "check"],
  ["ogramme", "ogram"],
  ["analys", "analyz"],
  ["anis", "aniz"],
  ["alis", "aliz"],
  ["gnis", "gniz"],
  ["ogis", "ogiz"],
  ["hasis", "hasiz"],
];

function toAmerican(word: string): string {
  const pair = endings.find(([from]) => word.toLowerCase().includes(from));
  return pair === undefined ? word : word.replace(new RegExp(pair[0], "i"), pair[1]);
}

function toBritish(word: string): string {
  const pair = endings.find(([, from]) => word.toLowerCase().includes(from));
  return pair === undefined ? word : word.replace(new RegExp(pair[1], "i"), pair[0]);
}

const separatedNumbers = placesOf(/(?<![\d.,/:#-])\d{1,3}(?:,\d{3})+(?![\d,])/g);
const plainNumbers = placesOf(/(?<![\d.,/:#\p{L}-])[1-9]\d{4,6}(?!\d|[,.:/-]\d|\p{L})/gu);

/** `10,000` and `10000` in one text. */
const numbers: ConsistencyCheck = {
  id: "number-format",
  group: "consistency",
  tier: "style",
  title: "Numbers with and without separators",
  reason: "Large numbers are written both with and without a comma in this text.",
  exceptions: "Years and numbers of four digits are left alone.",
  flags: [
    [
      "It cost 10,000 euros and then 20,000 more, not 30000.",
      "It cost 10,000 euros and then 20,000 more, not 30,000.",
    ],
  ],
  leaves: ["In 2020 it cost 10,000 euros.", "It cost 10000 euros and 20000 more."],
  find: (parts) =>
    findRarer(parts, {
      first: separatedNumbers,
      second: plainNumbers,
      toFirst: (number) => number.replace(/\B(?=(?:\d{3})+$)/g, ","),
      toSecond: (number) => number.replaceAll(",", ""),
    }),
};

const ABBREVIATION = /\((\p{Lu}{2,6})\)/gu;

/** Abbreviations, each with the words before it that it stands for. */
const explanations = readOnce((part) =>
  part.collect(ABBREVIATION).flatMap(({ start, end }) => {
    const short = part.text.slice(start + 1, end - 1);
    const before = part.text.slice(Math.max(0, start - LOOK_BEHIND), start);
    const words = before.match(
      new RegExp(`(?:[\\p{L}-]+\\s+){${short.length - 1}}[\\p{L}-]+\\s*$`, "u"),
    )?.[0];
    return words === undefined || words.charAt(0).toUpperCase() !== short.charAt(0)
      ? []
      : [{ short, place: { start: start - words.length, end } }];
  }),
);

/** An abbreviation that is explained twice. */
const abbreviations: ConsistencyCheck = {
  id: "abbreviation-explained-twice",
  group: "consistency",
  tier: "style",
  title: "Abbreviation explained twice",
  reason: "This abbreviation was explained before in this text. Once is enough.",
  flags: [
    [
      "The World Bank Group (WBG) met. The World Bank Group (WBG) spoke.",
      "The World Bank Group (WBG) met. The WBG spoke.",
    ],
  ],
  leaves: ["The World Bank Group (WBG) met. The WBG spoke."],
  find(parts) {
    const seen = new Set<string>();
    const found: Found[] = [];
    for (const part of parts) {
      for (const { short, place } of explanations(part)) {
        if (seen.has(short)) found.push(toFound(part, place, [short]));
        seen.add(short);
      }
    }
    return found;
  },
};

/** Every check of consistency. */
export const consistencyChecks: readonly ConsistencyCheck[] = [
  varieties,
  quotes,
  hyphens,
  numbers,
  abbreviations,
  nameAfterAbbreviation,
  termWithoutCapital,
  numbersInTwoWays,
  hyphenBeforeNoun,
];
