import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { readingRates } from "#core/durations/durations.ts";
import { parseStoredGoal } from "#core/goal/goal.ts";
import type { Goal } from "#core/goal/goal.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  defaultReadingPace,
  parseAnnouncementPause,
  parseDialect,
  parseReadingPace,
  parseSpeakingRate,
  parseSwitch,
} from "./settings.ts";
import type { AnnouncementPause, ReadingPace } from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface WordCounterSettings {
  readonly dialect: Setting<WordDialect>;
  readonly goal: Setting<Goal | null>;
  readonly readingPace: Setting<ReadingPace>;
  readonly speakingRate: Setting<number>;
  readonly announcementPause: Setting<AnnouncementPause>;
  readonly questionMark: Setting<boolean>;
}

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
    speakingRate: useSetting<number>("speaking-rate", parseSpeakingRate, readingRates.aloud),
    announcementPause: useSetting<AnnouncementPause>("announcement-pause", parseAnnouncementPause, "1"),
    questionMark: useSetting("question-mark-shortcut", parseSwitch, true),
  };
}
