import { bad, good, inSource, none } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";
import { placesInHead } from "../page/seo-page.ts";

/** A language of ISO 639-1, perhaps a script and a region of ISO 3166-1; or the page for all others. */
const code = /^(?:x-default|[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?)$/i;
/**
 * Regions that people write for what has another code or none, such as the United Kingdom (GB). LA is Laos, which is seldom
 * meant for Spanish and Portuguese: there is no code for Latin America.
 */
const wrongCodes = /-(?:uk|eu)$|^(?:es|pt)-la$/;

export const languageVersions: AssessmentRule = {
  ...pageFacts["language-versions"],
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html" || head.alternates.length === 0) {
      return none("The page names no versions in other languages.");
    }
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const { language, address } of head.alternates) {
      const lower = language.toLowerCase();
      if (!code.test(language) || wrongCodes.test(lower))
        problems.push(`“${language}” is no code of a language and region.`);
      if (seen.has(lower)) problems.push(`“${language}” is named twice.`);
      seen.add(lower);
      if (!/^https?:\/\//i.test(address))
        problems.push(`The address for “${language}” is not written out in full.`);
    }
    const canonical = head.canonicals[0];
    if (canonical !== undefined && !head.alternates.some(({ address }) => address === canonical)) {
      problems.push("The page does not name itself among the versions.");
    }
    const verdict =
      problems.length === 0
        ? good(`${head.alternates.length} versions are named.`)
        : bad(
            problems.slice(0, 4).join(" "),
            "Use codes such as en, en-gb or x-default, full addresses, and name all versions on each.",
          );
    return inSource(verdict, placesInHead(reading.page, "alternates"));
  },
};
