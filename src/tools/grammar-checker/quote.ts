/** How much of the line is quoted on either side. */
const contextUnits = 50;

/** What stands before a place in its line, from the start of a word; a mark says that there is more. */
export function quoteBefore(text: string, start: number): string {
  const line = text
    .slice(Math.max(0, start - contextUnits), start)
    .split(/[\n\r]/)
    .at(-1);
  if (line === undefined || line.length < contextUnits || start <= contextUnits) return line ?? "";
  const cut = line.search(/\s/);
  return `…${line.slice(cut + 1)}`;
}

/** What stands after a place in its line, to the end of a word; a mark says that there is more. */
export function quoteAfter(text: string, end: number): string {
  const [line = ""] = text.slice(end, end + contextUnits).split(/[\n\r]/);
  if (line.length < contextUnits || end + contextUnits >= text.length) return line;
  const cut = line.search(/\s\S*$/);
  return `${cut < 0 ? line : line.slice(0, cut)}…`;
}
