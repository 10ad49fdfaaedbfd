import { describe, expect, it } from "vitest";

import { runTestCommand } from "../run-test-command.ts";

const markdown = `---
title: Rye bread at home
slug: rye-bread
---
# Rye bread

We bake rye bread. See [the mill](https://example.org/mill).

### Flour

Rye flour.
`;
const html = `<html><head><title>Rye bread</title><meta name="robots" content="noindex"></head>
<body><h1>Rye bread</h1><p>It keeps &amp; keeps.</p></body></html>`;
const files = {
  "a.md": markdown,
  "b.html": html,
  "c.txt": "Hydration of dough. Hydration!",
  "d.txt": "Plain words.",
};

function readReports(output: string): readonly Record<string, unknown>[] {
  const reports: unknown = JSON.parse(output);
  if (!Array.isArray(reports)) throw new TypeError("The output is not an array");
  return reports;
}

function ratingsOf(report: Record<string, unknown> | undefined): ReadonlyMap<unknown, unknown> {
  const assessments: unknown = report?.["assessments"];
  if (!Array.isArray(assessments)) throw new TypeError("There are no assessments");
  return new Map(assessments.map(({ id, rating }: Record<string, unknown>) => [id, rating]));
}

describe("wordbench seo --json", () => {
  it("rates each check good, ok or bad, and gives the outline", async () => {
    const { status, output } = await runTestCommand(
      ["seo", "--keyphrase", "rye bread", "--json", "a.md"],
      files,
    );
    expect(status).toBe(0);
    const [report] = readReports(output);
    expect(Object.keys(report ?? {})[0]).toBe("source");
    const ratings = ratingsOf(report);
    for (const rating of ratings.values()) expect(["good", "ok", "bad"]).toContain(rating);
    expect(ratings.get("keyphrase-in-title")).toBe("good");
    expect(ratings.get("keyphrase-in-slug")).toBe("good");
    expect(ratings.get("outbound-links")).toBe("good");
    expect(ratings.get("heading-outline")).toBe("bad");
    expect(report?.["outline"]).toMatchObject([
      { level: 1, text: "Rye bread", span: { start: markdown.indexOf("Rye bread\n\nWe") } },
      { level: 3, text: "Flour" },
    ]);
  });

  it("reads the head of a page, from a file and from standard input", async () => {
    for (const [args, input] of [
      [["b.html"], ""],
      [[], html],
    ] as const) {
      const { output } = await runTestCommand(
        ["seo", "--keyphrase=rye bread", "--json", ...args],
        files,
        input,
      );
      const [report] = readReports(output);
      expect(report).toMatchObject({ title: "Rye bread", words: 5 });
      expect(ratingsOf(report).get("robots-directives")).toBe("bad");
    }
  });

  it.each([
    ["Markdown with lines ended by CR LF", "a.md", markdown.replaceAll("\n", "\r\n")],
    ["Markdown behind a byte order mark", "a.md", `\ufeff${markdown}`],
    ["a page with both", "a.html", `\ufeff<html>\r\n<p>😀</p>\r\n<h2>Flour</h2>\r\n`],
  ])("has the spans of the file as it is written: %s", async (_name, file, written) => {
    const args = ["seo", "--keyphrase", "rye bread", "--json", file];
    const [report] = readReports((await runTestCommand(args, { [file]: written })).output);
    const start = written.indexOf("Flour");
    const span = { start, end: start + "Flour".length };
    expect(report?.["outline"]).toContainEqual(expect.objectContaining({ text: "Flour", span }));
    expect(report?.["assessments"]).toContainEqual(
      expect.objectContaining({ id: "keyphrase-in-subheadings", spans: [span] }),
    );
  });

  it("takes a keyphrase and a title that begin with a dash", async () => {
    const args = ["seo", "--keyphrase", "-ing form", "--title", "-ing form", "--json", "d.txt"];
    const ratings = ratingsOf(readReports((await runTestCommand(args, files)).output)[0]);
    expect(ratings.get("keyphrase-in-title")).toBe("good");
  });

  it("reads what can be read only once, and front matter in TOML", async () => {
    async function* once(text: string): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(new TextEncoder().encode(text));
    }
    const toml = '+++\ntitle = "Rye bread"\nslug = "rye-bread"\n+++\n\nWe bake rye bread.\n';
    const handed = { "/dev/fd/63": once(html), "/dev/fd/62": once(toml) };
    const { output } = await runTestCommand(
      ["seo", "--keyphrase", "rye bread", "--json", "/dev/fd/63", "/dev/fd/62"],
      handed,
    );
    expect(readReports(output)).toMatchObject([
      { title: "Rye bread", words: 5 },
      { title: "Rye bread", slug: "rye-bread", words: 4 },
    ]);
  });

  it("takes what is said over what the page says", async () => {
    const args = [
      "seo",
      "--keyphrase",
      "rye bread",
      "--title",
      "A loaf",
      "--used",
      "bread rye",
      "--json",
      "a.md",
    ];
    const ratings = ratingsOf(readReports((await runTestCommand(args, files)).output)[0]);
    expect(ratings.get("keyphrase-in-title")).toBe("bad");
    expect(ratings.get("previously-used-keyphrase")).toBe("ok");
  });

  it("compares with other texts, given several times or by commas", async () => {
    for (const others of [
      ["--competitor", "c.txt", "--competitor=d.txt"],
      ["--competitor", "c.txt,d.txt"],
      ["--competitor=c.txt"],
    ]) {
      const args = ["seo", "--keyphrase", "bread", ...others, "--json", "a.md"];
      const [report] = readReports((await runTestCommand(args, files)).output);
      expect(report?.["missingTerms"]).toBeInstanceOf(Array);
    }
  });
});

describe("wordbench seo", () => {
  it("prints checks by group", async () => {
    const { output } = await runTestCommand(["seo", "--keyphrase", "rye bread", "a.md"], files);
    expect(output).toMatch(/^a\.md: \d+ good, \d+ ok, \d+ bad, \d+ words\n\nKeyphrase\n/);
    expect(output).toContain("\nOutline\n  H1 Rye bread\n");
  });

  it.each([
    [["a.md"], "The option --keyphrase is needed."],
    [["--keyphrase", " ", "a.md"], "The option --keyphrase is needed."],
    [["--keyphrase", "x", "--competitor", "1,2,3,4,5,6"], "up to 5 files"],
    [["--keyphrase", "x", "--competitor"], "The option --competitor needs a value."],
    [["--keyphrase", "x", "--competitor", "-"], "only once"],
    [["--keyphrase", "x", "--competitor", "a.md", "--competitor=-", "-"], "only once"],
    [["--keyphrase", "x", "--language", "english"], "is no language tag"],
  ])("refuses %j", async (args, sentence) => {
    const { status, errors } = await runTestCommand(["seo", ...args], files);
    expect(status).toBe(2);
    expect(errors).toContain(sentence);
  });

  it("says nothing of terms where no other text could be read", async () => {
    const args = ["seo", "--keyphrase", "x", "--competitor", "no.md", "--json", "a.md"];
    const { status, output } = await runTestCommand(args, files);
    expect(status).toBe(1);
    expect(readReports(output)[0]).not.toHaveProperty("missingTerms");
  });

  it("goes on past what cannot be read", async () => {
    const { status, output, errors } = await runTestCommand(
      ["seo", "--keyphrase", "x", "no.md", "a.md"],
      files,
    );
    expect(status).toBe(1);
    expect(errors).toContain("no.md");
    expect(output).toContain("a.md:");
  });
});
