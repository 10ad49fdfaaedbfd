import { blockedParts } from "#core/lists/random-words/blocked-words.ts";
import { createSeededRandom } from "#core/random/seeded-random.ts";

import type { Lexicon } from "../words/lexicon.ts";

import { decodeBytes } from "./base64.ts";
import { mayHold } from "./bloom-filter.ts";
import { groupsOf, learnSounds, walkSounds } from "./sound-model.ts";
import type { SoundModel } from "./sound-model.ts";

/** All that made-up words are made from. */
export interface WordMaker {
  readonly model: SoundModel;
  /** Whether letters are a real word, or a name, that this program knows; it also takes one in a hundred others for one. */
  readonly isReal: (word: string) => boolean;
}

/** No filter of real words reaches further. */
export const longestMadeUp = 12;
export const shortestMadeUp = 3;
const TRIES_A_WORD = 2000;

let loaded: Promise<WordMaker> | null = null;

/** Learns the sounds of English from the lexicon, once. Rejects when the list of real words cannot be loaded. */
export function loadWordMaker(lexicon: Lexicon): Promise<WordMaker> {
  if (loaded !== null) return loaded;
  const loading = import("#core/lists/random-words/real-words.ts").then(({ realWords }): WordMaker => {
    const filter = decodeBytes(realWords);
    return {
      model: learnSounds(lexicon.words.map(({ word }) => word)),
      isReal: (word) => mayHold(filter, word),
    };
  });
  loaded = loading;
  loading.catch(() => {
    loaded = null;
  });
  return loading;
}

export interface MadeUpOptions {
  readonly count: number;
  readonly seed: string;
  /** What a word must be besides, such as of some length. */
  readonly accepts: (word: string) => boolean;
}

/** Whether a made-up word can be shown: it holds nothing vulgar and is no real word with an ending. */
function isFresh(word: string, isReal: (word: string) => boolean): boolean {
  if (word.length < shortestMadeUp || word.length > longestMadeUp) return false;
  if (groupsOf(word).length < 2 || isReal(word)) return false;
  if (blockedParts.some((part) => word.includes(part))) return false;
  const stem = word.replace(/(?:s|es|ed|ing|er|ly|y)$/, "");
  return stem === word || stem.length < shortestMadeUp || !isReal(stem);
}

/**
 * Words that are none, but could be spoken as English ones: each group of vowels or consonants follows another as it
 * does in real words. None comes twice. There may be fewer than asked for where `accepts` takes few.
 */
export function makeUpWords(maker: WordMaker, { count, seed, accepts }: MadeUpOptions): readonly string[] {
  const random = createSeededRandom(seed);
  const made = new Set<string>();
  for (let tries = count * TRIES_A_WORD; tries > 0 && made.size < count; tries -= 1) {
    const word = walkSounds(maker.model, random);
    if (word !== null && accepts(word) && isFresh(word, maker.isReal)) made.add(word);
  }
  return [...made];
}
