import { useState } from "react";

import { DensitySection } from "./density-section.tsx";
import { FrequencySection } from "./frequency-section.tsx";
import type { LeftOut } from "./shown-counts.ts";
import { useStopWords } from "./use-stop-words.ts";

/** The function words of whichever language the text is in. */
const ofTheText = "text";

interface TermSectionsProps {
  /** ISO 639-1 code of the language that the text is taken to be in. */
  readonly language: string;
  readonly leftOut: LeftOut | null;
}

/** What the text repeats: keywords and phrases, then all words. Both go by the same function words. */
export function TermSections({ language, leftOut }: TermSectionsProps) {
  const [chosen, setChosen] = useState(ofTheText);
  const wordsLanguage = chosen === ofTheText ? language : chosen;
  const functionWords = { language: wordsLanguage, list: useStopWords(wordsLanguage) };
  return (
    <>
      <DensitySection
        functionWords={functionWords}
        textLanguage={language}
        choice={{ value: chosen, set: setChosen }}
        ofTheText={ofTheText}
        leftOut={leftOut}
      />
      <FrequencySection functionWords={functionWords} language={language} leftOut={leftOut} />
    </>
  );
}
