import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";

import { titleChoices } from "./case-list.ts";
import type { CaseChoice } from "./case-list.ts";
import styles from "./title-reasons-section.module.css";
import type { AskCases } from "./use-case-worker.ts";

export interface TitleReasonsSectionProps {
  readonly ask: AskCases;
  readonly preview: string;
  readonly language: string;
  readonly style: CaseChoice["id"];
  readonly onStyleChange: (id: CaseChoice["id"]) => void;
}

/** The first titles in one style, with the reason for each word. */
export function TitleReasonsSection({ style, onStyleChange, ...shown }: TitleReasonsSectionProps) {
  return (
    <>
      <SelectRow
        label="Style of the reasons and the shortcut"
        options={titleChoices.map(({ id, name }) => ({ value: id, name }))}
        value={style}
        onChange={onStyleChange}
      />
      <Disclosure label="Why each word is written so">
        <Reasons style={style} {...shown} />
      </Disclosure>
    </>
  );
}

function Reasons({ ask, preview, language, style }: Omit<TitleReasonsSectionProps, "onStyleChange">) {
  const { reply, failure } = useReply({ ask, about: 0 }, "explain", { text: preview, to: style, language });
  if (reply === null) return failure === null ? null : <p>The reasons could not be found: {failure}</p>;
  return (
    <dl className={styles.reasons}>
      {reply.words.map(({ start, after, reason }) => (
        <div key={start} className={styles.reason}>
          <dt dir="auto">{after}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
