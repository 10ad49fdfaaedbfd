import { bad, good, inSource, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";
import { placesInHead } from "../page/seo-page.ts";

export const robotsDirectives: AssessmentRule = {
  ...pageFacts["robots-directives"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page tells robots anything.");
    const places = placesInHead(reading.page, "robots");
    const directives = (head.robots ?? "")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => word !== "");
    if (directives.includes("noindex") || directives.includes("none")) {
      return inSource(
        bad(
          "The page asks search engines not to list it (noindex).",
          "Take that out, if the page is to be found.",
        ),
        places,
      );
    }
    if (directives.includes("nofollow")) {
      return inSource(
        ok(
          "The page asks search engines to follow none of its links (nofollow).",
          "Take that out, unless it is meant.",
        ),
        places,
      );
    }
    return inSource(
      good(
        directives.length === 0
          ? "Nothing keeps search engines out, here."
          : `The page says: ${directives.join(", ")}.`,
      ),
      places,
    );
  },
};
