import type { ScoreName } from "#core/readability-findings/score-along.ts";
import { formulaTitles } from "#files/text-report/formula-titles.ts";
import { SelectField } from "#ui/select-field/select-field.tsx";
import type { Setting } from "#workspace/setting.ts";

import { orderedFormulas } from "./languages.ts";

interface ScoreFieldProps {
  readonly score: Setting<ScoreName>;
  readonly language: string;
}

/** Which score is drawn and moved: the median of all, or one formula for the language. */
export function ScoreField({ score, language }: ScoreFieldProps) {
  const names: readonly ScoreName[] = ["median", ...orderedFormulas(language)];
  const all = names.includes(score.value) ? names : [...names, score.value];
  return (
    <SelectField
      isSmall
      label="Score"
      options={all.map((name) => ({ value: name, name: titleOfScore(name) }))}
      value={score.value}
      onChange={score.set}
    />
  );
}

/** What people call a score. */
export function titleOfScore(name: ScoreName): string {
  return name === "median" ? "Median grade" : formulaTitles[name];
}
