import type { Finding } from "#core/analysis/finding.ts";
import type { Span } from "#core/document/span.ts";
import { consistencyChecks } from "./consistency-checks.ts";

/** What a text does in one way here and in another there, of all consistency checks. `sentences` are what is read. */
export function findInconsistencies(text: string, sentences: readonly Span[]): Finding[] {
  return consistencyChecks.flatMap((check) =>
    check.find(text, sentences).map((found) => ({
      span: { start: found.start, end: found.end },
      check: check.id,
      tier: check.tier,
      message: found.message ?? check.reason,
      fixes: found.fixes,
    })),
  );
}
