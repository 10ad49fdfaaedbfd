import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "accuracy",
  name: "Accuracy",
  title: "Accuracy: every method measured, rivals beside it",
  description:
    "How each method does on published test sets, beside other programs, with the limits of each figure and the cases " +
    "where others are ahead.",
  keywords: ["word count accuracy", "readability accuracy", "sentence segmentation benchmark", "test suites"],
  listed: true,
  places: ["resources"],
  order: 45,
});
