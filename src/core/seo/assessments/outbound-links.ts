import { bad, good, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { sortLinks } from "../page/links.ts";
import { quantity } from "../wording.ts";

export const outboundLinks: AssessmentRule = {
  ...contentFacts["outbound-links"],
  assess({ reading, siteHost }) {
    const { outbound } = sortLinks(reading.page, siteHost);
    const spans = outbound.map(({ span }) => span);
    if (outbound.length === 0)
      return bad("No link leads to another site.", "Link to what your text rests on.");
    const followed = outbound.filter((link) => link.followed).length;
    if (followed === 0) {
      return ok(
        "All links to other sites are marked as not to be followed.",
        "Leave the mark to paid and unchecked links.",
        spans,
      );
    }
    return good(`${quantity(outbound.length, "link")} to other sites.`, spans);
  },
};
