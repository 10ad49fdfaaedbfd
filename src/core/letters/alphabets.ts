/** The letters of a language, and which of them are vowels. Everything is in lower case and normalisation form C. */
export interface Alphabet {
  /** ISO 639-1 code. */
  readonly language: string;
  /** Unicode Script of the letters. */
  readonly script: string;
  /** In alphabetical order, digraphs among them: letters such as the Welsh ll that are written as two. */
  readonly letters: readonly string[];
  /** The letters of more than one character, the longest first; empty where an alphabet has none. */
  readonly digraphs: readonly string[];
  /** Whether the digraphs were letters once, and are no more. */
  readonly digraphsAreHistoric: boolean;
  /** Empty where the letters as such do not show vowels, as in Hebrew and Arabic. */
  readonly vowels: ReadonlySet<string>;
  /** Letters that stand for no sound of their own, such as the Russian signs. */
  readonly neither: ReadonlySet<string>;
  /** Whether y stands for a vowel in one word and for a consonant in another. */
  readonly hasShiftingY: boolean;
}

interface AlphabetData {
  readonly script?: string;
  /** Letters, with spaces between where some are digraphs. */
  readonly letters: string;
  readonly vowels: string;
  readonly vowelDigraphs?: string;
  readonly neither?: string;
  readonly hasShiftingY?: boolean;
  readonly digraphsAreHistoric?: boolean;
}

const basic = "abcdefghijklmnopqrstuvwxyz";
const serboCroatian = "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž";

/**
 * Alphabets as the languages' academies and school books give them. Written for this project. Vowels are vowel letters, as
 * schools teach them; where letters such as the French œ are no part of the alphabet, they stand among the vowels alone.
 */
