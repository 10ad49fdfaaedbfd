import type { CountingUnit } from "./counting-units.ts";
import { readCountingUnit } from "./counting-units.ts";

/** A limit that a person has set. */
export interface OwnLimit {
  readonly name: string;
  readonly unit: CountingUnit;
  readonly least: number | null;
  readonly most: number | null;
}

const LONGEST_NAME = 60;
const GREATEST = 100_000_000;
const DIGITS = /^\d{1,9}$/;

/** Writes a limit for an address or for storage: `utf16~350~4000~Cover letter`. Either number may be empty. */
export function formatOwnLimit({ name, unit, least, most }: OwnLimit): string {
  return [unit, least ?? "", most ?? "", name].join("~");
}

/** Reads what `formatOwnLimit` wrote; `undefined` for anything else, and for a limit that nothing can keep. */
export function parseOwnLimit(text: string): OwnLimit | undefined {
  const [unitName = "", least = "", most = "", ...name] = text.slice(0, 200).split("~");
  const unit = readCountingUnit(unitName);
  if (unit === undefined || !isNumber(least) || !isNumber(most)) return undefined;
  const limit = { name: tidyName(name.join("~")), unit, least: toNumber(least), most: toNumber(most) };
  return isPossible(limit) ? limit : undefined;
}

/** The name without controls, of at most 60 characters; what a nameless limit is called. */
function tidyName(name: string): string {
  const tidy = name.replace(/\p{C}/gu, "").trim().slice(0, LONGEST_NAME).trim();
  return tidy === "" ? "Own limit" : tidy;
}

function isNumber(text: string): boolean {
  return text === "" || DIGITS.test(text);
}

function toNumber(text: string): number | null {
  return text === "" ? null : Number(text);
}

function isPossible({ least, most }: OwnLimit): boolean {
  if (least === null && most === null) return false;
  if (most !== null && (most < 1 || most > GREATEST)) return false;
  return least === null || (least >= 1 && least <= (most ?? GREATEST));
}
