import type { FilteredWords } from "#core/generators/words/word-filter.ts";
import { numberFormat } from "#core/number-format/number-format.ts";

import type { DrawKind } from "./settings.ts";

const whole = numberFormat();

/** What there is to say about a draw: how many words fit, and whether they were too few. */
export function statusOf(
  kind: DrawKind,
  shown: number,
  asked: number,
  found: FilteredWords | null,
): string | null {
  if (kind === "made-up" && shown < asked)
    return `Only ${shown} of ${asked} could be made with so few letters.`;
  if (kind !== "words" || found?.kind !== "words") return null;
  const fitting = found.words.length;
  if (fitting === 0 && shown === 0) return "No word fits. Ask for less, and there will be some.";
  if (shown < asked) {
    return fitting === 1
      ? "Only one word fits; here it is."
      : `Only ${fitting} words fit; all of them are here.`;
  }
  return `From ${whole.format(fitting)} ${fitting === 1 ? "word" : "words"} that fit${fitting === 1 ? "s" : ""}, each as likely as any other.`;
}
