import { good, inSource, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";
import { placesInHead } from "../page/seo-page.ts";

export const pageLanguage: AssessmentRule = {
  ...pageFacts["page-language"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page declares its language.");
    const language = head.language ?? "";
    return language === ""
      ? ok("The page does not say which language it is in.", "Add lang to its <html> element.")
      : inSource(good(`The page says that it is in “${language}”.`), placesInHead(reading.page, "language"));
  },
};
