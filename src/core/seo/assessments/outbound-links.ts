import { bad, good, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { sortLinks } from "../page/links.ts";
import { linkSource } from "../sources.ts";
import { quantity } from "../wording.ts";

export const outboundLinks: AssessmentRule = {
  id: "outbound-links",
  name: "Outbound links",
  group: "content",
  basis: "usability",
  why: "Links to sources let readers check what a page says. Google recommends them where they help.",
  source: linkSource,
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
