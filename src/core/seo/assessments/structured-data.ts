import { readStructuredData } from "../data/structured-data.ts";
import { bad, good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { structuredDataSource } from "../sources.ts";

const mostNamed = 5;

export const structuredData: AssessmentRule = {
  id: "structured-data",
  name: "Structured data",
  group: "page",
  basis: "published",
  why: "Google shows some kinds of pages richer where their data has the required fields. It is no promise.",
  source: structuredDataSource,
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page has structured data.");
    const items = head.data.map(readStructuredData);
    if (items.length === 0) return none("The page has no JSON-LD. It needs none, but can gain by it.");
    const problems = items.flatMap(({ problems: own }) => own);
    const errors = problems.filter(({ severity }) => severity === "error");
    const types = items.flatMap(({ types: own }) => own);
    if (problems.length === 0) return good(`Read: ${types.join(", ")}. No required field is missing.`);
    const message = problems
      .slice(0, mostNamed)
      .map((problem) => problem.message)
      .join(" ");
    const fix = "Mend the data, then try it in the search engine’s own test.";
    return errors.length > 0 ? bad(message, fix) : ok(message, fix);
  },
};
