import { useMemo } from "react";

import { useStoredSetting } from "../stored-setting.ts";
import { joinWords, parseWords } from "./dictionary-words.ts";

const noWords: readonly string[] = [];

/** A person's own words: spelled right, whatever the lists say. Kept in this browser. */
export interface PersonalDictionary {
  /** As they were added, in the order of the alphabet. */
  readonly words: readonly string[];
  readonly add: (words: readonly string[]) => void;
  readonly remove: (word: string) => void;
  readonly clear: () => void;
}

/** The personal dictionary; all users of it on the page see the same words. */
export function usePersonalDictionary(): PersonalDictionary {
  const [words, setWords] = useStoredSetting("personal-dictionary", parseWords, noWords);
  return useMemo(
    () => ({
      words,
      add: (added) => setWords(joinWords(words, added)),
      remove: (word) => setWords(words.filter((one) => one !== word)),
      clear: () => setWords(noWords),
    }),
    [words, setWords],
  );
}
