import type { WordType } from "./lexicon.ts";

/** What a word means as one part of speech, the commonest sense first. */
export interface Definition {
  readonly type: WordType;
  readonly senses: readonly string[];
}

const typeOfLetter: Readonly<Record<string, WordType>> = {
  n: "noun",
  v: "verb",
  a: "adjective",
  r: "adverb",
};

const files: Readonly<Record<string, () => Promise<{ readonly definitions: string }>>> = {
  a: () => import("#core/lists/random-words/definitions/a.ts"),
  b: () => import("#core/lists/random-words/definitions/b.ts"),
  c: () => import("#core/lists/random-words/definitions/c.ts"),
  d: () => import("#core/lists/random-words/definitions/d.ts"),
  e: () => import("#core/lists/random-words/definitions/e.ts"),
  f: () => import("#core/lists/random-words/definitions/f.ts"),
  g: () => import("#core/lists/random-words/definitions/g.ts"),
  h: () => import("#core/lists/random-words/definitions/h.ts"),
  i: () => import("#core/lists/random-words/definitions/i.ts"),
  j: () => import("#core/lists/random-words/definitions/j.ts"),
  k: () => import("#core/lists/random-words/definitions/k.ts"),
  l: () => import("#core/lists/random-words/definitions/l.ts"),
  m: () => import("#core/lists/random-words/definitions/m.ts"),
  n: () => import("#core/lists/random-words/definitions/n.ts"),
  o: () => import("#core/lists/random-words/definitions/o.ts"),
  p: () => import("#core/lists/random-words/definitions/p.ts"),
  q: () => import("#core/lists/random-words/definitions/q.ts"),
  r: () => import("#core/lists/random-words/definitions/r.ts"),
  s: () => import("#core/lists/random-words/definitions/s.ts"),
  t: () => import("#core/lists/random-words/definitions/t.ts"),
  u: () => import("#core/lists/random-words/definitions/u.ts"),
  v: () => import("#core/lists/random-words/definitions/v.ts"),
  w: () => import("#core/lists/random-words/definitions/w.ts"),
  x: () => import("#core/lists/random-words/definitions/x.ts"),
  y: () => import("#core/lists/random-words/definitions/y.ts"),
  z: () => import("#core/lists/random-words/definitions/z.ts"),
};

const loaded = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The lines of one letter, by their word. Loaded when first asked for, and anew after a failure. */
function loadLetter(letter: string): Promise<ReadonlyMap<string, string>> {
  const known = loaded.get(letter);
  if (known !== undefined) return known;
  const load = files[letter];
  if (load === undefined) return Promise.resolve(new Map());
  const loading = load().then(({ definitions }) => new Map(definitions.split("\n").map(splitLine)));
  loaded.set(letter, loading);
  loading.catch(() => loaded.delete(letter));
  return loading;
}

function splitLine(line: string): readonly [word: string, rest: string] {
  const end = line.indexOf("\t");
  return end < 0 ? [line, ""] : [line.slice(0, end), line.slice(end + 1)];
}

/**
 * What a word of the lexicon means, after WordNet; empty for another word. Rejects when the definitions cannot be
 * loaded.
 */
export async function loadDefinitions(word: string): Promise<readonly Definition[]> {
  const lines = await loadLetter(word.charAt(0));
  const line = lines.get(word) ?? "";
  return line.split("\t").flatMap((part) => {
    const type = typeOfLetter[part.charAt(0)];
    return type === undefined ? [] : [{ type, senses: part.slice(1).split("|") }];
  });
}

/** Loads the definitions of all words, so that they are at hand without a network; rejects when one fails. */
export async function loadAllDefinitions(): Promise<void> {
  await Promise.all(Object.keys(files).map(loadLetter));
}
