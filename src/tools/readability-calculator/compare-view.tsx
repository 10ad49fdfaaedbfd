import { useState } from "react";

import type { Readability } from "#core/analyses/readability/readability.ts";
import { englishKinds, findingKinds, findingNames } from "#core/readability-findings/finding-kinds.ts";
import { formulaTitles } from "#files/text-report/formula-titles.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { useReply } from "#workspace/tool-worker/use-reply.ts";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { formatCount, formatDecimal, formatDifference } from "./format.ts";
import { orderedFormulas } from "./languages.ts";
import type { KindCounts, MeasureReply } from "./requests.ts";
import type { ReadingState } from "./use-reading.ts";
import styles from "./view.module.css";

/** The text that this one is compared with. */
interface OtherText {
  readonly name: string;
  readonly text: string;
}

interface CompareViewProps {
  readonly state: ReadingState;
  readonly other: OtherText | null;
  readonly onOther: (other: OtherText | null) => void;
}

const mostUnits = 4_000_000;
const pastedName = "the pasted text";
const snapshotName = "the text as you kept it";

/** All figures of the text beside those of another version, with the differences. */
export function CompareView({ state, other, onOther }: CompareViewProps) {
  const { reading } = state;
  const { reply, failure } = useReply(
    state,
    "measure",
    reading === null || other === null ? null : { text: other.text },
  );
  return (
    <div className={styles.view}>
      <OtherTextForm state={state} other={other} onOther={onOther} />
      {failure === null ? null : <Notice tone="problem">{failure}</Notice>}
      {reading === null || other === null ? (
        <p className={styles.note}>
          Keep the text as it is now, go on writing, and see here what became of every figure. Or compare it
          with a version or a document of yours, or with a text that you paste.
        </p>
      ) : reply === null ? (
        <p className={styles.note}>Measuring…</p>
      ) : (
        <Comparison other={other.name} before={reply} after={reading} />
      )}
    </div>
  );
}

function OtherTextForm({ state: { reading }, other, onOther }: CompareViewProps) {
  const isPasted = other?.name === pastedName;
  return (
    <>
      <div className={styles.actions}>
        <Button
          look="outlined"
          disabled={reading === null}
          onClick={() => {
            if (reading !== null) onOther({ name: snapshotName, text: reading.text });
          }}
        >
          Keep the text as it is now
        </Button>
        {other === null ? null : <Button onClick={() => onOther(null)}>Stop comparing</Button>}
      </div>
      <VersionChoice onOther={onOther} />
      <TextArea
        label="Or paste another text"
        rows={3}
        maxLength={mostUnits}
        value={isPasted ? other.text : ""}
        onChange={(value) => onOther(value.trim() === "" ? null : { name: pastedName, text: value })}
      />
      {other === null ? null : (
        <p className={styles.note}>Compared with {other.name}, which is kept on this device only.</p>
      )}
    </>
  );
}

/** The kept versions of this document and the other documents on this device. */
function VersionChoice({ onOther }: Pick<CompareViewProps, "onOther">) {
  const { documents, versions, status } = useLibrary();
  const { documentId } = useWorkspaceState();
  const actions = useLibraryActions();
  const [chosen, setChosen] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const own = versions.filter((version) => version.documentId === documentId);
  const others = documents.filter(({ id }) => id !== documentId);
  if (status !== "ready" || own.length + others.length === 0) return null;
  const options = [
    { value: "", name: "None" },
    ...own.map(({ id, name, createdAt }) => ({
      value: `version:${id}`,
      name: `Version: ${name === "" ? createdAt.toLocaleString("en") : name}`,
    })),
    ...others.map(({ id, name }) => ({ value: `document:${id}`, name: name === "" ? "Untitled" : name })),
  ];

  async function choose(value: string): Promise<void> {
    setChosen(value);
    if (value === "") return onOther(null);
    const isVersion = value.startsWith("version:");
    const id = value.slice(value.indexOf(":") + 1);
    const outcome = await (isVersion ? actions.readVersion(id) : actions.readDocument(id));
    if (outcome.kind === "failed") return setProblem(outcome.message);
    setProblem(null);
    const name = options.find((option) => option.value === value)?.name ?? "";
    return onOther({ name: `“${name}”`, text: outcome.value.slice(0, mostUnits) });
  }

  return (
    <>
      <SelectField
        isSmall
        label="Or choose a version or a document"
        options={options}
        value={options.some(({ value }) => value === chosen) ? chosen : ""}
        onChange={(value) => void choose(value)}
      />
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
    </>
  );
}

interface ComparisonProps {
  readonly other: string;
  readonly before: MeasureReply;
  readonly after: { readonly readability: Readability; readonly counts: KindCounts };
}

interface ComparedRow {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly write: (value: number | null) => string;
}

const writeCount = (value: number | null): string => formatCount(value ?? 0);

/** The rows of the comparison: the median, every formula for the language, sizes, and counts of each kind. */
function comparedRows(before: MeasureReply, after: ComparisonProps["after"]): readonly ComparedRow[] {
  const { language } = after.readability;
  const perSentence = ({ inputs }: Readability): number | null =>
    inputs.sentences === 0 ? null : inputs.words / inputs.sentences;
  const kinds = findingKinds.filter(
    (kind) =>
      kind !== "hard-sentence" &&
      kind !== "very-hard-sentence" &&
      (language === "en" || !englishKinds.has(kind)),
  );
  return [
    {
      name: "Median of the grades",
      before: before.readability.consensus?.median ?? null,
      after: after.readability.consensus?.median ?? null,
      write: formatDecimal,
    },
    ...orderedFormulas(language).map((name) => ({
      name: formulaTitles[name],
      before: before.readability[name],
      after: after.readability[name],
      write: formatDecimal,
    })),
    {
      name: "Words",
      before: before.readability.inputs.words,
      after: after.readability.inputs.words,
      write: writeCount,
    },
    {
      name: "Sentences",
      before: before.readability.inputs.sentences,
      after: after.readability.inputs.sentences,
      write: writeCount,
    },
    {
      name: "Words in a sentence",
      before: perSentence(before.readability),
      after: perSentence(after.readability),
      write: formatDecimal,
    },
    ...kinds.map((kind) => ({
      name: findingNames[kind][1].charAt(0).toUpperCase() + findingNames[kind][1].slice(1),
      before: before.counts[kind],
      after: after.counts[kind],
      write: writeCount,
    })),
  ];
}

function Comparison({ other, before, after }: ComparisonProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Figures of {other} and of the text now</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {comparedRows(before, after).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.write(row.before)}</td>
              <td>{row.write(row.after)}</td>
              <td>
                {row.before === null || row.after === null ? "" : formatDifference(row.after - row.before)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
