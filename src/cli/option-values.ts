import { formatWholeNumber } from "#core/goal/whole-number.ts";

import { UsageError } from "./arguments.ts";

const DIGITS = /^\d{1,9}$/;

/** Reads the value of an option that takes a whole number in a range. Throws a `UsageError` for anything else. */
export function readWholeNumber(option: string, value: string, least: number, most: number): number {
  const number = DIGITS.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `The option --${option} takes a whole number from ${formatWholeNumber(least)} to ${formatWholeNumber(most)}.`,
  );
}

/** The form of a language tag (BCP 47): a language, then what narrows it down. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,4}$/i;

/** Reads the value of `--language`. Throws a `UsageError` for what is no language tag. */
export function readLanguage(tag: string): string {
  if (LANGUAGE_TAG.test(tag)) return tag;
  throw new UsageError(`"${tag}" is no language tag, such as en, de or pt-BR.`);
}
