import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "disclaimer",
  name: "Disclaimer",
  title: "Disclaimer: what the figures can tell",
  description:
    "Where counts, reading times and readability scores are exact, where they are estimates, and when to ask someone else.",
  keywords: ["disclaimer", "accuracy of word counts", "readability limits"],
  listed: true,
  places: ["legal"],
  order: 93,
});
