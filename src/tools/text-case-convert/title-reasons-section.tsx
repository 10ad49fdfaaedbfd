import { titleCase } from "#core/transforms/case/title-case.ts";
import { explainTitleReason } from "#core/transforms/case/title-reasons.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";

import type { CaseChoice } from "./case-list.ts";
import { titleChoices } from "./case-list.ts";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import styles from "./title-reasons-section.module.css";

export interface TitleReasonsSectionProps {
  readonly preview: string;
  readonly language: string;
  readonly style: CaseChoice["id"];
  readonly onStyleChange: (id: CaseChoice["id"]) => void;
}

/** The first titles in one style, with the reason for each word. */
export function TitleReasonsSection({ preview, language, style, onStyleChange }: TitleReasonsSectionProps) {
  return (
    <>
      <SelectRow
        label="Style of the reasons and the shortcut"
        options={titleChoices.map(({ id, name }) => ({ value: id, name }))}
        value={style}
        onChange={onStyleChange}
      />
      <Disclosure label="Why each word is written so">
        <Reasons preview={preview} language={language} style={style} />
      </Disclosure>
    </>
  );
}

function Reasons({ preview, language, style }: Omit<TitleReasonsSectionProps, "onStyleChange">) {
  const conversion = titleChoices.find(({ id }) => id === style)?.conversion;
  if (conversion?.kind !== "title") return null;
  const { words } = titleCase(preview, conversion.style, { language });
  return (
    <dl className={styles.reasons}>
      {words.map(({ start, after, reason }) => (
        <div key={start} className={styles.reason}>
          <dt dir="auto">{after}</dt>
          <dd>{explainTitleReason(reason)}</dd>
        </div>
      ))}
    </dl>
  );
}
