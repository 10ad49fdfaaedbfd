/** What stands in previews while there is no text. */
export const sampleLine = "how to log in to an old iPhone: a story from São Paulo";

const mostLines = 3;
const mostUnits = 200;

/** The first lines of a part of a text that say something, as far as a preview shows them. */
export function takePreview(text: string, start = 0, end: number = text.length): string {
  const lines: string[] = [];
  let units = 0;
  // A text may begin with a lot of nothing; past this it is not looked at.
  for (const line of text.slice(start, Math.min(end, start + 20 * mostUnits)).split(/\r\n|[\n\r]/)) {
    const shown = cutAtCharacter(line.trim(), mostUnits - units);
    if (shown === "") continue;
    lines.push(shown);
    units += shown.length;
    if (lines.length === mostLines || units >= mostUnits) break;
  }
  return lines.join("\n");
}

function cutAtCharacter(line: string, most: number): string {
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const isSplit = /[\ud800-\udbff]$/.test(cut);
  return isSplit ? cut.slice(0, -1) : cut;
}
