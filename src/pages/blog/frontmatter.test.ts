import { describe, expect, it } from "vitest";

import { isDate, readFields, splitFrontmatter } from "./frontmatter.ts";

const good = {
  id: '"69"',
  title: '"How long is a page"',
  excerpt: `"${"What a page holds, and why it depends. ".repeat(2).trim()}"`,
  publishDate: '"2025-10-03"',
  readTime: '"6 min read"',
  tags: '["Publishing", "Word count"]',
  slug: "how-long-is-a-page",
  image: "/images/how-long-is-a-page.png",
};

/** The head of a good article with some fields changed; `null` takes one out. */
function head(changes: Readonly<Record<string, string | null>> = {}): string {
  return Object.entries({ ...good, ...changes })
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join("");
}

function problemFields(changes: Readonly<Record<string, string | null>>): readonly string[] {
  const reading = readFields(head(changes));
  return reading.kind === "problems" ? reading.problems.map(({ field }) => field) : [];
}

describe("splitFrontmatter", () => {
  it.each([
    ["---\nid: 1\n---\nText", { head: "id: 1\n", content: "Text" }],
    ["\uFEFF---\r\nid: 1\r\n---\r\n\r\nText\r\n", { head: "id: 1\n", content: "\nText\n" }],
    // A rule inside the text is no end of the head.
    ["---\nid: 1\n---\nA\n\n---\n\nB", { head: "id: 1\n", content: "A\n\n---\n\nB" }],
    ["---\nid: 1\n---", { head: "id: 1\n", content: "" }],
    ["id: 1\n---\nText", null],
    ["---\nid: 1\n", null],
    ["", null],
  ])("takes %j apart", (text, parts) => {
    expect(splitFrontmatter(text)).toEqual(parts);
  });
});

describe("isDate", () => {
  it.each([
    ["2025-10-03", true],
    ["2024-02-29", true],
    ["2025-02-29", false],
    ["2025-13-01", false],
    ["2025-1-3", false],
    ["03.10.2025", false],
    ["2025-10-03T00:00:00Z", false],
  ])("%s: %s", (text, valid) => {
    expect(isDate(text)).toBe(valid);
  });
});

describe("readFields", () => {
  it("reads what is asked for, and fills what may be left out", () => {
    const reading = readFields(head());
    expect(reading).toMatchObject({
      kind: "fields",
      fields: { id: "69", tags: ["Publishing", "Word count"], updated: null, sign: "H" },
    });
  });

  it.each([
    [{ id: "bl-001" }, []],
    [{ id: "69" }, ["id"]],
    [{ id: '"sixty"' }, ["id"]],
    [{ title: null }, ["title"]],
    [{ title: '""' }, ["title"]],
    [{ title: `"${"x".repeat(61)}"` }, ["title"]],
    [{ excerpt: '"Too short."' }, ["excerpt"]],
    [{ publishDate: '"2025-02-30"' }, ["publishDate"]],
    [{ readTime: '"6 minutes"' }, ["readTime"]],
    [{ readTime: '"0 min read"' }, ["readTime"]],
    [{ tags: "[]" }, ["tags"]],
    [{ tags: "Publishing" }, ["tags"]],
    [{ tags: '["SEO", "seo"]' }, ["tags"]],
    [{ tags: "[1]" }, ["tags"]],
    [{ slug: "How-Long" }, ["slug"]],
    [{ slug: "how--long" }, ["slug"]],
    [{ image: "cover.png" }, ["image"]],
    [{ image: "/images/../secret.png" }, ["image"]],
    [{ updated: '"2026-11-21"' }, []],
    [{ updated: '"2025-10-02"' }, ["updated"]],
    [{ sign: '"12345"' }, ["sign"]],
    [{ colour: "blue" }, ["colour"]],
    [{ title: null, slug: null }, ["title", "slug"]],
  ])("finds in %j the problems %j", (changes, fields) => {
    expect(problemFields(changes)).toEqual(fields);
  });

  it.each([["- one\n- two"], ["just text"], [""], ['title: "open']])("refuses the head %j", (text) => {
    expect(readFields(text)).toMatchObject({ kind: "problems", problems: [{ field: "head" }] });
  });
});
