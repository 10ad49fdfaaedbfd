import { readEnglishRules } from "./sentence-rules.ts";
import type { SentenceRules } from "./sentence-rules.ts";

/**
 * `readSentenceRules` for where the tables of languages are loaded on demand: the rules at once where they are
 * English, which everybody has, and a promise of them otherwise.
 */
export function loadSentenceRules(language: string | null): SentenceRules | Promise<SentenceRules> {
  if (language === null || /^en(?:-|$)/i.test(language)) return readEnglishRules();
  return import("./language-rules.ts").then(({ readSentenceRules }) => readSentenceRules(language));
}
