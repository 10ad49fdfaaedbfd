import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A word of a corpus with its part of speech. */
export interface TaggedWord {
  readonly word: string;
  readonly tag: string;
}

/** Tags of the corpus that are written otherwise here. */
const renamed: Readonly<Record<string, string>> = {
  "``": '"',
  "''": '"',
  "-LRB-": "(",
  "-RRB-": ")",
  "--": ":",
  $: "SYM",
  "#": "SYM",
  LS: "CD",
};

/** Writes a word as people do: the corpus has brackets by name and quotes doubled. */
function unescape(word: string): string {
  return word
    .replace(/^-LRB-$/, "(")
    .replace(/^-RRB-$/, ")")
    .replace(/^(?:``|'')$/, '"');
}

/**
 * The sentences of MASC, the Manually Annotated Sub-Corpus of the American National Corpus, from the folder
 * `masc_tagged` of nltk_data: `word_TAG` between spaces, a sentence a line.
 */
export function readTaggedSentences(folder: string): TaggedWord[][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:spoken|written)[\\/].+\.txt$/.test(name))
    .toSorted();
  return files.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .map((line) =>
        line
          .trim()
          .split(/\s+/)
          .flatMap((item) => {
            const cut = item.lastIndexOf("_");
            if (cut <= 0) return [];
            const tag = item.slice(cut + 1);
            return [{ word: unescape(item.slice(0, cut)), tag: renamed[tag] ?? tag }];
          }),
      )
      .filter((sentence) => sentence.length > 0),
  );
}
