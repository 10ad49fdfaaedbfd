import { bad, good, none } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { quantity } from "../wording.ts";

export const imageDescriptions: AssessmentRule = {
  ...contentFacts["image-descriptions"],
  acceptedBy: "sentence",
  assess({ reading, isAccepted }) {
    const { images, format } = reading.page;
    if (images.length === 0) return none("There are no pictures.");
    // An empty text in HTML is the way to say that a picture is decoration.
    const missing = images.filter(
      ({ description, offset }) =>
        (format === "html" ? description === null : (description ?? "").trim() === "") &&
        !isAccepted({ start: offset, end: offset }),
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
