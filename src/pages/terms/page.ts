import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "terms",
  name: "Terms of Service",
  title: "Terms of service",
  description:
    "What you may expect of the site and what it asks of you: free use, your text stays yours, no guarantee that a figure suits a rule.",
  keywords: ["terms of service", "terms of use"],
  listed: true,
  places: ["legal"],
  order: 91,
});
