import { definePage } from "../define-page.ts";

export const page = definePage({
  slug: "privacy",
  name: "Privacy Policy",
  title: "Privacy: what is kept, and where",
  description:
    "Your text stays on your device. Every key that is stored, every request that is made, and how to check both for yourself.",
  keywords: ["privacy", "private word counter", "offline word counter", "no upload"],
  listed: true,
  places: ["legal"],
  order: 90,
});
