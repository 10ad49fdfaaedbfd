import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { ExclusionKind } from "#core/exclusions/exclude-text.ts";
import { parseStoredGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  defaultReadingPace,
  parseAnnouncementPause,
  parseDialect,
  parseExcludedKinds,
  parseReadingPace,
  parseSpeakingRate,
  parseSwitch,
} from "./settings.ts";
import type { AnnouncementPause, ReadingPace } from "./settings.ts";
import { autoLanguage, parseLanguageChoice } from "./text-languages.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface WordCounterSettings {
  readonly dialect: Setting<WordDialect>;
  readonly goal: Setting<Goal | null>;
  readonly readingPace: Setting<ReadingPace>;
  /** `null` follows the average of the text's language. */
  readonly speakingRate: Setting<number | null>;
  readonly language: Setting<string>;
  readonly excludedKinds: Setting<readonly ExclusionKind[]>;
  readonly announcementPause: Setting<AnnouncementPause>;
  readonly questionMark: Setting<boolean>;
}

/** One array for all renders, as a fallback must be. */
const nothingExcluded: readonly ExclusionKind[] = [];

function useSetting<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useStoredSetting(key, parse, fallback);
  return { value, set };
}

/** What a person has chosen in the word counter, kept on the device. */
export function useSettings(): WordCounterSettings {
  return {
    dialect: useSetting("word-dialect", parseDialect, "word"),
    goal: useSetting<Goal | null>("goal", parseStoredGoal, null),
    readingPace: useSetting("reading-pace", parseReadingPace, defaultReadingPace),
    speakingRate: useSetting<number | null>("speaking-rate", parseSpeakingRate, null),
    language: useSetting("text-language", parseLanguageChoice, autoLanguage),
    excludedKinds: useSetting("left-out-kinds", parseExcludedKinds, nothingExcluded),
    announcementPause: useSetting<AnnouncementPause>("announcement-pause", parseAnnouncementPause, "1"),
    questionMark: useSetting("question-mark-shortcut", parseSwitch, true),
  };
}
