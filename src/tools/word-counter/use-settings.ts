import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import { parseStoredGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";
import { useKeptSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import {
  defaultReadingPace,
  parseAnnouncementPause,
  parseDialect,
  parseExcludedKinds,
  parseReadingPace,
  parseSpeakingRate,
} from "./settings.ts";
import type { AnnouncementPause, ReadingPace } from "./settings.ts";
import { autoLanguage, parseLanguageChoice } from "./text-languages.ts";

export interface WordCounterSettings {
  readonly dialect: Setting<WordDialect>;
  readonly goal: Setting<Goal | null>;
  readonly readingPace: Setting<ReadingPace>;
  /** `null` follows the average of the text's language. */
  readonly speakingRate: Setting<number | null>;
  readonly language: Setting<string>;
  readonly excludedKinds: Setting<readonly ExclusionKind[]>;
  readonly announcementPause: Setting<AnnouncementPause>;
}

/** One array for all renders, as a fallback must be. */
const nothingExcluded: readonly ExclusionKind[] = [];

/** What a person has chosen in the word counter, kept on the device. */
export function useSettings(): WordCounterSettings {
  return {
    dialect: useKeptSetting("word-dialect", parseDialect, "word"),
    goal: useKeptSetting<Goal | null>("goal", parseStoredGoal, null),
    readingPace: useKeptSetting("reading-pace", parseReadingPace, defaultReadingPace),
    speakingRate: useKeptSetting<number | null>("speaking-rate", parseSpeakingRate, null),
    language: useKeptSetting("text-language", parseLanguageChoice, autoLanguage),
    excludedKinds: useKeptSetting("left-out-kinds", parseExcludedKinds, nothingExcluded),
    announcementPause: useKeptSetting<AnnouncementPause>("announcement-pause", parseAnnouncementPause, "1"),
  };
}
