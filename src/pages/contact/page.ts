import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "contact",
  name: "Contact",
  title: "Contact: questions, mistakes, ideas",
  description:
    "Write to the people behind the site: a question, a wrong count, an idea. What you have typed is kept until it is sent.",
  keywords: ["contact", "support", "report a problem"],
  listed: true,
  places: ["header", "resources"],
  order: 50,
});
