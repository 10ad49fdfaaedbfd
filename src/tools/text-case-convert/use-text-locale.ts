import { useEffect, useState } from "react";

import { useSettledText } from "#workspace/use-settled-text.ts";

const pauseMilliseconds = 600;

/** The language by whose rules letters are written: the chosen one, or with `auto` the text's; English until that is known. */
export function useTextLocale(choice: string): string {
  const { text } = useSettledText(pauseMilliseconds);
  const [detected, setDetected] = useState("en");
  const looks = choice === "auto" && text !== "";
  useEffect(() => {
    if (!looks) return undefined;
    let left = false;
    const look = async () => {
      const language = await detect(text);
      if (!left) setDetected(language ?? "en");
    };
    void look();
    return () => {
      left = true;
    };
  }, [looks, text]);
  return choice === "auto" ? detected : choice;
}

async function detect(text: string): Promise<string | null> {
  try {
    const { detectLanguage } = await import("#core/language/detect-language.ts");
    return (await detectLanguage(text)).language;
  } catch {
    // The profiles could not be loaded, as without a network: the language is not known, and English rules hold.
    return null;
  }
}
