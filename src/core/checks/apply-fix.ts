import type { Finding } from "#core/analysis/finding.ts";
import type { Span } from "#core/document/span.ts";

/** A text with a span replaced by a fix. */
export function applyFix(text: string, { start, end }: Span, fix: string): string {
  return text.slice(0, start) + fix + text.slice(end);
}

/** A text with findings put right, and where a span that shares no character with them then lies. */
interface Corrected {
  readonly text: string;
  readonly move: (span: Span) => Span;
}

/** Puts the first fixes of findings into a text; they are in order of place and apart. */
export function applyFixes(text: string, findings: readonly Finding[]): Corrected {
  let corrected = "";
  let end = 0;
  const shifts: { readonly from: number; readonly by: number }[] = [];
  for (const { span, fixes } of findings) {
    corrected += text.slice(end, span.start) + (fixes[0] ?? text.slice(span.start, span.end));
    end = span.end;
    shifts.push({ from: end, by: corrected.length - end });
  }
  const shiftAt = (offset: number): number => shifts.findLast(({ from }) => from <= offset)?.by ?? 0;
  return {
    text: corrected + text.slice(end),
    move: ({ start, end: last }) => ({ start: start + shiftAt(start), end: last + shiftAt(last) }),
  };
}
