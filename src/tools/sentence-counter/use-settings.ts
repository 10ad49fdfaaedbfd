import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { OpeningLength } from "#core/sentences/sentence-openings.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  autoLanguage,
  dialectCodec,
  languageCodec,
  longCodec,
  openingCodec,
  orderCodec,
  runCodec,
  shownCodec,
  typeCodec,
  viewCodec,
} from "./settings.ts";
import type { Order, Shown, TypeFilter, View } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface SentenceSettings {
  readonly view: Setting<View>;
  readonly order: Setting<Order>;
  readonly type: Setting<TypeFilter>;
  readonly language: Setting<string>;
  readonly dialect: Setting<WordDialect>;
  readonly shown: Setting<Shown>;
  /** A sentence of more words is a long one. */
  readonly long: Setting<number>;
  readonly opening: Setting<OpeningLength>;
  /** So many sentences that begin alike are told. */
  readonly run: Setting<number>;
  readonly questionMark: Setting<boolean>;
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

/** What a person has chosen in this tool. */
export function useSettings(): SentenceSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  return {
    view: useSetting<View>("view", null, viewCodec, "list"),
    order: useSetting<Order>("sort", null, orderCodec, "place-up"),
    type: useSetting<TypeFilter>("type", null, typeCodec, "all"),
    language: useSetting("language", "text-language", languageCodec, autoLanguage),
    dialect: useSetting<WordDialect>("words", "word-dialect", dialectCodec, "word"),
    shown: useSetting<Shown>("show", "sentences-shown", shownCodec, "boundaries"),
    long: useSetting("long", "sentences-long", longCodec, 30),
    opening: useSetting<OpeningLength>("opening", "sentences-opening", openingCodec, 1),
    run: useSetting("run", "sentences-run", runCodec, 3),
    questionMark: { value: questionMark, set: setQuestionMark },
  };
}
