import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/paths.ts";

function readTexts(dataset: string): string {
  const folder = join(root, "node_modules", "@stdlib", `datasets-${dataset}`, "data");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted((first, second) => first.localeCompare(second, "en", { numeric: true }))
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}

/** The first `count` runs of non-space of a text, with the text between them as it was. */
function firstWords(text: string, count: number): string {
  const run = /\S+/g;
  let end = 0;
  for (let found = 0; found < count; found += 1) {
    const match = run.exec(text);
    if (match === null) throw new RangeError(`The text has ${found} words, fewer than ${count}.`);
    end = match.index + match[0].length;
  }
  return text.slice(0, end);
}

/** The beginning of Moby-Dick (Melville, 1851): prose with dialogue, verse and footnotes; up to 210,000 words. */
export function novel(words: number): string {
  return firstWords(readTexts("moby-dick"), words);
}

/** The beginning of the State of the Union addresses, 1790 to 2017: up to 1,790,000 words. */
export function speeches(words: number): string {
  return firstWords(readTexts("sotu"), words);
}
