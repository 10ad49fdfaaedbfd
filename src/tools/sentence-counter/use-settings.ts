import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { OpeningLength } from "#core/sentences/sentence-openings.ts";
import { autoLanguage, languageCodec } from "#ui/language-choice/language-options.ts";
import { useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  dialectCodec,
  inPlace,
  longCodec,
  openingCodec,
  runCodec,
  shownCodec,
  sortCodec,
  typeCodec,
  viewCodec,
} from "./settings.ts";
import type { Order, Shown, TypeFilter, View } from "./settings.ts";

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
}

/** What a person has chosen in this tool. */
export function useSettings(): SentenceSettings {
  return {
    view: useSharedSetting<View>("view", null, viewCodec, "list"),
    order: useSharedSetting("sort", null, sortCodec, inPlace),
    type: useSharedSetting<TypeFilter>("type", null, typeCodec, "all"),
    language: useSharedSetting("language", "text-language", languageCodec, autoLanguage),
    dialect: useSharedSetting<WordDialect>("words", "word-dialect", dialectCodec, "word"),
    shown: useSharedSetting<Shown>("show", "sentences-shown", shownCodec, "boundaries"),
    long: useSharedSetting("long", "sentences-long", longCodec, 30),
    opening: useSharedSetting<OpeningLength>("opening", "sentences-opening", openingCodec, 1),
    run: useSharedSetting("run", "sentences-run", runCodec, 3),
  };
}
