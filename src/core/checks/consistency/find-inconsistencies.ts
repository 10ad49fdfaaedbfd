import type { Finding } from "#core/analysis/finding.ts";
import { consistencyChecks } from "./consistency-checks.ts";
import type { TextParts } from "./text-parts.ts";

/** What a text does in one way here and in another there, of all consistency checks but those that are off. */
export function* findInconsistenciesInSteps(
  parts: TextParts,
  isOff: (check: string) => boolean,
): Generator<undefined, Finding[], undefined> {
  const findings: Finding[] = [];
  for (const check of consistencyChecks) {
    if (isOff(check.id)) continue;
    for (const found of check.find(parts)) {
      if (found === null) yield;
      else
        findings.push({
          span: { start: found.start, end: found.end },
          check: check.id,
          tier: check.tier,
          message: found.message ?? check.reason,
          fixes: found.fixes,
        });
    }
    yield;
  }
  parts.forgetUnwanted();
  return findings;
}
