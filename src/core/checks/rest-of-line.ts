import type { Span } from "#core/document/span.ts";
import { alwaysCapital } from "./spelling/capitals.ts";

/** Spaces at the ends of lines that are looked past. */
const MOST_SPACES = 40;
/** The end of a line that ends no sentence, with the line break and what indents the next line. */
const OPEN_LINE = /[^\s.!?…:][^\S\n]*\n[^\S\n]*$/u;

/**
 * Whether a word in lower case begins a line and the line before ends no sentence: then it does not begin one, but goes
 * on with it, as where lines were broken by hand among tables and lists. Of words that always have a capital, never.
 */
export function isRestOfLine(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(start - MOST_SPACES, 0), start);
  return OPEN_LINE.test(before) && !alwaysCapital.has(text.slice(start, end).toLowerCase());
}
