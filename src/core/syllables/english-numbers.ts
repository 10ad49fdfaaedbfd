const ONES = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2] as const;
const TENS = [0, 0, 2, 2, 2, 2, 2, 3, 2, 2] as const;
/** The names of a thousand, a million and a billion have two syllables each. */
const SCALE_SYLLABLES = 2;
const LONGEST_READ_WHOLE = 12;

/** Digits with thousands in groups, a decimal part, and the ending of an ordinal or a plural (1,000; 3.5; 21st; 1990s). */
export const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)*(?:st|nd|rd|th|'?s)?(?![a-z])|\d+/g;

/**
 * Syllables of a number in digits as it is read aloud in English: 4 for 1918 (“nineteen eighteen”, R. Flesch 1948),
 * 3 for 3.5 (“three point five”), 3 for 20th. Years are read in pairs from 1100 to 1999 and from 2010 to 2099. Numbers
 * that begin with 0 or have more than 12 digits are read digit by digit, and so is what follows a point.
 */
export function countInNumber(written: string): number {
  const [, whole = "", decimals = "", ending = ""] = /^([\d,]+)((?:\.\d+)*)(\D*)$/.exec(written) ?? [];
  const digits = whole.replaceAll(",", "");
  const count = isYear(whole) && decimals === "" ? countInYear(Number(digits)) : countInWhole(digits);
  let said = count + countInEnding(digits, ending);
  for (const part of decimals.split(".").slice(1)) said += 1 + countDigits(part);
  return said;
}

function isYear(whole: string): boolean {
  if (!/^\d{4}$/.test(whole)) return false;
  const year = Number(whole);
  return (year >= 1100 && year < 2000) || (year >= 2010 && year < 2100);
}

/** Nineteen eighteen, nineteen hundred, nineteen oh six. */
function countInYear(year: number): number {
  const century = countBelowThousand(Math.floor(year / 100));
  const rest = year % 100;
  if (rest === 0) return century + 2;
  return century + (rest < 10 ? 1 : 0) + countBelowThousand(rest);
}

function countInWhole(digits: string): number {
  if ((digits.length > 1 && digits.startsWith("0")) || digits.length > LONGEST_READ_WHOLE)
    return countDigits(digits);
  if (Number(digits) === 0) return ONES[0];
  let said = 0;
  for (let end = digits.length; end > 0; end -= 3) {
    const group = Number(digits.slice(Math.max(0, end - 3), end));
    if (group > 0) said += countBelowThousand(group) + (end === digits.length ? 0 : SCALE_SYLLABLES);
  }
  return said;
}

function countDigits(digits: string): number {
  let said = 0;
  for (const digit of digits) said += ONES[Number(digit)] ?? 1;
  return said;
}

function countBelowThousand(number: number): number {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const said = hundreds === 0 ? 0 : (ONES[hundreds] ?? 0) + 2;
  if (rest === 0) return said;
  if (rest < 20) return said + (ONES[rest] ?? 0);
  return said + (TENS[Math.floor(rest / 10)] ?? 0) + (rest % 10 === 0 ? 0 : (ONES[rest % 10] ?? 0));
}

/** Second has one more than two, and twentieth than twenty; first, third, fourth and nineties have no more. */
function countInEnding(digits: string, ending: string): number {
  if (ending === "nd") return 1;
  return ending === "th" && /[2-9]0$/.test(digits) ? 1 : 0;
}
