import { Checkbox } from "#ui/checkbox/checkbox.tsx";

import { missingFunctionWords } from "./function-words.ts";
import type { FunctionWords } from "./function-words.ts";
import { nameLanguage } from "./text-languages.ts";
import styles from "./terms.module.css";

interface FunctionWordsChoiceProps {
  readonly functionWords: FunctionWords;
  readonly leftOut: boolean;
  readonly onChange: (leftOut: boolean) => void;
}

/** Whether function words are left out of a list, or why they cannot be. */
export function FunctionWordsChoice({ functionWords, leftOut, onChange }: FunctionWordsChoiceProps) {
  const missing = missingFunctionWords(functionWords);
  if (missing !== null) return <p className={styles.note}>{missing}</p>;
  return (
    <div>
      <Checkbox checked={leftOut} onChange={onChange}>
        {functionWords.language === "en"
          ? "Leave out function words (the, of, and…)"
          : `Leave out function words of ${nameLanguage(functionWords.language)}`}
      </Checkbox>
    </div>
  );
}
