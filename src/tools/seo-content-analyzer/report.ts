import type { Assessment } from "#core/seo/assess-page.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import type { Report, ReportFinding, ReportSection } from "#files/report/report.ts";

import type { PageNotes } from "./page-notes.ts";
import { nameRating } from "./rating-mark.tsx";
import type { SeoFindings } from "./seo-messages.ts";

const contextUnits = 60;
const mostFindings = 200;

const bases = { published: "published", usability: "for readers", folklore: "rule of thumb" } as const;

function findingsOf({ name, rating, message, spans }: Assessment, text: string): readonly ReportFinding[] {
  if (rating !== "bad" && rating !== "ok") return [];
  return spans.flatMap(({ start, end }) =>
    end <= start
      ? []
      : [
          {
            before: text.slice(Math.max(0, start - contextUnits), start),
            marked: text.slice(start, end),
            after: text.slice(end, end + contextUnits),
            severity: rating === "bad" ? ("warning" as const) : ("style" as const),
            message: `${name}: ${message}`,
            fixes: [],
          },
        ],
  );
}

/** What the tool shows of a text, as a report. Checks that were put aside are told apart. */
export function buildReport(
  findings: SeoFindings,
  text: string,
  { keyphrase, dismissed, accepted }: PageNotes,
  today: Date,
): Report {
  const kept = findings.assessments.filter(({ id }) => !dismissed.includes(id));
  const count = (rating: Assessment["rating"]): number =>
    kept.filter((each) => each.rating === rating).length;
  const places = kept.flatMap((each) => findingsOf(each, text)).slice(0, mostFindings);
  const sections: ReportSection[] = [
    {
      heading: "Overview",
      parts: [
        {
          kind: "figures",
          figures: [
            { label: "Focus keyphrase", value: keyphrase === "" ? "none" : keyphrase },
            { label: "Good", value: count("good") },
            { label: "Fair", value: count("ok") },
            { label: "Bad", value: count("bad") },
            { label: "Checks put aside", value: findings.assessments.length - kept.length },
            { label: "Places put aside", value: accepted.length },
            { label: "Words", value: findings.wordCount },
            { label: "Title", value: findings.fields.title },
            { label: "Title, pixels", value: Math.round(findings.results.desktop.titlePixels) },
            { label: "Slug", value: findings.fields.slug },
            { label: "Meta description", value: findings.fields.description },
          ],
        },
        {
          kind: "paragraph",
          text: "There is no overall score: no search engine publishes how such checks would weigh.",
        },
      ],
    },
    {
      heading: "Checks",
      parts: [
        {
          kind: "table",
          columns: [
            { label: "Rating", type: "text" },
            { label: "Check", type: "text" },
            { label: "Found", type: "text" },
            { label: "What to do", type: "text" },
            { label: "Basis", type: "text" },
          ],
          rows: kept.flatMap(({ rating, name, message, fix, basis }) =>
            rating === "none" ? [] : [[nameRating(rating), name, message, fix, bases[basis]]],
          ),
        },
      ],
    },
  ];
  if (findings.outline.length > 0) {
    sections.push({
      heading: "Outline",
      parts: [
        {
          kind: "table",
          columns: [
            { label: "Level", type: "number" },
            { label: "Heading", type: "text" },
            { label: "Words below", type: "number" },
          ],
          rows: findings.outline.map(({ level, text: heading, wordsBelow }) => [level, heading, wordsBelow]),
        },
        ...findings.outlineFaults.map(({ message }) => ({ kind: "paragraph" as const, text: message })),
      ],
    });
  }
  if (findings.terms.length > 0) {
    sections.push({
      heading: "Terms that other texts have",
      parts: [
        {
          kind: "table",
          columns: [
            { label: "Term", type: "text" },
            { label: "Texts", type: "number" },
            { label: "Times in each", type: "text" },
            { label: "Times here", type: "number" },
            { label: "Example", type: "text" },
          ],
          rows: findings.terms.map(({ term, inTexts, counts, ownCount, example }) => [
            term,
            inTexts,
            counts.join(", "),
            ownCount,
            example.text,
          ]),
        },
      ],
    });
  }
  if (places.length > 0)
    sections.push({ heading: "Places", parts: [{ kind: "findings", findings: places }] });
  return {
    title: "SEO content",
    date: formatReportDay(today),
    language: "en",
    direction: "ltr",
    source: { language: findings.language },
    countingDialect: "word",
    countingName: "Word processor",
    sections,
  };
}
