import { Lexicon } from "./lexicon.ts";

/** Loads the words of English: about 1 MB of lists, once. */
async function readLexicon(): Promise<Lexicon> {
  const [pieces, names, { tagSets }] = await Promise.all([
    Promise.all([
      import("#core/lists/grammar/words-1.ts"),
      import("#core/lists/grammar/words-2.ts"),
      import("#core/lists/grammar/words-3.ts"),
      import("#core/lists/grammar/words-4.ts"),
      import("#core/lists/grammar/words-5.ts"),
      import("#core/lists/grammar/words-6.ts"),
      import("#core/lists/grammar/words-7.ts"),
      import("#core/lists/grammar/words-8.ts"),
      import("#core/lists/grammar/words-9.ts"),
      import("#core/lists/grammar/words-10.ts"),
      import("#core/lists/grammar/words-11.ts"),
      import("#core/lists/grammar/words-12.ts"),
    ]),
    Promise.all([import("#core/lists/grammar/names-1.ts"), import("#core/lists/grammar/names-2.ts")]),
    import("#core/lists/grammar/tag-sets.ts"),
  ]);
  return new Lexicon({
    words: pieces.map(({ words }) => words),
    frequencies: pieces.map(({ frequencies }) => frequencies),
    spellings: pieces.map(({ spellings }) => spellings),
    tags: pieces.map(({ tags }) => tags),
    tagSets,
    names: names.map(({ names }) => names),
  });
}

let loading: Promise<Lexicon> | null = null;

/** The words of English, loaded when first asked for. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= readLexicon();
  return loading;
}
