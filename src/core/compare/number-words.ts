import type { KnownLanguage } from "./text-language.ts";

/**
 * Cardinal numbers of English, German, French and Spanish as they are written, with their values. Words that mean
 * something else in another of these languages stand in `shared`.
 */
const values: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
  twice: 2,
  thrice: 3,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  hundert: 100,
  tausend: 1000,
  millionen: 1e6,
  milliarden: 1e9,
  dutzend: 12,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  mille: 1000,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
  douzaine: 12,
  cero: 0,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  quinientos: 500,
  mil: 1000,
  millón: 1e6,
  millones: 1e6,
  docena: 12,
};
/** Numbers in one language and other words in another. */
const shared: Readonly<Record<KnownLanguage, Readonly<Record<string, number>>>> = {
  en: {},
  de: { elf: 11, null: 0 },
  fr: { sept: 7, cent: 100, cents: 100 },
  es: { once: 11 },
};

const valuesByWord = new Map(Object.entries(values));
const sharedByWord = new Map(
  (["en", "de", "fr", "es"] as const).flatMap((language) =>
    Object.entries(shared[language]).map(([word, value]) => [word, { language, value }] as const),
  ),
);
const GERMAN_COMPOUND = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und([a-zß]+)$/u;
/** What may stand between the words of one number: "twenty-one", "two hundred and five". */
const BETWEEN = /^(?:[\s-]+|\s*-?\b(?:and|et|y|und)\b-?\s*)$/u;
/** Nothing longer stands between them but spaces, of which so many are no longer one passage. */
const LONGEST_BETWEEN = 40;

/** Whether what stands between two words lets them be one number. */
function isBetween(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  if (end - start === 1 && (first === 0x20 || first === 0x2d)) return true;
  return end - start <= LONGEST_BETWEEN && BETWEEN.test(text.slice(start, end));
}

/** Words that begin like these may be numbers; "einund…" too. */
export const numberBeginnings: readonly string[] = [...valuesByWord.keys(), ...sharedByWord.keys(), "ein"];

/** The value of a word in small letters, or `undefined` for one that is no number in this language; every language when not known. */
export function valueOfNumberWord(word: string, language: KnownLanguage | null): number | undefined {
  const value = valuesByWord.get(word);
  if (value !== undefined) return value;
  const other = sharedByWord.get(word);
  if (other !== undefined) return language === null || language === other.language ? other.value : undefined;
  const [, ones, tens] = GERMAN_COMPOUND.exec(word) ?? [];
  if (ones === undefined || tens === undefined) return undefined;
  const tensValue = valuesByWord.get(tens);
  return tensValue === undefined
    ? undefined
    : tensValue + (ones === "ein" ? 1 : (valuesByWord.get(ones) ?? 0));
}

/** A number that words made so far: what is settled, and what a word like "thousand" would multiply. */
interface Sum {
  readonly total: number;
  readonly present: number;
}

/** The number with one more word in it, or `null` where the word begins another number. */
function extend({ total, present }: Sum, value: number): Sum | null {
  if (value >= 1000) return { total: total + Math.max(present, 1) * value, present: 0 };
  if (value === 100) return { total, present: Math.max(present, 1) * 100 };
  // "quatre-vingts" is four times twenty; "twenty-one" and "two hundred and five" are sums.
  if (value === 20 && present === 4) return { total, present: 80 };
  const room = present === 0 ? Infinity : present % 100 === 0 ? 100 : present % 10 === 0 ? 20 : 0;
  return value < room && (present > 0 || total > 0) ? { total, present: present + value } : null;
}

/** A word that is a number, and where it stands. */
export interface NumberWord {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The numbers that words in their order make: "twenty-one" is one number, "two or three" are two. English, German,
 * French and Spanish.
 */
export function sumNumberWords(text: string, words: readonly NumberWord[]): readonly number[] {
  const found: number[] = [];
  let sum: Sum | null = null;
  let lastEnd = 0;
  for (const { value, start, end } of words) {
    const goesOn: Sum | null = sum !== null && isBetween(text, lastEnd, start) ? extend(sum, value) : null;
    if (goesOn === null && sum !== null) found.push(sum.total + sum.present);
    sum = goesOn ?? (value >= 1000 ? { total: value, present: 0 } : { total: 0, present: value });
    lastEnd = end;
  }
  if (sum !== null) found.push(sum.total + sum.present);
  return found;
}
