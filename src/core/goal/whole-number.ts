import { numberFormat } from "../number-format/number-format.ts";

/** What a person's text turned out to be: a count, or a sentence that says what to change. */
export type CountReading =
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "problem"; readonly message: string };

/** The least and the most that are accepted, both included. */
export interface WholeNumberRange {
  readonly least: number;
  readonly most: number;
}

const english = numberFormat();

/** A whole number as the site writes it in English: `1234567` → `1,234,567`. */
export function formatWholeNumber(count: number): string {
  return english.format(count);
}

/** The zero of each set of decimal digits that is read; the other nine follow it in Unicode. */
const zeros = [
  0x0660, // Arabic-Indic
  0x06f0, // Extended Arabic-Indic (Persian, Urdu)
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0e50, // Thai
  0xff10, // Full-width
];

/** Marks that mean the same are written as one, so that the patterns below stay readable. */
const sameMarks: readonly (readonly [RegExp, string])[] = [
  // Pasted numbers often carry marks of direction and zero-width characters that nobody sees.
  [/[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ""],
  [/[\u00a0\u2002-\u200a\u202f\u3000]/gu, " "],
  [/[’ʼ＇]/gu, "'"],
  [/[،٬，]/gu, ","],
  [/．/gu, "."],
  [/[−－﹣–]/gu, "-"],
  [/＋/gu, "+"],
  [/[KｋＫ]/gu, "k"],
];

function asciiDigit(character: string): string {
  const code = character.charCodeAt(0);
  const zero = zeros.find((candidate) => code >= candidate && code <= candidate + 9);
  return zero === undefined ? character : String(code - zero);
}

function plainForm(input: string): string {
  const marked = sameMarks.reduce((text, [mark, plain]) => text.replace(mark, plain), input);
  return marked.replace(/\p{Nd}/gu, asciiDigit).trim();
}

type Shape =
  | { readonly kind: "digits"; readonly digits: string }
  | { readonly kind: "negative" | "decimal" | "unclear" | "text" };

const plainDigits = /^\d+$/;
const groupsOfThree = /^[1-9]\d{0,2}(?:([ ',.])\d{3})(?:\1\d{3})*$/;
/** Lakh and crore, as written in India: 10,00,000. */
const indianGroups = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const unambiguousGroups = /^[1-9]\d{0,2}(?:([ '])\d{3})(?:\1\d{3})*$/;
const shortFraction = /^(\d*)[.,٫](\d{1,2})$/;
const fraction = /^([\d ',.]*)([.,٫])\d+$/;

function withoutMarks(text: string): string {
  return text.replace(/\D/g, "");
}

function readThousands(text: string): Shape {
  if (plainDigits.test(text) || unambiguousGroups.test(text)) {
    return { kind: "digits", digits: `${withoutMarks(text)}000` };
  }
  const parts = shortFraction.exec(text);
  if (parts !== null) {
    const [, whole = "", part = ""] = parts;
    return { kind: "digits", digits: whole + part.padEnd(3, "0") };
  }
  // "1.234k" is 1,234 to one reader and 1,234,000 to another.
  return { kind: "unclear" };
}

function readShape(text: string): Shape {
  if (!/^[+-]?[\d ',.٫]*\d[\d ',.٫]*k?$/.test(text)) return { kind: "text" };
  if (text.startsWith("-")) return { kind: "negative" };
  const unsigned = text.replace(/^\+ ?/, "");
  if (unsigned.endsWith("k")) return readThousands(unsigned.slice(0, -1).trimEnd());
  if (plainDigits.test(unsigned) || groupsOfThree.test(unsigned) || indianGroups.test(unsigned)) {
    return { kind: "digits", digits: withoutMarks(unsigned) };
  }
  const parts = fraction.exec(unsigned);
  if (parts !== null) {
    const [, before = "", mark = ""] = parts;
    if (!before.includes(mark)) return { kind: "decimal" };
  }
  return { kind: "unclear" };
}

const problem = (message: string): CountReading => ({ kind: "problem", message });

/**
 * Reads a whole number the way people write one.
 *
 * Digits may be ASCII, full-width, Arabic-Indic, Devanagari, Bengali or Thai. Groups of three may be set apart by
 * commas, points, apostrophes or spaces (of any width), and by commas in the Indian way; a final `k` means
 * thousands (`1.5k` is 1,500). Space around the number is ignored. A mark that could be read two ways is refused
 * rather than guessed. Empty input, text, negative numbers, decimals and numbers out of range each get a sentence.
 */
export function parseWholeNumber(input: string, range: WholeNumberRange): CountReading {
  const least = formatWholeNumber(range.least);
  const most = formatWholeNumber(range.most);
  const text = plainForm(input);
  if (text === "") return problem(`Enter a whole number from ${least} to ${most}.`);
  const shape = readShape(text);
  switch (shape.kind) {
    case "text":
      return problem("Enter a number in digits, such as 500.");
    case "negative":
      return problem(`The number cannot be negative. Enter ${least} or more.`);
    case "decimal":
      return problem("Enter a whole number, without a decimal part.");
    case "unclear":
      return problem("The number can be read in more than one way. Enter it without spaces or marks.");
    case "digits": {
      const count = Number(shape.digits);
      if (count < range.least) return problem(`The number is too small. Enter ${least} or more.`);
      if (count > range.most) return problem(`The number is too large. Enter ${most} or less.`);
      return { kind: "count", count };
    }
  }
}
