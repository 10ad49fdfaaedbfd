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

/**
 * The lines of a text: LF, CR LF and CR end one. The break at the end of the text ends the last line and begins no
 * further one.
 */
export function readLines(text: string): ReadText {
  const counts: Record<LineBreak, number> = { "\n": 0, "\r\n": 0, "\r": 0 };
  const lines: string[] = [];
  // Twice as fast as by an expression: most texts have no CR, and it is sought no more than once then.
  let feed = text.indexOf("\n");
  let carriage = text.indexOf("\r");
  let start = 0;
  while (feed !== -1 || carriage !== -1) {
    const isFeed = carriage === -1 || (feed !== -1 && feed < carriage);
    const end = isFeed ? feed : carriage;
    const lineBreak: LineBreak = isFeed ? "\n" : feed === carriage + 1 ? "\r\n" : "\r";
    lines.push(text.slice(start, end));
    counts[lineBreak] += 1;
    start = end + lineBreak.length;
    if (feed !== -1 && feed < start) feed = text.indexOf("\n", start);
    if (carriage !== -1 && carriage < start) carriage = text.indexOf("\r", start);
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
