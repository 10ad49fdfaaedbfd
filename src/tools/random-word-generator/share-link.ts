import { lexiconVersion } from "#core/lists/random-words/version.ts";

import { switchCodec } from "#workspace/setting.ts";
import {
  complexityCodec,
  countCodec,
  keptCodec,
  kindCodec,
  lengthCodec,
  syllablesCodec,
  themeCodec,
  typeCodec,
} from "./settings.ts";
import type { RandomSettings } from "./use-settings.ts";

/** What a link has to say for the same words; the rest of the settings are about passphrases. */
export type SharedSettings = Pick<
  RandomSettings,
  "kind" | "count" | "filter" | "repeats" | "kept" | "madeUpLength"
>;

/**
 * The address that gives the same words to somebody else. It says every setting that bears on them, also those as they
 * are at first: somebody else may keep others.
 */
export function buildShareLink(address: string, settings: SharedSettings, seed: string): string {
  const { origin, pathname } = new URL(address);
  const { filter } = settings;
  const kind = settings.kind.value;
  const query = new URLSearchParams({
    make: kindCodec.format(kind),
    count: countCodec.format(settings.count.value),
    seed,
    list: String(lexiconVersion),
  });
  if (kind === "made-up") query.set("letters", lengthCodec.format(settings.madeUpLength.value));
  if (kind === "words") {
    query.set("type", typeCodec.format(filter.type));
    query.set("level", complexityCodec.format(filter.complexity));
    const others: Readonly<Record<string, string>> = {
      length: lengthCodec.format(filter.length),
      syllables: syllablesCodec.format(filter.syllables),
      theme: filter.theme === null ? "" : themeCodec.format(filter.theme),
      starts: filter.starts,
      ends: filter.ends,
      contains: filter.contains,
      rhymes: filter.rhymesWith,
      repeats: settings.repeats.value ? switchCodec.format(true) : "",
      keep: keptCodec.format(settings.kept.value),
    };
    for (const [name, text] of Object.entries(others)) {
      if (text !== "") query.set(name, text);
    }
  }
  return `${origin}${pathname}?${query.toString()}`;
}
