import { useEffect, useState } from "react";

/** The function words of a language. */
export type StopWordList =
  /** English comes with the engine; `words` is `null` then. */
  | { readonly kind: "ready"; readonly words: readonly string[] | null }
  | { readonly kind: "loading" }
  /** There is no list for the language. */
  | { readonly kind: "none" }
  | { readonly kind: "failed" };

const english: StopWordList = { kind: "ready", words: null };

interface LoadedList {
  readonly language: string;
  readonly list: StopWordList;
}

/** Loads the function words of a language (an ISO 639-1 code) when it is not English. */
export function useStopWords(language: string): StopWordList {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);

  useEffect(() => {
    if (language === "en") return undefined;
    let left = false;
    const load = async () => {
      const list = await loadList(language);
      if (!left) setLoaded({ language, list });
    };
    void load();
    return () => {
      left = true;
    };
  }, [language]);

  if (language === "en") return english;
  return loaded?.language === language ? loaded.list : { kind: "loading" };
}

async function loadList(language: string): Promise<StopWordList> {
  try {
    const { isStopWordLanguage, loadStopWords } = await import("#core/lexicon/stop-words.ts");
    if (!isStopWordLanguage(language)) return { kind: "none" };
    return { kind: "ready", words: [...(await loadStopWords(language))] };
  } catch {
    // The list could not be loaded, as without a network before it was kept; the page says so.
    return { kind: "failed" };
  }
}
