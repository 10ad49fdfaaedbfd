import type { TextEncoding } from "./encodings.ts";
import {
  isLetterCode,
  languageModels,
  rangeModel,
  smallLetter,
  type LikelihoodOf,
} from "./character-models.ts";

/** An encoding that a text may be in, with what is likely in it. */
interface Candidate {
  readonly encoding: TextEncoding;
  /** The natural logarithm of how often it is met, before anything of the text is known. */
  readonly prior: number;
  readonly group: Group;
}

/** The languages of a group of encodings. */
interface Group {
  /** Whether the languages use ASCII letters, so that these tell which language it is. */
  readonly isLatin: boolean;
  readonly models: readonly LikelihoodOf[];
  /** Whether each character is judged for itself, as in scripts without capitals and spaces. */
  readonly isIdeographic: boolean;
}

const frequentHan =
  "的一是不了人我在有他这这為为之大来來以个個中上们們到说說国國和地也子时時道出而要于於就下得可你年生自会會那后後能对對" +
  "着著事其里裡所去行过過家十用发發天如然作方成者多日都三小军軍二无無同么麼经經法当當起与與好看学學进進种種将將还還分此心前面" +
  "又定见見只主没沒公从從権第条各";
const frequentCodes = new Set(Array.from(frequentHan, (character) => character.codePointAt(0) ?? 0));

function latin(...languages: Parameters<typeof languageModels>[0]): Group {
  return { isLatin: true, models: languageModels(languages), isIdeographic: false };
}

function other(...languages: Parameters<typeof languageModels>[0]): Group {
  return { isLatin: false, models: languageModels(languages), isIdeographic: false };
}

/** Chinese, Japanese or Korean: the ranges in which nearly all characters are; whatever else comes is unlikely. */
function ideographic(shares: {
  readonly han: number;
  readonly kana: number;
  readonly hangul: number;
}): Group {
  const range = rangeModel([
    { first: 0x3001, last: 0x3002, share: 0.1, size: 2 },
    { first: 0x3003, last: 0x301f, share: 0.04, size: 12 },
    { first: 0x3041, last: 0x3093, share: shares.kana, size: 60 },
    { first: 0x30a1, last: 0x30fc, share: shares.kana / 5, size: 70 },
    { first: 0x4e00, last: 0x9fff, share: shares.han, size: 3500 },
    { first: 0xac00, last: 0xd7a3, share: shares.hangul, size: 1200 },
    { first: 0xff01, last: 0xff1f, share: 0.1, size: 31 },
    { first: 0xff21, last: 0xff5e, share: 0.01, size: 62 },
    { first: 0x2010, last: 0x2026, share: 0.02, size: 12 },
    { first: 0xff61, last: 0xff9f, share: 0.003, size: 63 },
  ]);
  const frequent = Math.log((0.35 * shares.han) / frequentCodes.size);
  return {
    isLatin: false,
    models: [(code) => (frequentCodes.has(code) ? frequent : range(code))],
    isIdeographic: true,
  };
}

const western = latin("en", "fr", "de", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "is", "ca", "ga");
const central = latin("pl", "cs", "sk", "hu", "sl", "hr", "ro", "sq", "de");
const turkish = latin("tr");
const baltic = latin("lt", "lv", "et");
const cyrillic = other("ru", "uk", "bg", "sr", "mk", "be");
const greek = other("el");
const hebrew = other("he");
const arabic = other("ar");

/** Those that are met more often come first, and win when nothing tells them apart. */
const candidates: readonly Candidate[] = [
  { encoding: "windows-1252", prior: 0, group: western },
  { encoding: "windows-1251", prior: -1, group: cyrillic },
  { encoding: "gb18030", prior: -1, group: ideographic({ han: 0.8, kana: 0.002, hangul: 0.0001 }) },
  { encoding: "shift_jis", prior: -1, group: ideographic({ han: 0.35, kana: 0.45, hangul: 0.0001 }) },
  { encoding: "windows-1250", prior: -2, group: central },
  { encoding: "big5", prior: -1.5, group: ideographic({ han: 0.8, kana: 0.001, hangul: 0.0001 }) },
  { encoding: "euc-kr", prior: -1.5, group: ideographic({ han: 0.02, kana: 0.001, hangul: 0.85 }) },
  { encoding: "windows-1253", prior: -2, group: greek },
  { encoding: "windows-1254", prior: -2, group: turkish },
  { encoding: "windows-1255", prior: -2, group: hebrew },
  { encoding: "windows-1256", prior: -2, group: arabic },
  { encoding: "windows-874", prior: -2, group: other("th") },
  { encoding: "koi8-r", prior: -2, group: cyrillic },
  { encoding: "euc-jp", prior: -2.5, group: ideographic({ han: 0.35, kana: 0.45, hangul: 0.0001 }) },
  { encoding: "koi8-u", prior: -2.5, group: cyrillic },
  { encoding: "windows-1257", prior: -3, group: baltic },
  { encoding: "iso-8859-15", prior: -3, group: western },
  { encoding: "iso-8859-2", prior: -3, group: central },
  { encoding: "iso-8859-7", prior: -3, group: greek },
  { encoding: "windows-1258", prior: -3, group: latin("vi") },
  { encoding: "macintosh", prior: -4, group: western },
  { encoding: "ibm866", prior: -4, group: cyrillic },
  { encoding: "iso-8859-5", prior: -4, group: cyrillic },
  { encoding: "iso-8859-13", prior: -5, group: baltic },
  { encoding: "iso-8859-6", prior: -5, group: arabic },
  { encoding: "iso-8859-16", prior: -6, group: central },
  { encoding: "iso-8859-4", prior: -6, group: baltic },
  { encoding: "x-mac-cyrillic", prior: -6, group: cyrillic },
];

