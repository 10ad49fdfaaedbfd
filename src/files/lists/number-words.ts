const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;
const irregular: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

function words(value: number): string {
  const below = small[value];
  if (below !== undefined) return below;
  if (value < 100) {
    const rest = value % 10;
    return `${tens[Math.floor(value / 10)] ?? ""}${rest === 0 ? "" : `-${words(rest)}`}`;
  }
  const [unit, name] = value < 1000 ? [100, "hundred"] : [1000, "thousand"];
  const rest = value % unit;
  return `${words(Math.floor(value / unit))} ${name}${rest === 0 ? "" : ` ${words(rest)}`}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number in English words as word processors write it in lists: "Twenty-one". Whole numbers below a million. */
export function cardinalWords(value: number): string {
  return capitalized(words(value));
}

/** The same as an ordinal: "Twenty-first". */
export function ordinalWords(value: number): string {
  const cardinal = words(value);
  const start = Math.max(cardinal.lastIndexOf(" "), cardinal.lastIndexOf("-")) + 1;
  const last = cardinal.slice(start);
  const ending = irregular[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return capitalized(cardinal.slice(0, start) + ending);
}
