import { complexities } from "#core/generators/words/complexity.ts";
import type { Complexity } from "#core/generators/words/complexity.ts";
import { wordTypes } from "#core/generators/words/lexicon.ts";
import type { WordType } from "#core/generators/words/lexicon.ts";
import { longestSeed } from "#core/generators/words/seed.ts";
import { parseTheme, themeNames } from "#core/generators/words/themes.ts";
import type { Theme } from "#core/generators/words/themes.ts";
import { formatWholeRange, parseWholeRange } from "#core/generators/words/word-filter.ts";
import type { WholeRange } from "#core/generators/words/word-filter.ts";
import {
  mostPassphraseWords,
  passphraseCapitals,
  passphraseSeparators,
} from "#core/generators/passphrases/passphrase.ts";
import type { PassphraseCapitals, PassphraseSeparator } from "#core/generators/passphrases/passphrase.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, wholeNumberCodec } from "#workspace/setting-codecs.ts";

export const drawKinds = ["words", "sentences", "made-up", "passphrases"] as const;
export type DrawKind = (typeof drawKinds)[number];

/** A word that stays in its place while the others are drawn again. */
export interface KeptWord {
  /** From 0. */
  readonly place: number;
  readonly word: string;
}

export const mostWords = 100;
export const longestWord = 20;
export const mostSyllables = 10;
/** How `null` is written: all of them will do. */
const any = "any";

/** Reads one of some texts, or `any`. */
function anyOf<Choice extends string>(choices: readonly Choice[]): AddressCodec<Choice | null> {
  return {
    parse: (text) => (text === any ? null : choices.find((choice) => choice === text)),
    format: (choice) => choice ?? any,
  };
}

/** Reads a range; the empty text stands for any. */
function anyRange(most: number): AddressCodec<WholeRange | null> {
  return {
    parse: (text) => (text.trim() === "" ? null : parseWholeRange(text, most)),
    format: (range) => (range === null ? "" : formatWholeRange(range)),
  };
}

export const kindCodec = choiceCodec(drawKinds);
export const countCodec = wholeNumberCodec(1, mostWords);
export const typeCodec: AddressCodec<WordType | null> = anyOf(wordTypes);
export const complexityCodec: AddressCodec<Complexity | null> = anyOf(complexities);
export const lengthCodec = anyRange(longestWord);
export const syllablesCodec = anyRange(mostSyllables);

export const themeCodec: AddressCodec<Theme | null> = {
  parse: (text) => (text === any ? null : parseTheme(text)),
  format: (theme) => (theme === null ? any : themeNames[theme]),
};

/** Letters as they are typed; what is wrong with them is said beside the box. */
export const lettersCodec: AddressCodec<string> = {
  parse: (text) => (text.length <= 30 ? text : undefined),
  format: (text) => text,
};

export const seedCodec: AddressCodec<string> = {
  parse: (text) => (text.length <= longestSeed ? text : undefined),
  format: (text) => text,
};

export const versionCodec = wholeNumberCodec(1, 999);

export const keptCodec: AddressCodec<readonly KeptWord[]> = {
  parse(text) {
    if (text === "") return [];
    const kept = text
      .split(",")
      .slice(0, mostWords)
      .map((part) => /^(\d{1,3}):([a-z]{1,20})$/.exec(part));
    const words = kept.flatMap((match) =>
      match === null ? [] : [{ place: Number(match[1]) - 1, word: match[2] ?? "" }],
    );
    return words.length === kept.length ? words.filter(({ place }) => place >= 0) : undefined;
  },
  format: (kept) => kept.map(({ place, word }) => `${place + 1}:${word}`).join(","),
};

export const phraseWordsCodec = wholeNumberCodec(1, mostPassphraseWords);
export const capitalsCodec: AddressCodec<PassphraseCapitals> = choiceCodec(passphraseCapitals);

export const separatorNames: Readonly<Record<PassphraseSeparator, string>> = {
  "-": "hyphen",
  " ": "space",
  ".": "dot",
  _: "underscore",
  "": "none",
};

export const separatorCodec: AddressCodec<PassphraseSeparator> = {
  parse: (text) => passphraseSeparators.find((separator) => separatorNames[separator] === text),
  format: (separator) => separatorNames[separator],
};
