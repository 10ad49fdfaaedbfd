import { cardinalWords, ordinalWords } from "./number-words.ts";

const cyrillic = "абвгдежзиклмнопрстуфхцчшщэюя";
const greek = "αβγδεζηθικλμνξοπρστυφχψω";
const hebrew = "אבגדהוזחטיכלמנסעפצקרשת";
const arabicAlphabet = "أبتثجحخدذرزسشصضطظعغفقكلمنهوي";
const arabicAbjad = "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ";
const thai = "กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ";
const hiragana =
  "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん";
const katakana =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";
const iroha =
  "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン";
const hangulSyllables = "가나다라마바사아자차카타파하";
const hangulConsonants = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ";
const heavenlyStems = "甲乙丙丁戊己庚辛壬癸";
const earthlyBranches = "子丑寅卯辰巳午未申酉戌亥";

/** Beyond this, numbers in letters or numerals of additive systems would have no end. */
const mostAdditive = 30_000;

const romanNumerals: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(value: number): string {
  let rest = value;
  let numeral = "";
  for (const [worth, letters] of romanNumerals) {
    while (rest >= worth) {
      numeral += letters;
      rest -= worth;
    }
  }
  return numeral;
}

/** a to z, then aa, bb to zz, then aaa: how word processors letter their lists. */
function repeatedLetters(value: number, alphabet: string): string {
  const letters = Array.from(alphabet);
  const letter = letters[(value - 1) % letters.length] ?? "";
  return letter.repeat(Math.floor((value - 1) / letters.length) + 1);
}

/** a to z, then aa, ab to zz, then aaa: how spreadsheets letter their columns. */
export function columnLetters(value: number): string {
  let letters = "";
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function digits(value: number, zero: number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

function ideographDigits(value: number, numerals: string): string {
  return String(value).replace(/\d/g, (digit) => Array.from(numerals)[Number(digit)] ?? "");
}

/** Chinese and Japanese numerals by place: 10 is 十, 21 is 二十一, 105 is 一百〇五 with `zero`. */
function ideographCount(value: number, zero: string): string {
  if (value > 9999) return String(value);
  const numerals = Array.from("〇一二三四五六七八九");
  const places = ["", "十", "百", "千"];
  let text = "";
  let hasGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      hasGap = text !== "";
      continue;
    }
    const isBareTen = digit === 1 && place > 0 && (zero === "" || (place === 1 && text === ""));
    text += `${hasGap ? zero : ""}${isBareTen ? "" : (numerals[digit] ?? "")}${places[place] ?? ""}`;
    hasGap = false;
  }
  return text === "" ? "〇" : text;
}

/** Hebrew numerals; 15 and 16 are written 9+6 and 9+7, so as not to spell the divine name. */
function hebrewNumeral(value: number): string {
  const hundreds =
    "ת".repeat(Math.floor(value / 400)) + (["", "ק", "ר", "ש"][Math.floor((value % 400) / 100)] ?? "");
  const rest = value % 100;
  if (rest === 15) return `${hundreds}טו`;
  if (rest === 16) return `${hundreds}טז`;
  const tens = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"][Math.floor(rest / 10)] ?? "";
  return hundreds + tens + (["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"][rest % 10] ?? "");
}

function ordinal(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}

function enclosed(value: number, first: number, most: number): string {
  return value >= 1 && value <= most ? String.fromCodePoint(first + value - 1) : String(value);
}

const chicagoMarks = ["*", "†", "‡", "§"] as const;

type Formatter = (value: number) => string;

const upper =
  (format: Formatter): Formatter =>
  (value) =>
    format(value).toUpperCase();
const letters =
  (alphabet: string): Formatter =>
  (value) =>
    repeatedLetters(value, alphabet);
const inDigits =
  (zero: number): Formatter =>
  (value) =>
    digits(value, zero);

const lowerLetter = letters("abcdefghijklmnopqrstuvwxyz");

/** By the names of ST_NumberFormat (ISO/IEC 29500-1, 17.18.59). */
const formatters: Readonly<Record<string, Formatter>> = {
  decimal: String,
  decimalZero: (value) => String(value).padStart(2, "0"),
  decimalHalfWidth: String,
  decimalFullWidth: inDigits(0xff10),
  decimalFullWidth2: inDigits(0xff10),
  numberInDash: (value) => `- ${value} -`,
  ordinal,
  cardinalText: cardinalWords,
  ordinalText: ordinalWords,
  lowerLetter,
  upperLetter: upper(lowerLetter),
  lowerRoman: roman,
  upperRoman: upper(roman),
  hex: (value) => value.toString(16).toUpperCase(),
  chicago: (value) => (chicagoMarks[(value - 1) % 4] ?? "*").repeat(Math.floor((value - 1) / 4) + 1),
  russianLower: letters(cyrillic),
  russianUpper: upper(letters(cyrillic)),
  hebrew1: hebrewNumeral,
  hebrew2: letters(hebrew),
  arabicAlpha: letters(arabicAlphabet),
  arabicAbjad: letters(arabicAbjad),
  thaiLetters: letters(thai),
  thaiNumbers: inDigits(0x0e50),
  hindiNumbers: inDigits(0x0966),
  decimalEnclosedCircle: (value) => enclosed(value, 0x2460, 20),
  decimalEnclosedCircleChinese: (value) => enclosed(value, 0x2460, 20),
  decimalEnclosedParen: (value) => enclosed(value, 0x2474, 20),
  decimalEnclosedFullstop: (value) => enclosed(value, 0x2488, 20),
  ideographEnclosedCircle: (value) => enclosed(value, 0x3280, 10),
  aiueo: letters(katakana),
  aiueoFullWidth: letters(katakana),
  iroha: letters(iroha),
  irohaFullWidth: letters(iroha),
  ganada: letters(hangulSyllables),
  chosung: letters(hangulConsonants),
  ideographTraditional: letters(heavenlyStems),
  ideographZodiac: letters(earthlyBranches),
  ideographDigital: (value) => ideographDigits(value, "〇一二三四五六七八九"),
  japaneseDigitalTenThousand: (value) => ideographDigits(value, "〇一二三四五六七八九"),
  koreanDigital: (value) => ideographDigits(value, "영일이삼사오육칠팔구"),
  taiwaneseDigital: (value) => ideographDigits(value, "○一二三四五六七八九"),
  japaneseCounting: (value) => ideographCount(value, ""),
  chineseCounting: (value) => ideographCount(value, "〇"),
  chineseCountingThousand: (value) => ideographCount(value, "零"),
  taiwaneseCounting: (value) => ideographCount(value, "〇"),
  taiwaneseCountingThousand: (value) => ideographCount(value, "零"),
  // Not of the standard's list; used by the lists of other formats.
  greekLower: letters(greek),
  greekUpper: upper(letters(greek)),
  hiragana: letters(hiragana),
  bengaliNumbers: inDigits(0x09e6),
  arabicNumbers: inDigits(0x0660),
  columnLower: columnLetters,
  columnUpper: upper(columnLetters),
};

/**
 * A number as a list, heading or note shows it. `format` is a name of ST_NumberFormat; "none" and "bullet" give no
 * characters, unknown ones decimal digits. Zero and negative numbers have digits in every format.
 */
export function formatNumber(value: number, format: string): string {
  if (format === "none" || format === "bullet") return "";
  if (value < 1 || value > mostAdditive)
    return format === "decimalZero" ? String(value).padStart(2, "0") : String(value);
  const formatter = Object.hasOwn(formatters, format) ? formatters[format] : undefined;
  return (formatter ?? String)(value);
}
