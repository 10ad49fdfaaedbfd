import { detectLanguage } from "#core/language/detect-language.ts";
import { isStopWordLanguage, loadStopWords } from "#core/lexicon/stop-words.ts";
import { autoLanguage } from "#ui/language-choice/language-options.ts";

/** The language that a text is taken to be in: the chosen one, else what it is found to be, else English. */
export async function findLanguage(text: string, choice: string): Promise<string> {
  if (choice !== autoLanguage) return choice;
  try {
    return (await detectLanguage(text)).language ?? "en";
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: English rules, as for a text that
    // does not tell.
    return "en";
  }
}

/** The function words of a language; `null` where there is no list, or it could not be loaded. */
export async function findFunctionWords(language: string): Promise<readonly string[] | null> {
  if (!isStopWordLanguage(language)) return null;
  try {
    return [...(await loadStopWords(language))];
  } catch {
    // The page says that nothing is left out.
    return null;
  }
}
