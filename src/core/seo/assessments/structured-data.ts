import { readStructuredData } from "../data/structured-data.ts";
import { bad, good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";

const mostNamed = 5;

export const structuredData: AssessmentRule = {
  ...pageFacts["structured-data"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page has structured data.");
    const items = head.data.map(readStructuredData);
    if (items.length === 0)
      return none(
        "The page has no structured data (JSON-LD or microdata). It needs none, but can gain by it.",
      );
    const problems = items.flatMap(({ problems: own }) => own);
    const errors = problems.filter(({ severity }) => severity === "error");
    const types = items.flatMap(({ types: own }) => own);
    if (problems.length === 0) return good(`Read: ${types.join(", ")}. No required field is missing.`);
    const messages = [...new Set(problems.map((problem) => problem.message))];
    const more = messages.length - mostNamed;
    const message = messages.slice(0, mostNamed).join(" ") + (more > 0 ? ` ${more} more.` : "");
    const fix = "Mend the data, then try it in the search engine’s own test.";
    const inSource = head.data.flatMap(({ source }, index) =>
      (items[index]?.problems ?? []).length > 0 ? [source] : [],
    );
    return { ...(errors.length > 0 ? bad(message, fix) : ok(message, fix)), inSource };
  },
};
