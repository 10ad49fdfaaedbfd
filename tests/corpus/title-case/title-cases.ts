import { readFileSync } from "node:fs";

/** A title and what it must become. */
export type TitlePair = readonly [title: string, expected: string];

export interface TitleCases {
  readonly gruber: readonly TitlePair[];
  readonly more: readonly TitlePair[];
  readonly gouch: readonly TitlePair[];
}

function isPair(value: unknown): value is TitlePair {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");
}

function isPairs(value: unknown): value is readonly TitlePair[] {
  return Array.isArray(value) && value.every(isPair);
}

/** Reads the published cases; see `README.md` for where they come from. */
export function readTitleCases(): TitleCases {
  const value: unknown = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
  if (
    typeof value === "object" &&
    value !== null &&
    "gruber" in value &&
    "more" in value &&
    "gouch" in value
  ) {
    const { gruber, more, gouch } = value;
    if (isPairs(gruber) && isPairs(more) && isPairs(gouch)) return { gruber, more, gouch };
  }
  throw new TypeError("cases.json does not hold titles");
}
