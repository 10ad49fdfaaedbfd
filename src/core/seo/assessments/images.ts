import { bad, good } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { imageSource } from "../sources.ts";
import { quantity } from "../wording.ts";

export const images: AssessmentRule = {
  id: "images",
  name: "Images",
  group: "content",
  basis: "folklore",
  why: "A picture can say what words cannot, and pages are found by their pictures too. Not every page needs one.",
  source: imageSource,
  assess({ reading }) {
    const count = reading.page.images.length;
    return count === 0
      ? bad("There are no pictures.", "Add one, if there is something to show.")
      : good(`${quantity(count, "picture")}.`);
  },
};
