import { lineBreakClass as c, lineBreakClassCount } from "./line-break-classes.ts";

/** Whether a line may be broken between two classes: never, only if spaces stand between, or always. */
export const pairBreak = { never: 0, afterSpaces: 1, always: 2 } as const;

/** Rule 25 has hyphens as well; LibreOffice breaks "199-200" and "covid-19" after theirs. */
const numericBefore: readonly number[] = [
  c.numeric,
  c.infixNumeric,
  c.symbolBefore,
  c.prefixNumeric,
  c.postfixNumeric,
];
const letters: readonly number[] = [c.alphabetic, c.hebrew];
const quotations: readonly number[] = [c.quotation, c.openQuotation, c.closeQuotation];
const closers: readonly number[] = [c.close, c.closeParenthesis];
/** What a closing quotation mark may stand before without a break even after spaces (rule 15b). */
const afterClosing: readonly number[] = [...closers, c.exclamation, c.infixNumeric, c.symbolBefore];

/** Rules 11 to 30 of UAX #14, as LibreOffice follows them, for two neighbours, neither of them a space; the number is that of the rule. */
function decide(before: number, after: number): number {
  const { never, afterSpaces, always } = pairBreak;
  if (before === c.zeroWidthSpace) return always; // 8
  if (after === c.zeroWidthSpace) return never; // 7
  if (after === c.wordJoiner) return never; // 11
  if (before === c.wordJoiner) return afterSpaces; // 11
  if (before === c.glue) return afterSpaces; // 12
  if (after === c.glue) return before === c.breakAfter || before === c.hyphen ? always : afterSpaces; // 12a
  if (closers.includes(after) || after === c.exclamation || after === c.symbolBefore) return never; // 13
  if (after === c.infixNumeric) return never; // 13
  if (before === c.open) return never; // 14
  if (before === c.openQuotation) return never; // 15a
  if (after === c.closeQuotation) return afterSpaces; // 19; 15b is for a mark at the end of a line
  if (before === c.closeQuotation && afterClosing.includes(after)) return never; // 15b
  if (closers.includes(before) && after === c.nonStarter) return never; // 16
  if (before === c.breakBoth && after === c.breakBoth) return never; // 17
  if (quotations.includes(before) || quotations.includes(after)) return afterSpaces; // 19
  if (after === c.breakAfter || after === c.hyphen || after === c.nonStarter) return afterSpaces; // 21
  if (before === c.breakBefore) return afterSpaces; // 21
  // UAX #14 has this for Hebrew alone (21b); word processors break no "and/or" and no path after its slashes.
  if (before === c.symbolBefore && letters.includes(after)) return afterSpaces;
  if (after === c.inseparable) return afterSpaces; // 22
  if (joinsByNumber(before, after)) return afterSpaces; // 23 to 25
  if (letters.includes(before) && letters.includes(after)) return afterSpaces; // 28
  if (before === c.infixNumeric && letters.includes(after)) return afterSpaces; // 29
  if ((letters.includes(before) || before === c.numeric) && after === c.open) return afterSpaces; // 30
  if (before === c.closeParenthesis && (letters.includes(after) || after === c.numeric)) return afterSpaces; // 30
  return always; // 18, 31
}

function joinsByNumber(before: number, after: number): boolean {
  const isSign = (kind: number) => kind === c.prefixNumeric || kind === c.postfixNumeric;
  if (letters.includes(before) && after === c.numeric) return true; // 23
  if (before === c.numeric && letters.includes(after)) return true; // 23
  if (before === c.prefixNumeric && after === c.ideographic) return true; // 23a
  if (before === c.ideographic && after === c.postfixNumeric) return true; // 23a
  if (isSign(before) && letters.includes(after)) return true; // 24
  if (letters.includes(before) && isSign(after)) return true; // 24
  if ((before === c.numeric || closers.includes(before)) && isSign(after)) return true; // 25
  if (isSign(before) && after === c.open) return true; // 25
  return numericBefore.includes(before) && after === c.numeric; // 25
}

let table: Uint8Array | null = null;

/** `decide` for each two classes: the class before × `lineBreakClassCount` + the class after. Not to be written to. */
export function readPairBreaks(): Uint8Array {
  table ??= Uint8Array.from({ length: lineBreakClassCount ** 2 }, (_, index) =>
    decide(Math.floor(index / lineBreakClassCount), index % lineBreakClassCount),
  );
  return table;
}
