import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "tools",
  name: "Tools",
  title: "All writing and text analysis tools",
  description:
    "Every tool for counting, shaping, checking and comparing text, with what each one answers. " +
    "Free, private, and working offline.",
  keywords: ["writing tools", "text tools", "text analysis", "free writing tools"],
  listed: true,
  places: ["header"],
  order: 10,
});
