import { pageCases } from "../../tests/corpus/pages/cases.ts";
import { layOutCase, pagesAgree, shareOfLines } from "../../tests/corpus/pages/compare-layouts.ts";
import { readExpected } from "../../tests/corpus/pages/read-expected.ts";
import { findLibreOffice, layOutWithLibreOffice } from "../../tests/corpus/pages/libre-office.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult } from "./quality-result.ts";

const limits =
  "Western text in fonts that have the letters. LibreOffice is the measure, not a peer; other word processors were not tried. " +
  "Agreement on pages is 2 % or one page, whichever is more.";

/**
 * Pages, and line ends, as LibreOffice lays the same texts out. It is run where it is installed, which takes a minute
 * or two; elsewhere pages are held against those that it gave before, and lines are not compared.
 */
export function measurePages(): readonly QualityResult[] {
  const program = findLibreOffice();
  const expected = readExpected();
  const layouts = program === null ? null : layOutWithLibreOffice(pageCases);
  let agreeing = 0;
  let lines = 0;
  let sameLines = 0;
  for (const [index, pageCase] of pageCases.entries()) {
    const reference = layouts?.[index];
    const ours = layOutCase(pageCase);
    const pages = reference?.pages ?? expected.cases[index]?.pages ?? 0;
    if (pagesAgree(pages, ours.pages)) agreeing += 1;
    if (reference === undefined) continue;
    lines += reference.lineEnds.length;
    sameLines += Math.round(shareOfLines(reference.lineEnds, ours.lineEnds) * reference.lineEnds.length);
  }
  const source = `tests/corpus/pages, laid out by ${program ?? expected.program}`;
  const testSet = {
    name: "Texts and settings",
    source,
    licence: "MIT and public domain",
    size: pageCases.length,
  };
  const ofPages: QualityResult = {
    id: "pages",
    title: "Pages",
    measures: "A case passes when the number of pages agrees with LibreOffice’s.",
    testSet,
    results: [subjectResult("Wordbench", agreeing, pageCases.length)],
    limits,
  };
  if (layouts === null) return [ofPages];
  return [
    ofPages,
    {
      id: "page-lines",
      title: "Lines of pages",
      measures: "A line passes when it ends where one of ours ends.",
      testSet: { ...testSet, name: "Lines of these texts", size: lines },
      results: [subjectResult("Wordbench", sameLines, lines)],
      limits,
    },
  ];
}
