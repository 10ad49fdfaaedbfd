/** A text as its lines. */
export interface LineText {
  /** Without their line breaks. A text without any characters has none. */
  readonly lines: readonly string[];
  /** The line break that most lines have; LF where there is none. Lines are joined again with it. */
  readonly lineBreak: LineBreak;
  /** Whether the last line ends with a line break, as lines of a file do. */
  readonly endsWithBreak: boolean;
}

export type LineBreak = "\n" | "\r\n" | "\r";

/** A text as its lines, and how many line breaks of each kind it had. */
export interface ReadText extends LineText {
  readonly breaks: Readonly<Record<LineBreak, number>>;
}

const BREAK = /\r\n|\n|\r/g;

/**
 * The lines of a text: LF, CR LF and CR end one. The break at the end of the text ends the last line and begins no
 * further one.
 */
export function readLines(text: string): ReadText {
  const counts: Record<LineBreak, number> = { "\n": 0, "\r\n": 0, "\r": 0 };
  const lines: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(BREAK)) {
    lines.push(text.slice(start, index));
    start = index + found.length;
    counts[found === "\r\n" ? "\r\n" : found === "\r" ? "\r" : "\n"] += 1;
  }
  const endsWithBreak = text.length > 0 && start === text.length;
  if (start < text.length) lines.push(text.slice(start));
  const lineBreak =
    counts["\r\n"] > counts["\n"] && counts["\r\n"] >= counts["\r"]
      ? "\r\n"
      : counts["\r"] > counts["\n"]
        ? "\r"
        : "\n";
  return { lines, lineBreak, endsWithBreak, breaks: counts };
}

/**
 * The text of lines. The opposite of `readLines` for a text with one kind of line break. An empty last line gets a
 * line break whatever was said: without one it would be no line.
 */
export function writeLines({ lines, lineBreak, endsWithBreak }: LineText): string {
  const last = lines.at(-1);
  if (last === undefined) return "";
  return lines.join(lineBreak) + (endsWithBreak || last === "" ? lineBreak : "");
}
