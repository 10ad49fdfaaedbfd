import type { ExportResult } from "./run-export.ts";

/** What a report can be copied as. */
export type CopyForm = "txt" | "md" | "sheet";

function toText(result: ExportResult): string {
  if (result.kind === "sheet") return result.tabSeparated;
  if (result.kind === "file") return new TextDecoder().decode(result.bytes);
  throw new Error("There is nothing to copy.");
}

/**
 * Puts a report on the clipboard, a sheet also as a table for programs that take one. To be called while the browser
 * still counts the press of the button: the clipboard then waits for the result. Rejects when either cannot be had.
 */
export function copyReport(form: CopyForm, result: Promise<ExportResult>): Promise<void> {
  const plain = result.then((done) => new Blob([toText(done)], { type: "text/plain" }));
  const items = { "text/plain": plain };
  if (form !== "sheet") return navigator.clipboard.write([new ClipboardItem(items)]);
  const html = result.then((done) => {
    if (done.kind !== "sheet") throw new Error("There is nothing to copy.");
    return new Blob([done.html], { type: "text/html" });
  });
  return navigator.clipboard.write([new ClipboardItem({ ...items, "text/html": html })]);
}
