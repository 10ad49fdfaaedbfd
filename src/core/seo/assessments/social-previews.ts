import { good, inSource, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { pageFacts } from "../facts/page.ts";
import { placesInHead } from "../page/seo-page.ts";
import { makeSocialCards } from "../preview/social-cards.ts";

/** The four properties that every page needs by the protocol. */
const required = ["og:title", "og:type", "og:image", "og:url"] as const;

export const socialPreviews: AssessmentRule = {
  ...pageFacts["social-previews"],
  assess({ reading, fields }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page says how it is shared.");
    const missing: string[] = required.filter((name) => (head.social.get(name) ?? "") === "");
    if (!head.social.has("twitter:card")) missing.push("twitter:card");
    const places = placesInHead(reading.page, "social");
    if (missing.length > 0)
      return inSource(ok(`Missing: ${missing.join(", ")}.`, "Add them to the head of the page."), places);
    const notes = [...new Set(makeSocialCards(head.social, fields).flatMap((card) => card.notes))];
    const verdict =
      notes.length === 0
        ? good("The page says how it is to be shown when shared.")
        : ok(
            notes.join(" "),
            "Mend that in the head of the page; addresses begin with https:// and the host.",
          );
    return inSource(verdict, places);
  },
};
