import { readFileSync } from "node:fs";

/** What LibreOffice made of a case when `measure.ts` ran last. */
export interface ExpectedCase {
  readonly name: string;
  readonly pages: number;
  readonly lines: number;
}

function parseCase(value: unknown): ExpectedCase {
  if (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "pages" in value &&
    typeof value.pages === "number" &&
    "lines" in value &&
    typeof value.lines === "number"
  ) {
    return { name: value.name, pages: value.pages, lines: value.lines };
  }
  throw new TypeError(`expected.json holds a case of another form: ${JSON.stringify(value)}`);
}

/** Reads `expected.json`: the program that laid the cases out, and what it made of each. */
export function readExpected(): { readonly program: string; readonly cases: readonly ExpectedCase[] } {
  const data: unknown = JSON.parse(readFileSync(new URL("expected.json", import.meta.url), "utf8"));
  if (typeof data !== "object" || data === null || !("program" in data) || !("cases" in data)) {
    throw new TypeError("expected.json has another form.");
  }
  if (typeof data.program !== "string" || !Array.isArray(data.cases)) {
    throw new TypeError("expected.json has another form.");
  }
  return { program: data.program, cases: data.cases.map(parseCase) };
}
