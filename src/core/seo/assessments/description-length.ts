import { bad, good, inSource, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { placesOfField } from "../page/seo-page.ts";
import { quantity } from "../wording.ts";

const tooShort = 120;
const tooLong = 157;
/** Japanese characters are twice as wide. */
const japanese = { tooShort: 60, tooLong: 80 };

export const descriptionLength: AssessmentRule = {
  ...contentFacts["meta-description-length"],
  assess({ fields, reading, tools, isCornerstone }) {
    const length = fields.description.trim().length;
    if (length === 0) {
      return bad(
        "There is no meta description.",
        "Write one or two sentences that say what the page offers.",
      );
    }
    const limits = tools.language === "ja" ? japanese : { tooShort, tooLong };
    const message = `The meta description has ${quantity(length, "character")}.`;
    const places = placesOfField(reading.page, "description", fields.description);
    if (length > limits.tooShort && length < limits.tooLong) return inSource(good(message), places);
    const fix =
      length <= limits.tooShort
        ? `There is room for about ${limits.tooLong - 1} characters.`
        : `What comes after about ${limits.tooLong - 1} characters may be cut off.`;
    return inSource(isCornerstone ? bad(message, fix) : ok(message, fix), places);
  },
};
