import type { Finding, FindingTier } from "#core/analysis/finding.ts";
import { unfittingGuesses } from "#core/checks/context/unfitting-facts.ts";

import type { FileOffset } from "../input/file-offsets.ts";
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
  readonly findings: readonly Finding[];
}

/** The report of one input. `toFile` turns offsets of the text into those of the file. */
export function createGrammarReport(
  source: string,
  text: string,
  findings: readonly Finding[],
  toFile: FileOffset,
): GrammarReport {
  return {
    json: {
      source,
      findings: findings.map(({ span, check, tier, message, fixes }) => ({
        span: [toFile(span.start), toFile(span.end)],
        check,
        tier,
        message,
        fixes,
      })),
    },
    text,
    findings,
  };
}

const lineEnd = /\r\n?|\n/g;

/** Makes a function that gives the line and column of offsets, from 1, each no less than the one before. */
function createPlaceFinder(text: string): (offset: number) => string {
  const ends = text.matchAll(lineEnd);
  let line = 1;
  let lineStart = 0;
  let next = ends.next();
  return (offset) => {
    while (next.done !== true && next.value.index < offset) {
      const start = next.value.index + next.value[0].length;
      if (start > offset) break;
      line += 1;
      lineStart = start;
      next = ends.next();
    }
    return `${line}:${offset - lineStart + 1}`;
  };
}

function formatGrammarReport({ json: { source }, text, findings }: GrammarReport): string {
  const name = sourceName(source);
  if (findings.length === 0) return `${name}: nothing found\n`;
  const findPlace = createPlaceFinder(text);
  return findings
    .map(({ span: { start, end }, tier, message, fixes: [fix], check }) => {
      const written = text.slice(start, end).replace(/\s+/g, " ");
      const change = fix === undefined ? `“${written}”` : `“${written}” → “${fix}”`;
      return `${name}:${findPlace(start)}: ${tier}: ${change}: ${message} [${check}]\n`;
    })
    .join("");
}

/** A report for people who want no guesses, as the page shows it. */
export function withoutGuesses(report: GrammarReport): GrammarReport {
  return { ...report, findings: report.findings.filter(({ check }) => check !== unfittingGuesses.id) };
}

/** The reports as lines for people. */
export function formatGrammarReports(reports: readonly GrammarReport[]): string {
  return reports.map(formatGrammarReport).join("");
}
