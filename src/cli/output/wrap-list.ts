/** Lays out short items side by side, `perLine` to a line; the lines after the first begin with `indent`. */
export function wrapList(items: readonly string[], perLine: number, indent: string): string {
  const lines: string[] = [];
  for (let index = 0; index < items.length; index += perLine) {
    lines.push(items.slice(index, index + perLine).join(" "));
  }
  return lines.join(`\n${indent}`);
}
