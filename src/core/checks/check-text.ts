import type { Finding } from "#core/analysis/finding.ts";
import type { Checker } from "./checker.ts";
import type { ForeignLint } from "./sieve/foreign-lints.ts";
import { TextChecker } from "./text-checker.ts";

/**
 * Checks a whole text: each sentence by itself, then what holds for the document; `lints` are what Harper said of it,
 * with spans of the text. The findings are in order of place, and no two share a character. A text that changes is
 * better given to a `TextChecker`.
 */
export function checkText(text: string, checker: Checker, lints: readonly ForeignLint[] = []): Finding[] {
  const opened = new TextChecker(checker);
  for (const _ of opened.openInSteps(text)) continue;
  const steps = opened.checkInSteps(lints);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
