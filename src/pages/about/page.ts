import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "about",
  name: "About",
  title: "About: counts that explain themselves",
  description:
    "A free toolkit for people who work with words: what it does, how it earns your trust, and what it will not do.",
  keywords: ["about", "private writing tools", "word counter without upload"],
  listed: true,
  places: ["header", "resources"],
  order: 40,
});
