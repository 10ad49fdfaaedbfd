import { useState } from "react";

import { reportFormats } from "#files/report/report-formats.ts";
import type { ReportFormat } from "#files/report/report-formats.ts";
import type { Report } from "#files/report/report.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";
import type { BuildReport } from "#workspace/report-offer.ts";
import { useLibrary } from "#workspace/use-library.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import type { CopyForm } from "./copy-report.ts";
import { contentOf } from "./export-choices.ts";
import type { ContentKind } from "./export-choices.ts";
import styles from "./export-form.module.css";
import { FormatChoice } from "./format-choice.tsx";
import { titleReport } from "./titled-report.ts";
import { useBuiltReport } from "./use-built-report.ts";
import { useExport, listCharacters } from "./use-export.ts";
import type { Exporter } from "./use-export.ts";
import { useExportChoices } from "./use-export-choices.ts";

const contentNames: Readonly<Record<ContentKind, string>> = {
  figures: "Figures and tables",
  charts: "Charts",
  findings: "Findings",
  text: "The text",
};

/** Formats with paper; the others have none. */
const paged: ReadonlySet<ReportFormat> = new Set<ReportFormat>(["pdf", "docx"]);

export interface ExportFormProps {
  readonly build: BuildReport;
  /** Called when a file has been handed to the person. */
  readonly onSaved: () => void;
}

/** Has the report made, then asks how it is wanted. */
export function ExportForm({ build, onSaved }: ExportFormProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} build={build} onSaved={onSaved} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ build, onSaved, onRetry }: ExportFormProps & { readonly onRetry: () => void }) {
  const built = useBuiltReport(build);
  if (built.kind === "ready") return <ReadyForm report={built.report} onSaved={onSaved} />;
  if (built.kind === "building") return <Notice>Gathering the results…</Notice>;
  return (
    <div className={styles.gaps}>
      <Notice tone="problem">The results could not be gathered. Your text is as it was.</Notice>
      <Button look="outlined" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The name of the document on the screen; empty until it is known, and for one without a name. */
function useDocumentName(): string {
  const { documentId } = useWorkspaceState();
  return useLibrary().documents.find(({ id }) => id === documentId)?.name ?? "";
}

interface ReadyFormProps {
  readonly report: Report;
  readonly onSaved: () => void;
}

function ReadyForm({ report, onSaved }: ReadyFormProps) {
  const documentName = useDocumentName();
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useExportChoices();
  const exporter = useExport(onSaved);
  const { choices, pageSize, sheetStyle, includes } = settled;
  const title = typed ?? (documentName === "" ? report.title : documentName);
  const facts = reportFormats.find(({ format }) => format === choices.format);
  const contents = contentOf(report);
  const isWorking = exporter.state.kind === "working";
  const isEmpty = contents.length > 0 && contents.every((kind) => !includes[kind]);
  const request = {
    report: titleReport(report, title, documentName),
    choice: includes,
    pageSize,
    sheetStyle,
  };
  const save = () => exporter.save({ ...request, format: choices.format });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking && !isEmpty) save();
      }}
    >
      <TextField label="Title" value={title} maxLength={300} onChange={setTyped} problem={null} />
      <FormatChoice value={choices.format} onChange={(format) => settled.change({ format })} />
      {contents.length === 0 ? null : (
        <fieldset className={styles.contents}>
          <legend className={styles.legend}>What goes in</legend>
          {contents.map((kind) => (
            <Checkbox
              key={kind}
              checked={includes[kind]}
              onChange={(isIncluded) => settled.include(kind, isIncluded)}
            >
              {contentNames[kind]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {paged.has(choices.format) ? (
        <Segmented
          legend="Paper"
          options={[
            { value: "a4", label: "A4" },
            { value: "letter", label: "US Letter" },
          ]}
          value={pageSize}
          onChange={(next) => settled.change({ pageSize: next })}
        />
      ) : null}
      {choices.format === "csv" ? (
        <Segmented
          legend="Your spreadsheet writes a half as"
          options={[
            { value: "point", label: "0.5" },
            { value: "comma", label: "0,5" },
          ]}
          value={sheetStyle}
          onChange={(next) => settled.change({ sheetStyle: next })}
        />
      ) : null}
      <ExportStatus exporter={exporter} isEmpty={isEmpty} onRetry={save} />
      <div className={styles.actions}>
        <Button look="main" type="submit" disabled={isWorking || isEmpty}>
          Save {facts?.name ?? "the file"}
        </Button>
        {isWorking ? (
          <Button look="outlined" onClick={exporter.cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
      <CopyButtons disabled={isWorking || isEmpty} onCopy={(form) => exporter.copy(form, request)} />
    </form>
  );
}

interface CopyButtonsProps {
  readonly disabled: boolean;
  readonly onCopy: (form: CopyForm) => void;
}

function CopyButtons({ disabled, onCopy }: CopyButtonsProps) {
  return (
    <fieldset className={styles.copy}>
      <legend className={styles.legend}>Or copy as</legend>
      <Button look="outlined" disabled={disabled} onClick={() => onCopy("txt")}>
        Plain text
      </Button>
      <Button look="outlined" disabled={disabled} onClick={() => onCopy("md")}>
        Markdown
      </Button>
      <Button look="outlined" disabled={disabled} onClick={() => onCopy("sheet")}>
        Table
      </Button>
    </fieldset>
  );
}

interface ExportStatusProps {
  readonly exporter: Exporter;
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

/** How far it is, what went wrong, and what can be done about it. */
function ExportStatus({ exporter, isEmpty, onRetry }: ExportStatusProps) {
  const { state, saveWithGaps } = exporter;
  switch (state.kind) {
    case "idle":
      return isEmpty ? <Notice>Choose at least one thing that goes in.</Notice> : null;
    case "working":
      return state.fraction === null ? (
        <Notice>Writing…</Notice>
      ) : (
        <ProgressBar
          label="Writing the file"
          fraction={state.fraction}
          text={`Writing: ${String(Math.round(state.fraction * 100))}%`}
        />
      );
    case "copied":
      return <Notice>{state.message}</Notice>;
    case "failed":
      return <Notice tone="problem">{state.message}</Notice>;
    case "gaps":
      return (
        <div className={styles.gaps}>
          <Notice tone="problem">
            The fonts for some characters could not be fetched: {listCharacters(state.file.missing)}. Without
            them a frame stands in the place of each; its text can still be copied from the PDF.
          </Notice>
          <Button look="outlined" onClick={() => saveWithGaps(state.file)}>
            Save without them
          </Button>
          <Button look="outlined" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
}
