import type { Finding } from "#core/analysis/finding.ts";
import type { TextChange } from "#core/document/span.ts";

interface TextWithFindings {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * A text after edits, with the findings where they stand then; those whose words were changed are gone. Edits and
 * findings are in order of place, and no two of either overlap.
 */
export function followEdits(
  { text, findings }: TextWithFindings,
  edits: readonly TextChange[],
): TextWithFindings {
  const parts: string[] = [];
  const moved: Finding[] = [];
  let end = 0;
  let next = 0;
  let shift = 0;
  const take = (until: number) => {
    for (let finding = findings[next]; finding !== undefined; finding = findings[next]) {
      if (finding.span.start >= until) return;
      next += 1;
      if (finding.span.end > until || finding.span.start < end) continue;
      const span = { start: finding.span.start + shift, end: finding.span.end + shift };
      moved.push({ ...finding, span });
    }
  };
  for (const { from, to, insert } of edits) {
    take(from);
    parts.push(text.slice(end, from), insert);
    end = to;
    shift += insert.length - (to - from);
  }
  take(Infinity);
  parts.push(text.slice(end));
  return { text: parts.join(""), findings: moved };
}
