import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { contentFacts } from "../facts/content.ts";
import { quantity } from "../wording.ts";

export const images: AssessmentRule = {
  ...contentFacts["images"],
  assess({ reading }) {
    const count = reading.page.images.length;
    return count === 0
      ? bad("There are no pictures.", "Add one, if there is something to show.")
      : good(`${quantity(count, "picture")}.`);
  },
};
