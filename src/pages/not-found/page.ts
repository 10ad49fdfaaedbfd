import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "not-found",
  name: "Not found",
  title: "Page not found",
  description:
    "There is no page at this address. The word counter and the list of all tools are one step away.",
  keywords: [],
  listed: false,
  places: [],
  order: 99,
});
