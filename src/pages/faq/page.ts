import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "faq",
  name: "FAQ",
  title: "Questions and answers",
  description:
    "Why two programs count differently, where your text is kept, what works offline, and other questions that people ask.",
  keywords: ["faq", "word count questions", "why word counts differ"],
  listed: true,
  places: ["resources"],
  order: 70,
});
