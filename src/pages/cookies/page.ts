import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "cookies",
  name: "Cookie Policy",
  title: "Cookies: none, and what is kept instead",
  description:
    "The site sets no cookies. Every key that it keeps in your browser, every request that it makes, and how to check both.",
  keywords: ["cookie policy", "no cookies", "browser storage"],
  listed: true,
  places: ["legal"],
  order: 92,
});
