import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "extension",
  name: "Extension",
  title: "Browser extension: not out yet, and what to use now",
  description:
    "An extension for Chrome and Firefox is planned and not published yet. What works today: the site as an app, offline, " +
    "with your own files.",
  keywords: ["word counter extension", "browser extension", "install as app", "offline word counter"],
  listed: true,
  places: ["header", "resources"],
  order: 20,
});
