import { good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { headingSource } from "../sources.ts";

export const pageLanguage: AssessmentRule = {
  id: "page-language",
  name: "Language of the page",
  group: "page",
  basis: "usability",
  why: "Screen readers choose their voice by it (WCAG 3.1.1), and browsers hyphenate by it. Google reads the text instead.",
  source: {
    ...headingSource,
    name: "W3C: declaring language in HTML",
    address: "https://www.w3.org/International/questions/qa-html-language-declarations",
  },
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page declares its language.");
    const language = head.language ?? "";
    return language === ""
      ? ok("The page does not say which language it is in.", "Add lang to its <html> element.")
      : good(`The page says that it is in “${language}”.`);
  },
};
