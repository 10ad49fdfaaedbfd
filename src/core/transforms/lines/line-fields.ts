const GAP = /\s+/gu;

/**
 * Where a field of a line begins; 1 is the first. With an empty separator any run of white space separates, and such
 * at the start does not count. The end of the line where there are fewer fields.
 */
export function findField(line: string, number: number, separator: string): number {
  if (separator === "") return findSpacedField(line, number);
  let start = 0;
  for (let passed = 1; passed < number; passed += 1) {
    const found = line.indexOf(separator, start);
    if (found === -1) return line.length;
    start = found + separator.length;
  }
  return start;
}

function findSpacedField(line: string, number: number): number {
  let start = line.length - line.trimStart().length;
  GAP.lastIndex = start;
  for (let passed = 1; passed < number; passed += 1) {
    if (GAP.exec(line) === null) return line.length;
    start = GAP.lastIndex;
  }
  return start;
}

/** The fields of a line, by the same rules. */
export function splitFields(line: string, separator: string): readonly string[] {
  if (separator !== "") return line.split(separator);
  const trimmed = line.trim();
  return trimmed === "" ? [] : trimmed.split(GAP);
}
