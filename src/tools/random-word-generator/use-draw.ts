import { useMemo, useState } from "react";

import { drawWords } from "#core/generators/words/draw-words.ts";
import { loadLexicon } from "#core/generators/words/lexicon.ts";
import type { Lexicon, LexiconWord } from "#core/generators/words/lexicon.ts";
import { loadPronunciations } from "#core/generators/words/pronunciations.ts";
import type { Pronunciations } from "#core/generators/words/pronunciations.ts";
import { createSeed } from "#core/generators/words/seed.ts";
import { filterWords } from "#core/generators/words/word-filter.ts";
import type { FilteredWords } from "#core/generators/words/word-filter.ts";
import { createSecretRandom } from "#core/random/secret-random.ts";

import { useLoaded } from "./use-loaded.ts";
import type { RandomSettings } from "./use-settings.ts";

/** The secure source of the browser. */
export const secretRandom = createSecretRandom((numbers) => {
  crypto.getRandomValues(numbers);
});

export const newSeed = (): string => createSeed(secretRandom);

/** What the tool shows for the present settings. */
export interface Drawn {
  /** The seed in use: of the address, else one of this visit. */
  readonly seed: string;
  readonly lexicon: Lexicon | null;
  readonly words: readonly LexiconWord[];
  /** Sentences or made-up words, where these are asked for. */
  readonly lines: readonly string[];
  /** What became of the filter; `null` while words are being loaded. */
  readonly found: FilteredWords | null;
  readonly ready: boolean;
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

type LineMaker = (count: number, seed: string, settings: RandomSettings) => readonly string[];

async function loadSentenceMaker(): Promise<LineMaker> {
  const { makeSentences } = await import("#core/generators/sentences/make-sentences.ts");
  return makeSentences;
}

async function loadMadeUpMaker(lexicon: Lexicon): Promise<LineMaker> {
  const { loadWordMaker, makeUpWords } = await import("#core/generators/pseudowords/make-up-words.ts");
  const maker = await loadWordMaker(lexicon);
  return (count, seed, { madeUpLength }) => {
    const { least, most } = madeUpLength.value ?? { least: 3, most: 12 };
    return makeUpWords(maker, { count, seed, accepts: ({ length }) => length >= least && length <= most });
  };
}

/** Draws by the settings: the same settings and seed give the same. */
export function useDraw(settings: RandomSettings): Drawn {
  const [firstSeed] = useState(newSeed);
  const seed = settings.seed.value === "" ? firstSeed : settings.seed.value;
  const kind = settings.kind.value;
  const { filter } = settings;
  const count = settings.count.value;
  const repeats = settings.repeats.value;
  const keptWords = settings.kept.value;

  const wordsNeeded = kind === "words" || kind === "made-up";
  const lexiconLoad = useLoaded<Lexicon>(wordsNeeded ? loadLexicon : null);
  const lexicon = lexiconLoad.value;
  const rhymes = kind === "words" && filter.rhymesWith.trim() !== "";
  const loadSpoken = useMemo(
    () => (lexicon === null || !rhymes ? null : () => loadPronunciations(lexicon)),
    [lexicon, rhymes],
  );
  const spoken = useLoaded<Pronunciations>(loadSpoken);
  const loadLines = useMemo(() => {
    if (kind === "sentences") return loadSentenceMaker;
    return kind === "made-up" && lexicon !== null ? () => loadMadeUpMaker(lexicon) : null;
  }, [kind, lexicon]);
  const maker = useLoaded<LineMaker>(loadLines);

  const found = useMemo(() => {
    if (lexicon === null || kind !== "words" || (rhymes && spoken.value === null)) return null;
    return filterWords(lexicon, filter, spoken.value);
  }, [lexicon, kind, filter, rhymes, spoken.value]);

  const words = useMemo(() => {
    if (lexicon === null || found?.kind !== "words") return [];
    const kept = new Map(
      keptWords.flatMap(({ place, word }) => {
        const entry = lexicon.words[lexicon.places.get(word) ?? -1];
        return entry === undefined ? [] : [[place, entry] as const];
      }),
    );
    return drawWords(found.words, { count, seed, repeats, kept });
  }, [lexicon, found, keptWords, count, seed, repeats]);

  const lines = maker.value === null ? [] : maker.value(count, seed, settings);
  const loads = [lexiconLoad, spoken, maker];
  return {
    seed,
    lexicon,
    words,
    lines,
    found,
    ready: kind === "words" ? found !== null : maker.value !== null,
    failed: loads.some(({ failed }) => failed),
    tryAgain: () => {
      for (const load of loads) if (load.failed) load.tryAgain();
    },
  };
}
