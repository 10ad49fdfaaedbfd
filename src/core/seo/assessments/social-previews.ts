import { good, none, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { openGraphSource } from "../sources.ts";

/** The four properties that every page needs by the protocol. */
const required = ["og:title", "og:type", "og:image", "og:url"] as const;

export const socialPreviews: AssessmentRule = {
  id: "social-previews",
  name: "Social previews",
  group: "page",
  basis: "published",
  why: "When someone shares the page, these say what the card shows. They do not change its place in results.",
  source: openGraphSource,
  assess({ reading }) {
    const { head, format } = reading.page;
    if (head === null || format !== "html")
      return none("Only the source of an HTML page says how it is shared.");
    const missing: string[] = required.filter((name) => (head.social.get(name) ?? "") === "");
    if (!head.social.has("twitter:card")) missing.push("twitter:card");
    const image = head.social.get("og:image") ?? "";
    if (missing.length > 0) return ok(`Missing: ${missing.join(", ")}.`, "Add them to the head of the page.");
    return /^https?:\/\//i.test(image)
      ? good("The page says how it is to be shown when shared.")
      : ok(
          "The address of the picture (og:image) is not written out in full.",
          "Write it with https:// and the host.",
        );
  },
};
