import { useCallback, useEffect, useRef, useState } from "react";

import { safeFileName } from "#files/report/file-name.ts";
import { reportFormats } from "#files/report/report-formats.ts";
import { saveFile } from "#ui/save-file/save-file.ts";
import { toasts } from "#ui/toast/toast-store.ts";

import { copyReport } from "./copy-report.ts";
import type { CopyForm } from "./copy-report.ts";
import type { ExportRequest } from "./export-messages.ts";
import { runExport } from "./run-export.ts";

/** A file that is ready, with gaps for which the person has to decide. */
export interface GappyFile {
  readonly name: string;
  readonly content: Blob;
  readonly missing: readonly string[];
}

export type ExportState =
  | { readonly kind: "idle" }
  /** `fraction` from 0 to 1; `null` where nobody can tell. */
  | { readonly kind: "working"; readonly fraction: number | null }
  | { readonly kind: "gaps"; readonly file: GappyFile }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "copied"; readonly message: string };

const idle: ExportState = { kind: "idle" };

const noFonts =
  "The fonts of the PDF could not be fetched. Without a network, a PDF can be made in alphabets that you have exported before. Choose another format, or try again.";
const notWritten =
  "The file could not be written. Your text is as it was. Choose another format, or try again.";
const notCopied = "The browser did not allow copying. Save a file instead.";

const copied: Readonly<Record<CopyForm, string>> = {
  txt: "Copied as plain text.",
  md: "Copied as Markdown.",
  sheet: "Copied as a table.",
};

export interface Exporter {
  readonly state: ExportState;
  readonly save: (request: ExportRequest) => void;
  readonly copy: (form: CopyForm, request: Omit<ExportRequest, "format">) => void;
  readonly saveWithGaps: (file: GappyFile) => void;
  readonly cancel: () => void;
}

/** Saves and copies reports, one at a time; what is under way ends with the component. */
export function useExport(onSaved: () => void): Exporter {
  const [state, setState] = useState<ExportState>(idle);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: "working", fraction: null });
    return controller.signal;
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  function handOut({ name, content, missing }: GappyFile) {
    saveFile(name, content);
    toasts.add({
      title: `Saved “${name}”`,
      description:
        missing.length === 0
          ? null
          : `A frame stands for what could not be shown: ${listCharacters(missing)}. It can be copied all the same.`,
    });
    onSaved();
  }

  async function save(request: ExportRequest) {
    const facts = reportFormats.find(({ format }) => format === request.format);
    if (facts === undefined) return;
    const signal = start();
    const result = await runExport(request, signal, (fraction) => setState({ kind: "working", fraction }));
    // Cancelled, or another one has begun.
    if (signal.aborted) return;
    if (result.kind === "failed") {
      setState({ kind: "failed", message: result.reason === "fonts" ? noFonts : notWritten });
    } else if (result.kind === "file") {
      const file: GappyFile = {
        name: safeFileName(request.report.title, facts.extension, "report"),
        content: new Blob([result.bytes], { type: facts.mediaType }),
        missing: result.missing,
      };
      if (result.fontsFailed > 0) setState({ kind: "gaps", file });
      else handOut(file);
    }
  }

  async function copy(form: CopyForm, request: Omit<ExportRequest, "format">) {
    const signal = start();
    try {
      await copyReport(
        form,
        runExport({ ...request, format: form }, signal, () => {}),
      );
      if (!signal.aborted) setState({ kind: "copied", message: copied[form] });
    } catch {
      // Refused by the browser, mostly; whatever it was, nothing is on the clipboard.
      if (!signal.aborted) setState({ kind: "failed", message: notCopied });
    }
  }

  return {
    state,
    save: (request) => void save(request),
    copy: (form, request) => void copy(form, request),
    saveWithGaps: handOut,
    cancel() {
      running.current?.abort();
      setState(idle);
    },
  };
}

const mostListed = 12;

/** The first of some characters, as a person can look for them in the text. */
export function listCharacters(characters: readonly string[]): string {
  const shown = characters.slice(0, mostListed).join(" ");
  return characters.length > mostListed ? `${shown} …` : shown;
}
