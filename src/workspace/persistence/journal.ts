import type { TextChange } from "#core/document/span.ts";

/** Changes made together: they ascend, do not overlap, and have offsets of the text before all of them. */
export type Step = readonly TextChange[];

/** The later change as part of the earlier one, where it goes on typing or takes back what was just typed. */
function join(earlier: TextChange, later: TextChange): TextChange | null {
  const typedEnd = earlier.from + earlier.insert.length;
  if (later.from < earlier.from || later.to > typedEnd) return null;
  const start = later.from - earlier.from;
  const end = later.to - earlier.from;
  const insert = earlier.insert.slice(0, start) + later.insert + earlier.insert.slice(end);
  return { from: earlier.from, to: earlier.to, insert };
}

/** Longer insertions are not joined: each keystroke inside a large paste would copy the paste. */
const longestJoined = 2000;

/**
 * The steps with one more. Typing at one place grows the last step instead of adding one a letter, so that a
 * journal is about as long as what was typed.
 */
export function appendStep(steps: readonly Step[], step: Step): readonly Step[] {
  const [earlier, ...others] = steps.at(-1) ?? [];
  const [later, ...more] = step;
  if (later === undefined) return steps;
  if (earlier !== undefined && others.length === 0 && more.length === 0) {
    const joined = earlier.insert.length <= longestJoined ? join(earlier, later) : null;
    if (joined !== null) return [...steps.slice(0, -1), [joined]];
  }
  return [...steps, step];
}

/** The characters that a journal holds; what it costs to store and to replay. */
export function journalSize(steps: readonly Step[]): number {
  let size = 0;
  for (const step of steps) for (const change of step) size += change.insert.length;
  return size;
}

/** A part of a string, so that replaying copies no text until the end. */
interface Piece {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** A list of pieces and where a step has come in it. */
function applyStep(pieces: readonly Piece[], step: Step): readonly Piece[] {
  const next: Piece[] = [];
  let index = 0;
  let piece = pieces[0];
  let position = 0;

  /** Moves on to `offset` of the text before the step; keeps or drops what is passed. */
  const advance = (offset: number, keep: boolean) => {
    while (position < offset) {
      if (piece === undefined)
        throw new RangeError(`A change at ${offset} is past the text's end, ${position}.`);
      const length = Math.min(piece.end - piece.start, offset - position);
      if (keep) next.push({ source: piece.source, start: piece.start, end: piece.start + length });
      position += length;
      if (piece.start + length < piece.end) {
        piece = { source: piece.source, start: piece.start + length, end: piece.end };
      } else {
        index += 1;
        piece = pieces[index];
      }
    }
  };

  for (const { from, to, insert } of step) {
    if (from < position || to < from) throw new RangeError(`A change of ${from} to ${to} is out of order.`);
    advance(from, true);
    advance(to, false);
    if (insert !== "") next.push({ source: insert, start: 0, end: insert.length });
  }
  if (piece !== undefined) next.push(piece);
  for (const rest of pieces.slice(index + 1)) next.push(rest);
  return next;
}

/**
 * The text after all steps. Time grows with the number of steps and of places they touched, not with the length of
 * the text. Throws `RangeError` when a step does not fit the text, which means that the journal is not this text's.
 */
export function replay(text: string, steps: readonly Step[]): string {
  let pieces: readonly Piece[] = text === "" ? [] : [{ source: text, start: 0, end: text.length }];
  for (const step of steps) pieces = applyStep(pieces, step);
  return pieces.map(({ source, start, end }) => source.slice(start, end)).join("");
}
