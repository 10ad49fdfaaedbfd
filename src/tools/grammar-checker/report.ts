import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import type { CheckFacts } from "#core/checks/check.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { FindingSeverity, Report, ReportFinding } from "#files/report/report.ts";

import { englishNames, nameCheck, nameSource, tierNames } from "./names.ts";
import { tiers } from "./settings.ts";
import type { English } from "./settings.ts";
import type { Checked } from "./use-checking.ts";

/** What the report tells. */
export interface ReportRequest {
  readonly checked: Checked;
  /** Those that are shown. */
  readonly findings: readonly Finding[];
  readonly facts: ReadonlyMap<string, CheckFacts>;
  readonly english: English;
}

const mostReported = 1000;
const contextUnits = 80;

const severities: Readonly<Record<FindingTier, FindingSeverity>> = {
  error: "error",
  likely: "warning",
  style: "style",
};

/** How many findings there are of each tier, and the findings that are shown, in context. */
export function buildReport({ checked, findings, facts, english }: ReportRequest): Report {
  const { text, dictionary } = checked;
  const variety = englishNames.find(({ value }) => value === english)?.name ?? "";
  return {
    title: "Grammar check",
    date: formatReportDay(new Date()),
    language: "en",
    direction: "ltr",
    source: { text, ...(checked.language === null ? {} : { language: checked.language }) },
    sections: [
      {
        heading: "Summary",
        parts: [
          {
            kind: "figures",
            figures: tiers.map((tier) => ({
              label: tierNames[tier][1],
              value: findings.filter((finding) => finding.tier === tier).length,
            })),
          },
          {
            kind: "paragraph",
            text:
              dictionary === null
                ? `Spelling and usage: ${variety}. Found by rules and statistics, which miss some mistakes and mark some wording that is right.`
                : `Spelling by ${nameSource(dictionary)} alone, which does not have every word that is right.`,
          },
        ],
      },
      {
        heading: "Findings",
        parts: [
          {
            kind: "findings",
            findings: findings.slice(0, mostReported).map((finding): ReportFinding => ({
              before: text.slice(Math.max(0, finding.span.start - contextUnits), finding.span.start),
              marked: text.slice(finding.span.start, finding.span.end),
              after: text.slice(finding.span.end, finding.span.end + contextUnits),
              severity: severities[finding.tier],
              message: `${nameCheck(finding.check, facts)}: ${finding.message}`,
              fixes: finding.fixes,
            })),
          },
        ],
      },
    ],
  };
}
