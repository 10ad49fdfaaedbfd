import { titleCase } from "title-case";

import { titleCase as writeTitle } from "#core/transforms/case/title-case.ts";
import type { TitleStyle } from "#core/transforms/case/title-styles.ts";

import { readTitleCases } from "../../tests/corpus/title-case/title-cases.ts";
import type { TitlePair } from "../../tests/corpus/title-case/title-cases.ts";
import { nameWithVersion } from "../peer-version.ts";
import { subjectResult } from "./quality-result.ts";
import type { QualityResult, SubjectResult } from "./quality-result.ts";

/** White space around a title is taken off before, for each program: three of the cases ask for it. */
function score(
  subject: string,
  cases: readonly TitlePair[],
  write: (title: string) => string,
): SubjectResult {
  const passed = cases.filter(([title, expected]) => write(title.trim()) === expected).length;
  return subjectResult(subject, passed, cases.length);
}

function writeIn(style: TitleStyle): (title: string) => string {
  return (title) => writeTitle(title, style).text;
}

/** How many published cases of title case Wordbench and `title-case` pass. */
export function measureTitleCase(): readonly QualityResult[] {
  const { gruber, gouch } = readTitleCases();
  const measure = (id: string, name: string, source: string, cases: readonly TitlePair[]): QualityResult => ({
    id,
    title: `Title case: ${name}`,
    measures: "A title becomes exactly what the list says.",
    testSet: { name, source, licence: "MIT", size: cases.length },
    results: [
      score("Wordbench, simple style", cases, writeIn("simple")),
      score("Wordbench, New York Times style", cases, writeIn("nyt")),
      score("Wordbench, AP style", cases, writeIn("ap")),
      score(nameWithVersion("title-case"), cases, (title) => titleCase(title)),
    ],
    limits:
      "The simple style was written with these lists in view. AP style capitalises “to” before a verb, as its guide " +
      "says, where the lists do not. White space around a title is taken off beforehand for every program.",
  });
  return [
    measure("title-case-gruber", "John Gruber’s list", "github.com/ap/titlecase at f152120", gruber),
    measure("title-case-gouch", "David Gouch’s list", "github.com/gouch/to-title-case at 35d8f26", gouch),
  ];
}
