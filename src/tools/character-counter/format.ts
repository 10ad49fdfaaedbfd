import { formatCodePoint } from "#core/characters/character-names.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import type { LimitMeasure } from "#core/limits/measure-limit.ts";

/** `1 place`, `1,204 places`. */
export function formatQuantity(count: number, unit: string): string {
  return `${formatWholeNumber(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** A day of the calendar as people write it: `2026-11-21` is 21 November 2026. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** A character by its number and its name: `U+200B ZERO WIDTH SPACE`. */
export function nameCharacter(codePoint: number, name: string | null): string {
  return name === null ? formatCodePoint(codePoint) : `${formatCodePoint(codePoint)} ${name}`;
}

/** What stands on the bar of a meter: what was used of each bound. */
export function describeUse({ bounds }: LimitMeasure): string {
  return bounds
    .map(({ count, most, least }) =>
      most === null
        ? `${formatWholeNumber(count)}, at least ${formatWholeNumber(least ?? 0)}`
        : `${formatWholeNumber(count)} of ${formatWholeNumber(most)}`,
    )
    .join(", ");
}
