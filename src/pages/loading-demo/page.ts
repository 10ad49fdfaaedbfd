import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "loading-demo",
  name: "Loading demo",
  title: "Loading indicators",
  description:
    "Every indicator that this site shows while something is on its way: the spinner in four sizes, dots, and a bar.",
  keywords: [],
  listed: false,
  places: [],
  order: 98,
});
