import { decodeFrontCoded } from "#core/lists/front-coding.ts";

import type { Lexicon } from "./lexicon.ts";

/** How words are spoken, in the letters of `phones.ts`. */
export interface Pronunciations {
  /** Of the word at a place of the lexicon; empty where there is none. */
  at(place: number): string;
  /** Of a word in small letters, also of everyday ones that are not drawn. */
  find(word: string): string | undefined;
}

let loaded: Promise<Pronunciations> | null = null;

/** Loads the pronunciations on the first call and keeps them. Rejects when they cannot be loaded; the next tries anew. */
export function loadPronunciations(lexicon: Lexicon): Promise<Pronunciations> {
  if (loaded !== null) return loaded;
  const loading = readPronunciations(lexicon);
  loaded = loading;
  loading.catch(() => {
    loaded = null;
  });
  return loading;
}

async function readPronunciations(lexicon: Lexicon): Promise<Pronunciations> {
  const lists = await import("#core/lists/random-words/pronunciations.ts");
  const codes = lists.lexiconPronunciations.split(" ");
  const otherCodes = lists.otherPronunciations.split(" ");
  const others = new Map(
    decodeFrontCoded(lists.otherWords).map((word, place) => [word, otherCodes[place] ?? ""]),
  );
  return {
    at: (place) => codes[place] ?? "",
    find(word) {
      const place = lexicon.places.get(word);
      return place === undefined ? others.get(word) : codes[place];
    },
  };
}
