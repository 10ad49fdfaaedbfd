/** The longest name that is kept, in code points. */
export const longestName = 200;

/** The longest title taken from a text, in code points. */
const longestTitle = 80;

/** A first line further in than this is not looked for. */
const searchedUnits = 20_000;

/** Controls, marks that turn the direction of writing, and halves of characters, which could make a name read as another. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A name as it is kept: one line, white space runs as one space and none at the ends, at most `longestName` code
 * points; empty for a name that shows nothing.
 */
export function cleanName(name: string): string {
  const line = name
    .slice(0, searchedUnits)
    .replaceAll(/[\n\r\t]/g, " ")
    .replaceAll(invisible, "")
    .replaceAll(/\s+/g, " ");
  return Array.from(line.trim()).slice(0, longestName).join("").trim();
}

/** The line without the marks of a Markdown heading. */
function withoutHeadingMarks(line: string): string {
  return line.replace(/^#{1,6}\s+(?=\S)/, "").replace(/\s+#+$/, "");
}

/** The text cut to a number of code points, at a word's end where one is near, with an ellipsis. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join("");
  const space = characters[most - 1] === " " ? cut.length : cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/**
 * What a text is called until a person names it: its first line that holds a letter, a number or a symbol, without
 * heading marks and at most 80 characters long. Empty when its first 20,000 units have none.
 */
export function titleOf(text: string): string {
  for (const line of text.slice(0, searchedUnits).split("\n")) {
    if (!/[\p{L}\p{N}\p{S}]/u.test(line)) continue;
    const title = cleanName(withoutHeadingMarks(line.trim()));
    if (title !== "") return shorten(title, longestTitle);
  }
  return "";
}

/** A name with something after it, within `longestName`: "Novel (copy)". */
export function nameWithSuffix(name: string, suffix: string): string {
  const room = longestName - suffix.length - 1;
  return `${Array.from(name).slice(0, room).join("").trim()} ${suffix}`.trim();
}
