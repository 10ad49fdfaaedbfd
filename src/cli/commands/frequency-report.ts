import { lemma } from "#core/lexicon/lemma.ts";
import { stem } from "#core/lexicon/stem.ts";
import { formatWholeNumber } from "#core/goal/whole-number.ts";
import type { EverydayEnglish } from "#core/statistics/everyday-english.ts";
import { compareWithEverydayEnglish } from "#core/statistics/everyday-keyness.ts";
import { indexText } from "#core/statistics/indexed-text.ts";
import { findKeyTerms } from "#core/statistics/keyness.ts";
import type { KeyTerm } from "#core/statistics/keyness.ts";
import { findStopNumbers } from "#core/statistics/stop-numbers.ts";
import { chooseTerms, isNumber, sortTerms } from "#core/statistics/term-list.ts";
import { nameTerm, tabulateTerms } from "#core/statistics/term-table.ts";
import type { TermTable } from "#core/statistics/term-table.ts";
import type { ReportTable } from "#files/report/report.ts";
import { writeCsvTable } from "#files/report/write-csv.ts";

import { sourceName } from "../output/source-name.ts";
import { formatTable } from "../output/table.ts";
import type { FrequencyChoice } from "./frequency-options.ts";
import { everydayEnglish } from "./frequency-options.ts";

interface ListedTerm {
  readonly term: string;
  readonly count: number;
  readonly share: number;
  readonly density: number;
}

/** A term beside the reference; `listed` is false for a word that everyday English has not. */
interface ListedKeyTerm extends KeyTerm {
  readonly listed?: boolean;
}

/** What is said of one input. */
export interface FrequencyReport {
  readonly source: string;
  readonly tokens: number;
  readonly distinct: number;
  readonly hapaxes: number;
  readonly size: number;
  readonly stopWords: string | null;
  readonly terms: readonly ListedTerm[];
  readonly keyness?: { readonly against: string; readonly terms: readonly ListedKeyTerm[] };
}

/** Counts the terms of one text. `everyday` is there where the choice asks for it. */
export function reportFrequency(
  source: string,
  text: string,
  choice: FrequencyChoice,
  everyday: EverydayEnglish | null,
): FrequencyReport {
  const { limit, phraseLength, policy, stopLanguage } = choice;
  const indexed = indexText(text, policy);
  const table = tabulateTerms(indexed, phraseLength);
  const words = phraseLength === 1 ? table : tabulateTerms(indexed, 1);
  const leftOut = findStopNumbers(indexed, choice.stopWords, policy);
  const chosen = chooseTerms(table, { ...choice, leftOut });
  const sorted = sortTerms(table, chosen, "count", "descending").subarray(0, limit);
  const terms = Array.from(sorted, (term) => {
    const count = table.counts[term] ?? 0;
    return { term: nameTerm(table, term), count, share: count / table.tokens, density: count / words.tokens };
  });
  const keyTerms = compare(text, table, choice, everyday);
  return {
    source,
    tokens: words.tokens,
    distinct: words.types,
    hapaxes: words.counts.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0),
    size: phraseLength,
    stopWords: stopLanguage,
    terms,
    ...(keyTerms === null
      ? {}
      : {
          keyness: { against: nameReference(choice), terms: limitKeyTerms(keyTerms, table, chosen, choice) },
        }),
  };
}

function compare(
  text: string,
  table: TermTable,
  { policy, phraseLength, reference, leastCount }: FrequencyChoice,
  everyday: EverydayEnglish | null,
): readonly ListedKeyTerm[] | null {
  if (reference.kind === "none") return null;
  if (reference.kind === "text") {
    const other = tabulateTerms(indexText(reference.text, policy), phraseLength);
    return findKeyTerms(countsOf(table), countsOf(other), { minimum: leastCount });
  }
  if (everyday === null) throw new TypeError("The list of everyday English was not loaded.");
  const forms = countsOf(tabulateTerms(indexText(text), 1));
  const { grouping } = policy;
  const group =
    grouping?.by === "lemma"
      ? lemma
      : grouping?.by === "stem"
        ? (word: string) => stem(word, grouping.language)
        : undefined;
  return compareWithEverydayEnglish(new Map([...forms].filter(([word]) => !isNumber(word))), everyday, {
    minimum: leastCount,
    ...(group === undefined ? {} : { group }),
  }).map(({ isListed, ...key }) => ({ ...key, listed: isListed }));
}

