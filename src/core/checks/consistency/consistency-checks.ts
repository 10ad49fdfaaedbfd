import type { Found } from "../check.ts";
import {
  hyphenBeforeNoun,
  nameAfterAbbreviation,
  numbersInTwoWays,
  termWithoutCapital,
} from "./defined-terms.ts";
import { collect, findRarer } from "./two-ways.ts";
import type { ConsistencyCheck } from "./two-ways.ts";

const straighten = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

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
  find: (text, sentences) =>
    findRarer(text, sentences, {
      first: /(?<=\p{L})'(?=\p{L})/gu,
      second: /(?<=\p{L})’(?=\p{L})/gu,
      toFirst: straighten,
      toSecond: () => "’",
    }),
};

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
  find(text, sentences) {
    const counts = new Map<string, number>();
    for (const { start, end } of sentences) {
      for (const [word] of text
        .slice(start, end)
        .toLowerCase()
        .matchAll(/\p{L}{4,}/gu)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    const compounds = /(?<![\p{L}-])\p{L}{1,12}-\p{Ll}{2,}(?![\p{L}-])/gu;
    return collect(text, sentences, compounds).flatMap((found) => {
      const joined = text.slice(found.start, found.end).replace("-", "");
      return (counts.get(joined) ?? 0) > 0 ? [{ ...found, fixes: [joined] }] : [];
    });
  },
};

const british =
  /\b(?:colour|favour|honour|labour|neighbour|behaviour|flavour|humour|harbour|rumour|centre|theatre|metre|litre|defence|offence|licence|travelling|travelled|cancelled|modelling|labelled|jewellery|grey|cheque|programme|organis|realis|recognis|apologis|analys(?=e[ds]?\b|ing)|emphasis(?=e)|catalogue|dialogue)[a-z]*\b/gi;
const american =
  /\b(?:color|favor|honor|labor|neighbor|behavior|flavor|humor|harbor|rumor|center|theater|meter(?!s? per)|liter|defense|offense|traveling|traveled|canceled|modeling|labeled|jewelry|gray|organiz|realiz|recogniz|apologiz|analyz|emphasiz)(?!ous|ary|ist|iform|imet)[a-z]*\b/gi;

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
  find(text, sentences) {
    const isName = ({ start, end }: Found): boolean =>
      /^\p{Lu}/u.test(text.slice(start, end)) && /\p{L}\s$/u.test(text.slice(Math.max(0, start - 2), start));
    const first = collect(text, sentences, british).filter((found) => !isName(found));
    const second = collect(text, sentences, american).filter(
      (found) => !isName(found) && !/iz/i.test(text.slice(found.start, found.end)),
    );
    if (first.length === 0 || second.length === 0) return [];
    const [rarer, swap] = first.length < second.length ? [first, toAmerican] : [second, toBritish];
    return rarer.map((found) => {
      const written = text.slice(found.start, found.end);
      const other = swap(written);
      return { ...found, fixes: other === written ? [] : [other] };
    });
  },
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
  find: (text, sentences) =>
    findRarer(text, sentences, {
      first: /(?<![\d.,/:#-])\d{1,3}(?:,\d{3})+(?![\d,])/g,
      second: /(?<![\d.,/:#\p{L}-])[1-9]\d{4,6}(?!\d|[,.:/-]\d|\p{L})/gu,
      toFirst: (number) => number.replace(/\B(?=(?:\d{3})+$)/g, ","),
      toSecond: (number) => number.replaceAll(",", ""),
    }),
};

const ABBREVIATION = /\((\p{Lu}{2,6})\)/gu;

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
  find(text, sentences) {
    const seen = new Set<string>();
    return collect(text, sentences, ABBREVIATION).flatMap((found) => {
      const short = text.slice(found.start + 1, found.end - 1);
      const before = text.slice(Math.max(0, found.start - 120), found.start);
      const words = before.match(
        new RegExp(`(?:[\\p{L}-]+\\s+){${short.length - 1}}[\\p{L}-]+\\s*$`, "u"),
      )?.[0];
      if (words === undefined || words.charAt(0).toUpperCase() !== short.charAt(0)) return [];
      if (!seen.has(short)) {
        seen.add(short);
        return [];
      }
      return [{ start: found.start - words.length, end: found.end, fixes: [short] }];
    });
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
