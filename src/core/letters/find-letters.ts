import type { Span } from "#core/document/span.ts";

import type { LetterOptions } from "./letter-options.ts";
import { LetterScanner } from "./letter-scanner.ts";
import type { ScannedLetters } from "./letter-scanner.ts";

/**
 * Where a letter, or letters in a row within a word, stand in a text, as options tell letters apart: their spans with
 * their marks, ascending, the first `limit` of them. Of letters that overlap (aa in aaa) each is found.
 */
export function findLetters(
  text: string,
  letters: readonly string[],
  options: LetterOptions,
  limit: number,
): readonly Span[] {
  const spans: Span[] = [];
  if (letters.length === 0) return spans;
  const scanner = new LetterScanner(options);
  for (const piece of scanner.scan(text)) {
    const wanted = letters.map((letter) => scanner.names.indexOf(letter));
    for (let index = 0; index < piece.count; index += 1) {
      if (!standsAt(piece, index, wanted)) continue;
      if (spans.length >= limit) return spans;
      const last = index + wanted.length - 1;
      spans.push({
        start: piece.offset + (piece.starts[index] ?? 0),
        end: piece.offset + (piece.ends[last] ?? 0),
      });
    }
  }
  return spans;
}

function standsAt({ ids, linked, count }: ScannedLetters, index: number, wanted: readonly number[]): boolean {
  return wanted.every(
    (id, place) =>
      index + place < count && ids[index + place] === id && (place === 0 || linked[index + place] === 1),
  );
}
