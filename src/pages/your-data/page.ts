import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "your-data",
  name: "Your data",
  title: "Your data: see it and remove it",
  description:
    "Every document, setting and file that this site keeps in your browser, as it is now, with one button that removes all of it.",
  keywords: ["delete my data", "clear local storage", "remove saved text"],
  listed: true,
  places: ["legal"],
  order: 91,
});
