import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { measureWidth, titleLook } from "../preview/text-width.ts";
import { titleLinkSource } from "../sources.ts";

export const titleWidth: AssessmentRule = {
  id: "title-width",
  name: "Title width",
  group: "content",
  basis: "usability",
  why:
    "Google publishes no length: it cuts titles to fit the screen. On a computer about 600 pixels in Arial of 20 pixels " +
    "fit. Titles are also rewritten where another text of the page fits better.",
  source: titleLinkSource,
  assess({ fields }) {
    const title = fields.title.trim();
    if (title === "") return bad("The page has no title.", "Write one.");
    const width = measureWidth(title, titleLook.desktop.fontPixels);
    const message = `The title is ${Math.round(width)} of about ${titleLook.desktop.linePixels} pixels wide.`;
    return width > titleLook.desktop.linePixels
      ? bad(message, "Shorten it, or put what matters first: the end is cut off.")
      : good(message);
  },
};
