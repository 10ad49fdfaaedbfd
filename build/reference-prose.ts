/**
 * Writes `src/core/lists/reference-prose.ts`: about 700 words each of a novel, of speeches and of a declaration, by
 * which words per page are estimated where there is no text. To run once: `node build/reference-prose.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readDeclaration } from "./declarations.ts";
import { root } from "./paths.ts";

const words = 700;

/** A text of the packages of data that the tests have. */
function readData(file: string): string {
  return readFileSync(join(root, "node_modules/@stdlib", file), "utf8").replaceAll("\r\n", "\n");
}

/** Whole paragraphs from the one that begins so, up to about `words` words; other white space becomes one space. */
function excerpt(text: string, beginning: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim());
  const first = paragraphs.findIndex((paragraph) => paragraph.startsWith(beginning));
  if (first < 0) throw new RangeError(`No paragraph begins “${beginning}”.`);
  const taken: string[] = [];
  let count = 0;
  for (const paragraph of paragraphs.slice(first)) {
    if (count >= words) break;
    taken.push(paragraph);
    count += paragraph.split(" ").length;
  }
  return taken.join("\n");
}

/** Speeches have no paragraphs in the source: five sentences make one here. */
function speechParagraphs(text: string): string {
  const sentences = text
    .slice(0, 60_000)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=[a-z]\.) (?=[A-Z])/g, "\n")
    .split("\n");
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += 5) paragraphs.push(sentences.slice(at, at + 5).join(" "));
  return paragraphs.join("\n\n");
}

const declaration = readDeclaration("eng").join("\n\n");
const samples = [
  ["novel", excerpt(readData("datasets-moby-dick/data/chapter_1.txt"), "Call me Ishmael")],
  [
    "speech",
    excerpt(speechParagraphs(readData("datasets-sotu/data/1790_george_washington_n.txt")), "Fellow-Citizens"),
  ],
  ["declaration", excerpt(declaration, "Whereas recognition")],
] as const;

writeFileSync(
  join(root, "src/core/lists/reference-prose.ts"),
  `/**
 * English prose of three kinds, a paragraph a line, by which words per page are estimated where there is no text.
 * Written by \`build/reference-prose.ts\`.
 */
export const referenceProse: readonly (readonly [name: string, text: string])[] = [
${samples.map(([name, text]) => `  [\n    ${JSON.stringify(name)},\n    ${JSON.stringify(text)},\n  ],\n`).join("")}];
`,
);
