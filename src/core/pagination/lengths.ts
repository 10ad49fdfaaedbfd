/** Twips in a point: the unit of layout here and in word processors is the twip, 1/1440 of an inch. */
export const twipsPerPoint = 20;

const twipsPerUnit: Readonly<Record<string, number>> = {
  in: 1440,
  '"': 1440,
  "″": 1440,
  inch: 1440,
  inches: 1440,
  cm: 1440 / 2.54,
  mm: 144 / 2.54,
  pt: twipsPerPoint,
  pc: 240,
};

const length = /^(\d{1,5}(?:[.,]\d{1,4})?|[.,]\d{1,4})\s*([a-z"″]*)$/i;

/**
 * Reads a length that a person typed, such as `1in`, `2.54 cm`, `25,4mm`, `72pt` or `6pc`, in twips, rounded; a bare
 * number has `unit`. `undefined` for what is no length.
 */
export function parseLength(text: string, unit: "in" | "cm" | "mm" | "pt"): number | undefined {
  const [, digits = "", name = ""] = length.exec(text.trim()) ?? [];
  const twips = twipsPerUnit[name === "" ? unit : name.toLowerCase()];
  if (digits === "" || twips === undefined) return undefined;
  return Math.round(Number(digits.replace(",", ".")) * twips);
}

/** A length in twips in a unit, with as few decimals as tell it from its neighbours of half a point: `1in`. */
export function formatLength(twips: number, unit: "in" | "cm" | "mm" | "pt"): string {
  const decimals = { in: 3, cm: 2, mm: 1, pt: 2 }[unit];
  return `${Number((twips / (twipsPerUnit[unit] ?? twipsPerPoint)).toFixed(decimals))}${unit}`;
}