/** What the list leaves out, the comparison leaves out too; terms of the reference alone are not of the list. */
function limitKeyTerms(
  found: readonly ListedKeyTerm[],
  table: TermTable,
  chosen: Int32Array,
  { limit, pattern, reference }: FrequencyChoice,
): readonly ListedKeyTerm[] {
  const isWhole = chosen.length === table.types;
  if (isWhole && pattern === null) return found.slice(0, limit);
  const names = new Set(Array.from(chosen, (term) => nameTerm(table, term)));
  const isListed = ({ term, count }: ListedKeyTerm): boolean =>
    names.has(term) || (reference.kind === "text" && count === 0 && (pattern === null || pattern.test(term)));
  return found.filter(isListed).slice(0, limit);
}

function nameReference({ reference }: FrequencyChoice): string {
  return reference.kind === "text" ? reference.source : everydayEnglish;
}

function countsOf(table: TermTable): ReadonlyMap<string, number> {
  return new Map(Array.from(table.counts, (count, term) => [nameTerm(table, term), count]));
}

/** The reports for people: a table an input, with a name over it where there are several. */
export function formatFrequency(reports: readonly FrequencyReport[]): string {
  const [only] = reports;
  if (only === undefined) return "";
  if (reports.length === 1) return formatOne(only);
  return reports.map((report) => `${sourceName(report.source)}\n${formatOne(report)}`).join("\n");
}

function formatOne({ terms, keyness }: FrequencyReport): string {
  if (keyness !== undefined) {
    const { terms: keys } = keyness;
    return formatTable([
      { heading: "Count", align: "right", cells: keys.map(({ count }) => formatWholeNumber(count)) },
      {
        heading: "Times as often",
        align: "right",
        cells: keys.map(
          ({ logRatio, listed }) => `${listed === false ? "≥ " : ""}${(2 ** logRatio).toFixed(2)}`,
        ),
      },
      { heading: "G2", align: "right", cells: keys.map(({ logLikelihood }) => logLikelihood.toFixed(2)) },
      { heading: "Term", align: "left", cells: keys.map(({ term }) => term) },
    ]);
  }
  return formatTable([
    { heading: "Count", align: "right", cells: terms.map(({ count }) => formatWholeNumber(count)) },
    { heading: "Share", align: "right", cells: terms.map(({ share }) => `${(100 * share).toFixed(2)}%`) },
    { heading: "Term", align: "left", cells: terms.map(({ term }) => term) },
  ]);
}

/** The reports as one CSV, with a column for the input where there are several. Formulas are defused. */
export function formatFrequencyCsv(reports: readonly FrequencyReport[]): string {
  const several = reports.length > 1;
  const isKeyness = reports.some(({ keyness }) => keyness !== undefined);
  const numbers = isKeyness
    ? ["Count", "Reference count", "Log-likelihood", "Log ratio"]
    : ["Count", "Share", "Density"];
  const table: ReportTable = {
    kind: "table",
    columns: [
      ...(several ? [{ label: "Source", type: "text" } as const] : []),
      { label: "Term", type: "text" },
      ...numbers.map((label) => ({ label, type: "number" }) as const),
    ],
    rows: reports.flatMap(({ source, terms, keyness }) => {
      const rows: readonly (readonly (string | number)[])[] =
        keyness === undefined
          ? terms.map(({ term, count, share, density }) => [term, count, share, density])
          : keyness.terms.map(({ term, count, referenceCount, logLikelihood, logRatio }) => [
              term,
              count,
              referenceCount,
              logLikelihood,
              logRatio,
            ]);
      return several ? rows.map((row) => [sourceName(source), ...row]) : rows;
    }),
  };
  return writeCsvTable(table).replace(/^\ufeff/, "");
}
