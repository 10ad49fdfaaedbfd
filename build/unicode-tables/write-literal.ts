/** What the tables are made of. */
export type Literal = string | number | readonly Literal[] | { readonly [name: string]: Literal };

const PRINT_WIDTH = 110;
const COMMA = 1;
/** After a name no longer than this the formatter does not break a line. */
const SHORT_NAME = 4;

/** Writes a value as source text, laid out as the formatter lays it out. `column` is where the value would start. */
export function writeLiteral(value: Literal, column: number, indent = ""): string {
  const inner = `${indent}  `;
  if (typeof value === "string" || typeof value === "number") return JSON.stringify(value);
  if (isList(value)) {
    const items = value.map((item) => writeLiteral(item, inner.length, inner));
    const line = `[${items.join(", ")}]`;
    if (!line.includes("\n") && column + line.length + COMMA <= PRINT_WIDTH) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}]`;
  }
  const properties = Object.entries(value).map(([name, item]) => {
    const key = `${inner}${name}:`;
    const written = writeLiteral(item, key.length + 1, inner);
    const fits =
      typeof item !== "string" ||
      name.length <= SHORT_NAME ||
      key.length + 1 + written.length + COMMA <= PRINT_WIDTH;
    return fits ? `${key} ${written},\n` : `${key}\n${inner}  ${written},\n`;
  });
  return `{\n${properties.join("")}${indent}}`;
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}
