import { describe, expect, it } from "vitest";

import { site } from "#config";
import { notFoundPage, pageAt } from "#pages/registry.ts";
import { tools } from "#tools/registry.ts";

import { describePageHead, describeToolHead } from "./head.ts";
import { describeTool } from "./structured-data.ts";

const home = tools.find((tool) => tool.path === "/");
if (home === undefined) throw new Error("No tool stands at /");

describe("the head of the home page", () => {
  const head = describeToolHead(home);

  // The specification, sections 3 and 9.
  it.each([
    { title: home.title },
    { name: "description", content: home.description },
    { name: "keywords", content: home.keywords.join(", ") },
    {
      name: "robots",
      content: "index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1",
    },
    { tagName: "link", rel: "canonical", href: `${site.origin}/` },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: `${site.origin}/` },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${site.origin}/` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ])("has %j", (descriptor) => {
    expect(head).toContainEqual(descriptor);
  });

  it("describes a free application, three questions, the way there, the site and who makes it", () => {
    const types = head.flatMap((descriptor) =>
      "script:ld+json" in descriptor ? [JSON.stringify(descriptor["script:ld+json"])] : [],
    );
    expect(types).toHaveLength(5);
    expect(types[0]).toContain('"WebApplication"');
    expect(types[0]).toContain('"price":"0","priceCurrency":"USD"');
    expect(types[1]?.match(/"@type":"Question"/g)).toHaveLength(3);
    expect(types[2]).toContain('"BreadcrumbList"');
    expect(types[3]).toContain('"WebSite"');
    expect(types[4]).toContain('"@type":"Organization"');
  });
});

describe("a rating", () => {
  it("is not asserted unless the owner gives one", () => {
    expect(describeTool(home, null)).not.toHaveProperty("aggregateRating");
    expect(describeTool(home, { value: 4.9, count: 2847 })).toHaveProperty("aggregateRating", {
      "@type": "AggregateRating",
      ratingValue: 4.9,
      ratingCount: 2847,
    });
  });
});

describe("the head of a page", () => {
  it("names the page, the site and its address", () => {
    const head = describePageHead(pageAt("/privacy"));
    expect(head).toContainEqual({ title: `Privacy: what is kept, and where · ${site.name}` });
    expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: `${site.origin}/privacy` });
  });

  it("keeps the not-found page out of search engines, with no address of its own", () => {
    const head = describePageHead(notFoundPage);
    expect(head).toContainEqual({ name: "robots", content: "noindex, nofollow" });
    expect(JSON.stringify(head)).not.toContain("canonical");
  });
});
