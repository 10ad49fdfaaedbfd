import { useMemo } from "react";

import { defaultPassphrase } from "#core/generators/passphrases/passphrase.ts";
import type {
  PassphraseCapitals,
  PassphraseOptions,
  PassphraseSeparator,
} from "#core/generators/passphrases/passphrase.ts";
import type { Complexity } from "#core/generators/words/complexity.ts";
import type { WordType } from "#core/generators/words/lexicon.ts";
import type { Theme } from "#core/generators/words/themes.ts";
import type { WholeRange, WordFilter } from "#core/generators/words/word-filter.ts";
import { switchCodec, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  capitalsCodec,
  complexityCodec,
  countCodec,
  keptCodec,
  kindCodec,
  lengthCodec,
  lettersCodec,
  phraseWordsCodec,
  seedCodec,
  separatorCodec,
  syllablesCodec,
  themeCodec,
  typeCodec,
  versionCodec,
} from "./settings.ts";
import type { DrawKind, KeptWord } from "./settings.ts";

export interface RandomSettings {
  readonly kind: Setting<DrawKind>;
  readonly count: Setting<number>;
  readonly type: Setting<WordType | null>;
  readonly complexity: Setting<Complexity | null>;
  readonly length: Setting<WholeRange | null>;
  readonly syllables: Setting<WholeRange | null>;
  readonly theme: Setting<Theme | null>;
  readonly starts: Setting<string>;
  readonly ends: Setting<string>;
  readonly contains: Setting<string>;
  readonly rhymesWith: Setting<string>;
  readonly repeats: Setting<boolean>;
  /** Empty until words are drawn again, or a link brings one. */
  readonly seed: Setting<string>;
  /** The version of the word list that the link was made with; 0 where there is none. */
  readonly version: Setting<number>;
  readonly kept: Setting<readonly KeptWord[]>;
  readonly madeUpLength: Setting<WholeRange | null>;
  readonly phraseWords: Setting<number>;
  readonly separator: Setting<PassphraseSeparator>;
  readonly capitals: Setting<PassphraseCapitals>;
  readonly digit: Setting<boolean>;
  readonly filter: WordFilter;
  readonly passphrase: PassphraseOptions;
}

const nothingKept: readonly KeptWord[] = [];
const usualMadeUp: WholeRange = { least: 5, most: 9 };

/** What a person has chosen in this tool. Letters and rhymes are not kept for the next visit: words would be missing. */
export function useSettings(): RandomSettings {
  const own = {
    kind: useSharedSetting<DrawKind>("make", "random-words-kind", kindCodec, "words"),
    count: useSharedSetting("count", "random-words-count", countCodec, 5),
    type: useSharedSetting("type", "random-words-type", typeCodec, null),
    complexity: useSharedSetting("level", "random-words-level", complexityCodec, null),
    length: useSharedSetting("length", null, lengthCodec, null),
    syllables: useSharedSetting("syllables", null, syllablesCodec, null),
    theme: useSharedSetting("theme", null, themeCodec, null),
    starts: useSharedSetting("starts", null, lettersCodec, ""),
    ends: useSharedSetting("ends", null, lettersCodec, ""),
    contains: useSharedSetting("contains", null, lettersCodec, ""),
    rhymesWith: useSharedSetting("rhymes", null, lettersCodec, ""),
    repeats: useSharedSetting("repeats", null, switchCodec, false),
    seed: useSharedSetting("seed", null, seedCodec, ""),
    version: useSharedSetting("list", null, versionCodec, 0),
    kept: useSharedSetting("keep", null, keptCodec, nothingKept),
    madeUpLength: useSharedSetting<WholeRange | null>("letters", null, lengthCodec, usualMadeUp),
    phraseWords: useSharedSetting("phrase", null, phraseWordsCodec, defaultPassphrase.words),
    separator: useSharedSetting("separator", null, separatorCodec, defaultPassphrase.separator),
    capitals: useSharedSetting("capitals", null, capitalsCodec, defaultPassphrase.capitals),
    digit: useSharedSetting("digit", null, switchCodec, defaultPassphrase.digit),
  };
  const [type, complexity, length, syllables, theme] = [
    own.type.value,
    own.complexity.value,
    own.length.value,
    own.syllables.value,
    own.theme.value,
  ];
  const [starts, ends, contains] = [own.starts.value, own.ends.value, own.contains.value];
  const rhymesWith = own.rhymesWith.value;
  const filter = useMemo(
    () => ({ type, complexity, length, syllables, theme, starts, ends, contains, rhymesWith }),
    [type, complexity, length, syllables, theme, starts, ends, contains, rhymesWith],
  );
  const [words, separator, capitals, digit] = [
    own.phraseWords.value,
    own.separator.value,
    own.capitals.value,
    own.digit.value,
  ];
  const passphrase = useMemo(
    () => ({ words, separator, capitals, digit }),
    [words, separator, capitals, digit],
  );
  return { ...own, filter, passphrase };
}
