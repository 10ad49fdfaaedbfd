import { bad, good, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { sortLinks } from "../page/links.ts";
import { quantity } from "../wording.ts";

export const internalLinks: AssessmentRule = {
  ...contentFacts["internal-links"],
  assess({ reading, siteHost }) {
    const { internal } = sortLinks(reading.page, siteHost);
    const spans = internal.map(({ span }) => span);
    if (internal.length === 0) {
      const hint =
        siteHost === "" ? " Give the address of your site, if its links are written out in full." : "";
      return bad(
        "No link leads to another page of the site.",
        `Link to pages of yours that go on from here.${hint}`,
      );
    }
    if (!internal.some((link) => link.followed)) {
      return ok(
        "All internal links are marked as not to be followed.",
        "Take the mark off links to your own pages.",
        spans,
      );
    }
    return good(`${quantity(internal.length, "internal link")}.`, spans);
  },
};
