import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "help-us",
  name: "Help Us",
  title: "Help us make it better",
  description:
    "Four ways to help that cost no money: report a wrong count, tell us what is missing, check a fact, pass the tool on.",
  keywords: ["report a wrong word count", "contribute"],
  listed: true,
  places: ["resources"],
  order: 80,
});
