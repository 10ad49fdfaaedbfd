import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "blog",
  name: "Blog",
  title: "Blog: guides to counting and shaping text",
  description:
    "Guides for people who write: character limits, manuscript format, title case, word frequency and search. " +
    "Every figure with its source.",
  keywords: ["writing guides", "character limits", "word count guide", "text case", "manuscript format"],
  listed: true,
  places: ["header", "resources"],
  order: 60,
});