/** What a character costs that no one would write at its place. */
const penalties = { undecodable: -20, control: -15, signInWord: -5, capitalInWord: -4, mixedScripts: -4 };

/** Signs that stand with numbers, and next to no letter. */
const ofNumbers = new Set([0xbc, 0xbd, 0xbe, 0xa4, 0xac]);

const apostropheLike = new Set([0x2019, 0x00b7, 0x00ad, 0x2011, 0x02bc, 0x2018]);

function isCapital(code: number): boolean {
  return smallLetter(code) !== code;
}

/** What is odd about a character beyond ASCII between its neighbours. */
function oddity(code: number, before: number, after: number, group: Group): number {
  if (code === 0xfffd) return penalties.undecodable;
  if (code < 0xa0) return penalties.control;
  const followsLetter = isLetterCode(before);
  if (group.isIdeographic) {
    // Names in Latin letters stand next to ideographs, but hardly with one in their midst.
    const isInLatin = before < 0x80 && followsLetter && after < 0x80 && isLetterCode(after);
    return isInLatin ? penalties.mixedScripts : 0;
  }
  if (!isLetterCode(code)) {
    const isInWord = ofNumbers.has(code)
      ? followsLetter || isLetterCode(after)
      : followsLetter && isLetterCode(after);
    return isInWord && !apostropheLike.has(code) ? penalties.signInWord : 0;
  }
  let total = 0;
  if (followsLetter && isCapital(code) && !isCapital(before)) total += penalties.capitalInWord;
  if (!group.isLatin) {
    if (followsLetter && before < 0x80) total += penalties.mixedScripts;
    if (after < 0x80 && isLetterCode(after)) total += penalties.mixedScripts;
  }
  return total;
}

interface CountedText {
  /** How often each character occurs, letters without regard to case. */
  readonly ascii: ReadonlyMap<number, number>;
  readonly others: ReadonlyMap<number, number>;
  /** The sum of what is odd about single places. */
  readonly oddities: number;
}

function countCharacters(text: string, group: Group): CountedText {
  const ascii = new Map<number, number>();
  const others = new Map<number, number>();
  let oddities = 0;
  let before = 0x20;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      const small = smallLetter(code);
      if (small >= 0x61 && small <= 0x7a) ascii.set(small, (ascii.get(small) ?? 0) + 1);
    } else {
      const after = index + 1 < text.length ? text.charCodeAt(index + 1) : 0x20;
      const odd = oddity(code, before, after, group);
      oddities += odd;
      if (odd !== penalties.undecodable && odd !== penalties.control) {
        const counted = group.isIdeographic ? code : smallLetter(code);
        others.set(counted, (others.get(counted) ?? 0) + 1);
      }
    }
    before = code;
  }
  return { ascii, others, oddities };
}

function likelihood(counts: ReadonlyMap<number, number>, model: LikelihoodOf): number {
  let total = 0;
  for (const [code, count] of counts) total += count * model(code);
  return total;
}

function totalOf(counts: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/** What speaks against another script when all letters are ASCII but for a few: these are rather Latin with accents. */
const amongAscii = -10;

/** A guess at the encoding of a text, with the natural logarithm of how likely the text is in it. */
export interface ScoredEncoding {
  readonly encoding: TextEncoding;
  readonly score: number;
}

/**
 * How likely some bytes are as text in each encoding, the likeliest first. The letters of each encoding's languages
 * are weighed by how often they occur; signs within words, capitals after small letters and scripts mixed within a
 * word speak against it. ASCII letters count for the languages written in them, so that English with one foreign name
 * is not taken for Czech. A sample that `breaksOff` may end in the middle of a character.
 */
export function scoreEncodings(sample: Uint8Array, breaksOff: boolean): readonly ScoredEncoding[] {
  const latinModels = [western, central, turkish, baltic].flatMap(({ models }) => models);
  let asciiAtBest: number | null = null;
  const scored = candidates.map(({ encoding, prior, group }) => {
    const decoded = new TextDecoder(encoding).decode(sample, { stream: breaksOff });
    const text = encoding === "windows-1258" ? decoded.normalize("NFC") : decoded;
    const { ascii, others, oddities } = countCharacters(text, group);
    asciiAtBest ??= Math.max(...latinModels.map((model) => likelihood(ascii, model)));
    const ofAscii = asciiAtBest;
    const best = Math.max(
      ...group.models.map(
        (model) => (group.isLatin ? likelihood(ascii, model) : ofAscii) + likelihood(others, model),
      ),
    );
    const ofLetters = totalOf(ascii) / Math.max(1, totalOf(ascii) + totalOf(others));
    return { encoding, score: prior + oddities + best + (group.isLatin ? 0 : amongAscii * ofLetters) };
  });
  return scored.sort((left, right) => right.score - left.score);
}
