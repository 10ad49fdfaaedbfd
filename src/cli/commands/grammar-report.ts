import type { Finding, FindingTier } from "#core/analysis/finding.ts";

import { sourceName } from "../output/source-name.ts";

/** What `--json` prints of an input. */
interface GrammarJson {
  readonly source: string;
  readonly findings: readonly {
    readonly span: readonly [start: number, end: number];
    readonly check: string;
    readonly tier: FindingTier;
    readonly message: string;
    readonly fixes: readonly string[];
  }[];
}

/** The findings of an input, for people and as JSON. */
export interface GrammarReport {
  readonly json: GrammarJson;
  readonly text: string;
}

/** The report of one input. */
export function createGrammarReport(
  source: string,
  text: string,
  findings: readonly Finding[],
): GrammarReport {
  return {
    json: {
      source,
      findings: findings.map(({ span, check, tier, message, fixes }) => ({
        span: [span.start, span.end],
        check,
        tier,
        message,
        fixes,
      })),
    },
    text,
  };
}

/** The line and column of an offset, from 1. */
function findPlace(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return `${line}:${offset - before.lastIndexOf("\n")}`;
}

/** The reports as lines for people. */
export function formatGrammarReports(reports: readonly GrammarReport[]): string {
  return reports
    .map(({ json: { source, findings }, text }) => {
      const name = sourceName(source);
      if (findings.length === 0) return `${name}: nothing found\n`;
      return findings
        .map(({ span: [start, end], tier, message, fixes: [fix], check }) => {
          const written = text.slice(start, end).replace(/\s+/g, " ");
          const change = fix === undefined ? `“${written}”` : `“${written}” → “${fix}”`;
          return `${name}:${findPlace(text, start)}: ${tier}: ${change}: ${message} [${check}]\n`;
        })
        .join("");
    })
    .join("");
}
