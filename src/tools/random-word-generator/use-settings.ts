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
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

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
  switchCodec,
  syllablesCodec,
  themeCodec,
  typeCodec,
  versionCodec,
} from "./settings.ts";
import type { DrawKind, KeptWord } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

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
  readonly questionMark: Setting<boolean>;
  readonly filter: WordFilter;
  readonly passphrase: PassphraseOptions;
}

function useSetting<Value>(
  name: string,
  storageKey: string | null,
  codec: AddressCodec<Value>,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useAddressSetting(name, storageKey, codec, fallback);
  return { value, set };
}

function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

const nothingKept: readonly KeptWord[] = [];
const usualMadeUp: WholeRange = { least: 5, most: 9 };

/** What a person has chosen in this tool. Letters and rhymes are not kept for the next visit: words would be missing. */
export function useSettings(): RandomSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  const own = {
    kind: useSetting<DrawKind>("make", "random-words-kind", kindCodec, "words"),
    count: useSetting("count", "random-words-count", countCodec, 5),
    type: useSetting("type", "random-words-type", typeCodec, null),
    complexity: useSetting("level", "random-words-level", complexityCodec, null),
    length: useSetting("length", null, lengthCodec, null),
    syllables: useSetting("syllables", null, syllablesCodec, null),
    theme: useSetting("theme", null, themeCodec, null),
    starts: useSetting("starts", null, lettersCodec, ""),
    ends: useSetting("ends", null, lettersCodec, ""),
    contains: useSetting("contains", null, lettersCodec, ""),
    rhymesWith: useSetting("rhymes", null, lettersCodec, ""),
    repeats: useSetting("repeats", null, switchCodec, false),
    seed: useSetting("seed", null, seedCodec, ""),
    version: useSetting("list", null, versionCodec, 0),
    kept: useSetting("keep", null, keptCodec, nothingKept),
    madeUpLength: useSetting<WholeRange | null>("letters", null, lengthCodec, usualMadeUp),
    phraseWords: useSetting("phrase", null, phraseWordsCodec, defaultPassphrase.words),
    separator: useSetting("separator", null, separatorCodec, defaultPassphrase.separator),
    capitals: useSetting("capitals", null, capitalsCodec, defaultPassphrase.capitals),
    digit: useSetting("digit", null, switchCodec, defaultPassphrase.digit),
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
  return { ...own, questionMark: { value: questionMark, set: setQuestionMark }, filter, passphrase };
}
