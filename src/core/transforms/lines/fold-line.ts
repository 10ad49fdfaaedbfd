import type { LineEquality } from "./line-operation.ts";

/** What lines that are the same have in common. Case is folded without regard to a language. */
export function foldLine(line: string, { ignoreCase, ignoreOuterSpace }: LineEquality): string {
  const trimmed = ignoreOuterSpace ? line.trim() : line;
  // Upper case first: ß and ss, and the two small sigmas, are the same then.
  return ignoreCase ? trimmed.toUpperCase().toLowerCase().replaceAll("ς", "σ") : trimmed;
}
