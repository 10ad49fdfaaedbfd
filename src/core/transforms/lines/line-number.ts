/** A number of any length, so that long ones are told apart. */
export interface LineNumber {
  readonly value: number;
  readonly isNegative: boolean;
  /** Digits without leading zeros. */
  readonly whole: string;
  /** Digits without trailing zeros. */
  readonly fraction: string;
}

/**
 * A sign belongs to the number where nothing that is a letter or a digit stands before it; a currency sign may stand
 * between. Digits may be grouped in threes by a comma, an apostrophe or a space that does not break.
 */
const NUMBER =
  /(?<sign>(?<![\p{L}\p{N}])[+\-\u2212])?\p{Sc}?(?:(?<whole>\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:\.(?<fraction>\d+))?|(?<![\p{L}\p{N}])\.(?<bare>\d+))/u;
const NOT_DIGIT = /\D/gu;

/** The first number in a line, in English notation; `null` where there is none. */
export function findFirstNumber(line: string): LineNumber | null {
  const groups = NUMBER.exec(line)?.groups;
  if (groups === undefined) return null;
  const { sign = "", whole = "", fraction = "", bare = "" } = groups;
  const wholeDigits = whole.replace(NOT_DIGIT, "").replace(/^0+/, "");
  const fractionDigits = trimZerosAtEnd(fraction + bare);
  const isNegative = sign !== "" && sign !== "+" && wholeDigits + fractionDigits !== "";
  const size = Number(`${wholeDigits}.${fractionDigits}0`);
  return { value: isNegative ? -size : size, isNegative, whole: wholeDigits, fraction: fractionDigits };
}

/** Not by an expression: one for zeros at the end takes its time on many zeros before another digit. */
function trimZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === "0") end -= 1;
  return digits.slice(0, end);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Order by value, exact at any length. */
export function compareLineNumbers(one: LineNumber, other: LineNumber): number {
  if (one.value !== other.value) return one.value < other.value ? -1 : 1;
  const size =
    one.whole.length - other.whole.length ||
    compareTexts(one.whole, other.whole) ||
    compareTexts(one.fraction, other.fraction);
  return one.isNegative ? -size : size;
}
