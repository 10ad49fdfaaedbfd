import type { Span } from "#core/document/span.ts";
import type { CheckFacts, Found } from "../check.ts";
import { readOnce } from "./text-part.ts";
import type { TextPart } from "./text-part.ts";
import type { TextParts } from "./text-parts.ts";

/** A check that compares places of a whole text. Its examples are texts. What it reads of a part, it reads once. */
export interface ConsistencyCheck extends CheckFacts {
  /** What it found, in the offsets of the whole text. `null` is nothing: it only lets others have a turn. */
  find(parts: TextParts): Iterable<Found | null>;
}

/** Places of a part, each with what to put there. */
type ReadPlaces = (part: TextPart) => readonly Span[];

/** Two ways to do the same thing, each with where it is done so and how it is made the other. */
interface TwoWays {
  readonly first: ReadPlaces;
  readonly second: ReadPlaces;
  readonly toFirst: (text: string) => string;
  readonly toSecond: (text: string) => string;
}

/** Reads the places that a pattern finds within a sentence, once for each part. */
export function placesOf(pattern: RegExp): ReadPlaces {
  return readOnce((part) => part.collect(pattern));
}

/** A place of a part as an offset of the whole text, with a fix where there is one. */
export function toFound({ origin }: TextPart, { start, end }: Span, fixes: readonly string[]): Found {
  return { start: origin + start, end: origin + end, fixes };
}

/** The places of the rarer of two ways, if both are used; of the second where they are used equally often. */
export function findRarer(parts: TextParts, { first, second, toFirst, toSecond }: TwoWays): Found[] {
  let firsts = 0;
  let seconds = 0;
  for (const part of parts) {
    firsts += first(part).length;
    seconds += second(part).length;
  }
  if (firsts === 0 || seconds === 0) return [];
  const [rarer, change] = firsts < seconds ? [first, toSecond] : [second, toFirst];
  const found: Found[] = [];
  for (const part of parts) {
    for (const place of rarer(part)) {
      const written = part.read(place);
      const other = change(written);
      found.push(toFound(part, place, other === written ? [] : [other]));
    }
  }
  return found;
}
