import { findXUrls } from "#core/characters/x-urls.ts";
import type { Span } from "#core/document/span.ts";

const BEGINNING = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|mailto:|doi:\s?10\.)/giu;
const ENDS_ADDRESS = /[\s<>"“”„«»`{}|\\^\0]/;
const TRAILING = ".,;:!?'’*_~…";

/**
 * Finds web addresses: with any scheme (`https://…`), with `www.`, a DOI, and a domain of a known ending with a path
 * (`example.com/page`). A bare domain without a path is left: "end.So" is rather two sentences. Signs that close the
 * sentence or the brackets around an address are not part of it.
 */
export function findUrls(masked: string): Span[] {
  const spans: Span[] = [];
  BEGINNING.lastIndex = 0;
  for (let match = BEGINNING.exec(masked); match !== null; match = BEGINNING.exec(masked)) {
    const end = findAddressEnd(masked, BEGINNING.lastIndex);
    if (end > BEGINNING.lastIndex) spans.push({ start: match.index, end });
    BEGINNING.lastIndex = end;
  }
  for (const span of findXUrls(masked)) {
    if (masked.slice(span.start, span.end).includes("/")) spans.push(span);
  }
  return spans;
}

/** Where an address ends whose beginning ends at `start`: before a bracket that closes one outside it, at the latest. */
function findAddressEnd(text: string, start: number): number {
  let round = 0;
  let square = 0;
  let end = start;
  for (; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (character === "(") round += 1;
    else if (character === ")") round -= 1;
    else if (character === "[") square += 1;
    else if (character === "]") square -= 1;
    if (round < 0 || square < 0 || ENDS_ADDRESS.test(character)) break;
  }
  while (end > start && TRAILING.includes(text.charAt(end - 1))) end -= 1;
  return end;
}
