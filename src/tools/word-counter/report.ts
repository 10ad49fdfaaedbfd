import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Counts, WordDialect } from "#core/analyses/counts/counts.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import { measureGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";
import { isStopWordLanguage, loadStopWords } from "#core/lexicon/stop-words.ts";
import { createWorkerEngine } from "#engine/worker-engine.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report } from "#files/report/report.ts";
import { createTextReport, reportedTerms } from "#files/text-report/text-report.ts";
import type { TextRates } from "#files/text-report/text-rates.ts";

import { goalBounds } from "./announcement.ts";
import { describeLeftOut } from "./left-out-text.ts";
import { askSentenceLengths } from "./ask-sentence-lengths.ts";

/** The text, and what the person has chosen to see of it. */
export interface ReportRequest {
  readonly text: string;
  /** ISO 639-1 code of the language that the figures follow. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly excludedKinds: readonly ExclusionKind[];
  readonly goal: Goal | null;
  readonly rates: TextRates;
  readonly silentRate: number;
  readonly aloudRate: number;
}

/** Reads a text anew in an engine of its own, so that the report is whole and of one text, and tells its figures. */
export async function buildReport(request: ReportRequest): Promise<Report> {
  const { text, language, dialect, excludedKinds, goal } = request;
  const engine = createWorkerEngine(() => ({ text, revision: 0, language }));
  const never = new AbortController().signal;
  const analyse = async <Name extends AnalysisName>(
    name: Name,
    options: AnalysisOptions<Name>,
  ): Promise<AnalysisResult<Name>> => {
    const answer = await engine.analyse(never, name, options);
    if (answer.kind === "result") return answer.result;
    throw new Error(answer.kind === "failure" ? answer.message : "The counting was broken off.");
  };
  try {
    engine.open(text, 0, language);
    const stopWords = await readStopWords(language);
    const [whole, exclusions, readability, keywords, sentenceLengths] = await Promise.all([
      analyse("counts", { dialect, limit: null }),
      excludedKinds.length === 0
        ? null
        : analyse("exclusions", {
            kinds: excludedKinds,
            dialect,
            limit: null,
            describeKinds: false,
            spanLimit: 0,
          }),
      analyse("readability", { language }),
      analyse("frequency", {
        limit: reportedTerms,
        sizes: [1, 2, 3],
        withoutStopWords: stopWords !== null,
        ...(stopWords === null ? {} : { stopWords }),
      }),
      askSentenceLengths({ text, language, dialect }),
    ]);
    const counts: Counts = exclusions === null ? whole : exclusions.remaining;
    const leftOut =
      exclusions === null
        ? null
        : describeLeftOut({ ...counts, leftOut: { kinds: excludedKinds, whole: exclusions.whole } });
    return await createTextReport(
      {
        ...request,
        name: null,
        counts,
        leftOut,
        goal:
          goal === null ? null : { bounds: goalBounds(goal), standing: measureGoal(goal, counts).sentence },
        readability,
        keywords,
        withoutFunctionWords: stopWords !== null,
        sentenceLengths,
      },
      formatReportDay(new Date()),
    );
  } finally {
    engine.close();
  }
}

/** The function words of a language; `null` where there is no list, or it cannot be loaded: nothing is left out then. */
async function readStopWords(language: string): Promise<readonly string[] | null> {
  if (!isStopWordLanguage(language)) return null;
  try {
    return [...(await loadStopWords(language))];
  } catch {
    // As without a network, before the list was kept. The report says whether function words are left out.
    return null;
  }
}
