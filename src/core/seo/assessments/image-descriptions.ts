import { bad, good, none } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { imageSource } from "../sources.ts";
import { quantity } from "../wording.ts";

export const imageDescriptions: AssessmentRule = {
  id: "image-descriptions",
  name: "Alternative texts",
  group: "content",
  basis: "published",
  why: "Without an alternative text, a picture is nothing to a screen reader (WCAG 1.1.1), and little to a search engine.",
  source: imageSource,
  assess({ reading }) {
    const { images, format } = reading.page;
    if (images.length === 0) return none("There are no pictures.");
    // An empty text in HTML is the way to say that a picture is decoration.
    const missing = images.filter(({ description }) =>
      format === "html" ? description === null : (description ?? "").trim() === "",
    );
    if (missing.length === 0)
      return good(`${quantity(images.length, "picture")}, all described or marked as decoration.`);
    return bad(
      `${missing.length} of ${quantity(images.length, "picture")} have no alternative text.`,
      "Say what each shows; in HTML, give decoration an empty alternative text.",
      missing.map(({ offset }) => ({ start: offset, end: offset })),
    );
  },
};
