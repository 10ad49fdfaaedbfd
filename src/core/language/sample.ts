const PIECE_UNITS = 256;
const MOST_PIECES = 16;
/** White space at which a piece may begin and end is looked for this far. */
const REACH = 40;

/** Addresses, handles and entities are in no language. */
const NO_LANGUAGE = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[@#][\w-]+|&\w+;|<[^<>]*>/g;
const WHITE_SPACE = /\s/;

/**
 * Pieces of a text to judge it by: the whole of it cut up, or sixteen pieces at equal distances of a long one. They
 * begin and end at white space where there is some near. Web and mail addresses and tags are left out.
 */
export function takeSample(text: string): readonly string[] {
  const count = Math.min(MOST_PIECES, Math.ceil(text.length / PIECE_UNITS));
  const stride = text.length / Math.max(1, count);
  const pieces: string[] = [];
  let floor = 0;
  for (let index = 0; index < count; index += 1) {
    const start = Math.max(floor, findEdge(text, Math.floor(index * stride)));
    const end = findEdge(text, Math.min(text.length, start + PIECE_UNITS, Math.floor((index + 1) * stride)));
    if (end > start) pieces.push(text.slice(start, end).replace(NO_LANGUAGE, " "));
    floor = Math.max(floor, end);
  }
  return pieces;
}

/** The place after `offset` where a word ends, or `offset` if there is none near. */
function findEdge(text: string, offset: number): number {
  if (offset === 0) return 0;
  for (let edge = offset; edge < Math.min(text.length, offset + REACH); edge += 1) {
    if (WHITE_SPACE.test(text.charAt(edge))) return edge;
  }
  return offset + REACH >= text.length ? text.length : offset;
}
