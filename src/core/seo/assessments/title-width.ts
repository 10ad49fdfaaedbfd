import { bad, good, inSource } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { placesOfField } from "../page/seo-page.ts";
import { measureWidth, titleLook } from "../preview/text-width.ts";

export const titleWidth: AssessmentRule = {
  ...contentFacts["title-width"],
  assess({ fields, reading }) {
    const title = fields.title.trim();
    if (title === "") return bad("The page has no title.", "Write one.");
    const width = measureWidth(title, titleLook.desktop.fontPixels);
    const message = `The title is ${Math.round(width)} of about ${titleLook.desktop.linePixels} pixels wide.`;
    const verdict =
      width > titleLook.desktop.linePixels
        ? bad(message, "Shorten it, or put what matters first: the end is cut off.")
        : good(message);
    return inSource(verdict, placesOfField(reading.page, "title", fields.title));
  },
};