const alphabetData: Readonly<Record<string, AlphabetData>> = {
  af: { letters: basic, vowels: "aeiouy" },
  ar: { script: "Arabic", letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", vowels: "" },
  az: { letters: "abcçdeəfgğhxıijkqlmnoöprsştuüvyz", vowels: "aeəıioöuü" },
  be: { script: "Cyrillic", letters: "абвгдеёжзійклмнопрстуўфхцчшыьэюя", vowels: "аеёіоуыэюя", neither: "ь" },
  bg: { script: "Cyrillic", letters: "абвгдежзийклмнопрстуфхцчшщъьюя", vowels: "аеиоуъюя", neither: "ь" },
  ca: { letters: basic, vowels: "aeiou" },
  cs: {
    letters: "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y ý z ž",
    vowels: "aáeéěiíoóuúůyý",
  },
  cy: {
    letters: "a b c ch d dd e f ff g ng h i j l ll m n o p ph r rh s t th u w y",
    vowels: "aeiouwy",
  },
  da: { letters: `${basic}æøå`, vowels: "aeiouyæøå" },
  de: { letters: `${basic}äöüß`, vowels: "aeiouyäöü" },
  el: { script: "Greek", letters: "αβγδεζηθικλμνξοπρστυφχψω", vowels: "αεηιουω" },
  en: { letters: basic, vowels: "aeiouæœ", hasShiftingY: true },
  eo: { letters: "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz", vowels: "aeiou" },
  es: {
    letters: "a b c ch d e f g h i j k l ll m n ñ o p q r s t u v w x y z",
    vowels: "aeiou",
    hasShiftingY: true,
    digraphsAreHistoric: true,
  },
  et: { letters: "abcdefghijklmnopqrsšzžtuvwõäöüxy", vowels: "aeiouõäöü" },
  eu: { letters: "abcdefghijklmnñopqrstuvwxyz", vowels: "aeiou" },
  fa: { script: "Arabic", letters: "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی", vowels: "" },
  fi: { letters: `${basic}åäö`, vowels: "aeiouyåäö" },
  fr: { letters: basic, vowels: "aeiouyæœ" },
  ga: { letters: basic, vowels: "aeiou" },
  gl: { letters: "abcdefghilmnñopqrstuvxz", vowels: "aeiou" },
  he: { script: "Hebrew", letters: "אבגדהוזחטיכלמנסעפצקרשת", vowels: "" },
  hr: { letters: serboCroatian, vowels: "aeiou" },
  hu: {
    letters:
      "a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű v w x y z zs",
    vowels: "aáeéiíoóöőuúüű",
  },
  hy: {
    script: "Armenian",
    letters: "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ",
    vowels: "աեէըիոօ",
    neither: "ւ",
  },
  id: { letters: basic, vowels: "aeiou" },
  is: { letters: "aábdðeéfghiíjklmnoóprstuúvxyýþæö", vowels: "aáeéiíoóuúyýæö" },
  it: { letters: "abcdefghilmnopqrstuvz", vowels: "aeiou" },
  ka: { script: "Georgian", letters: "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ", vowels: "აეიოუ" },
  la: { letters: "abcdefghiklmnopqrstuvxyz", vowels: "aeiouyæœ" },
  lb: { letters: `${basic}äéë`, vowels: "aeiouyäéë" },
  lt: { letters: "aąbcčdeęėfghiįyjklmnoprsštuųūvzž", vowels: "aąeęėiįyouųū" },
  lv: { letters: "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž", vowels: "aāeēiīouū" },
  mk: { script: "Cyrillic", letters: "абвгдѓежзѕијклљмнњопрстќуфхцчџш", vowels: "аеиоу" },
  ms: { letters: basic, vowels: "aeiou" },
  mt: {
    letters: "a b ċ d e f ġ g għ h ħ i ie j k l m n o p q r s t u v w x ż z",
    vowels: "aeiou",
    vowelDigraphs: "ie",
  },
  nl: {
    letters: "a b c d e f g h i j k l m n o p q r s t u v w x y ij z",
    vowels: "aeiou",
    vowelDigraphs: "ij",
    hasShiftingY: true,
  },
  no: { letters: `${basic}æøå`, vowels: "aeiouyæøå" },
  pl: { letters: "aąbcćdeęfghijklłmnńoóprsśtuwyzźż", vowels: "aąeęioóuy" },
  pt: { letters: basic, vowels: "aeiou" },
  ro: { letters: "aăâbcdefghiîjklmnopqrsștțuvwxyz", vowels: "aăâeiîou" },
  ru: {
    script: "Cyrillic",
    letters: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    vowels: "аеёиоуыэюя",
    neither: "ъь",
  },
  sk: {
    letters: "a á ä b c č d ď dz dž e é f g h ch i í j k l ĺ ľ m n ň o ó ô p q r ŕ s š t ť u ú v w x y ý z ž",
    vowels: "aáäeéiíoóôuúyý",
  },
  sl: { letters: "abcčdefghijklmnoprsštuvzž", vowels: "aeiou" },
  sq: {
    letters: "a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh",
    vowels: "aeëiouy",
  },
  sr: { script: "Cyrillic", letters: "абвгдђежзијклљмнњопрстћуфхцчџш", vowels: "аеиоу" },
  sv: { letters: `${basic}åäö`, vowels: "aeiouyåäö" },
  sw: { letters: "abcdefghijklmnoprstuvwyz", vowels: "aeiou" },
  tl: { letters: "a b c d e f g h i j k l m n ñ ng o p q r s t u v w x y z", vowels: "aeiou" },
  tr: { letters: "abcçdefgğhıijklmnoöprsştuüvyz", vowels: "aeıioöuü" },
  uk: {
    script: "Cyrillic",
    letters: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    vowels: "аеєиіїоуюя",
    neither: "ь",
  },
  vi: { letters: "aăâbcdđeêghiklmnoôơpqrstuưvxy", vowels: "aăâeêioôơuưy" },
};

/** The languages whose alphabets are known, by ISO 639-1 code. */
export const alphabetLanguages: readonly string[] = Object.keys(alphabetData);

/** Languages, and ways to write one, that share the alphabet of another. */
const aliases: Readonly<Record<string, string>> = {
  bs: "hr",
  cnr: "hr",
  fil: "tl",
  iw: "he",
  nb: "no",
  nn: "no",
  "sr-latn": "hr",
};

const made = new Map<string, Alphabet>();

/**
 * The alphabet of a language by its BCP 47 tag: of `pt-BR`, that of Portuguese. `null` where none is known: Chinese,
 * Japanese and Korean, the scripts of India, and languages that are not in the list.
 */
export function findAlphabet(tag: string): Alphabet | null {
  const parts = tag.toLowerCase().replaceAll("_", "-").split("-");
  const primary = parts[0] ?? "";
  const language = aliases[parts.slice(0, 2).join("-")] ?? aliases[primary] ?? primary;
  const known = made.get(language);
  if (known !== undefined) return known;
  const data = Object.hasOwn(alphabetData, language) ? alphabetData[language] : undefined;
  if (data === undefined) return null;
  const alphabet = makeAlphabet(language, data);
  made.set(language, alphabet);
  return alphabet;
}

function makeAlphabet(language: string, data: AlphabetData): Alphabet {
  const letters = data.letters.includes(" ") ? data.letters.split(" ") : Array.from(data.letters);
  const vowelDigraphs = data.vowelDigraphs?.split(" ") ?? [];
  return {
    language,
    script: data.script ?? "Latin",
    letters,
    digraphs: letters
      .filter((letter) => letter.length > 1)
      .toSorted((first, second) => second.length - first.length),
    digraphsAreHistoric: data.digraphsAreHistoric ?? false,
    vowels: new Set([...Array.from(data.vowels), ...vowelDigraphs]),
    neither: new Set(data.neither ?? ""),
    hasShiftingY: data.hasShiftingY ?? false,
  };
}
