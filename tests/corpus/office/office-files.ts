import { readFileSync } from "node:fs";
import { composeText } from "#files/document/compose-text.ts";
import type { ComposedText, ComposeOptions } from "#files/document/imported-document.ts";
import { type PdfOptions, readPdf } from "#files/pdf/read-pdf.ts";
import { ReadTask } from "#files/read-task.ts";
import { readWord97 } from "#files/word97/read-word97.ts";
import { nodePdfSupport } from "../../../src/cli/input/pdf-support.ts";

/** The bytes of a document of this folder. */
export function officeFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(name, import.meta.url)));
}

export async function wordText(bytes: Uint8Array, options: ComposeOptions = {}): Promise<ComposedText> {
  return composeText(await readWord97(bytes, new ReadTask({}, bytes.length)), options);
}

export async function pdfText(
  bytes: Uint8Array,
  options: ComposeOptions = {},
  pdfOptions: PdfOptions = {},
): Promise<ComposedText> {
  const task = new ReadTask({}, bytes.length);
  return composeText(await readPdf(bytes, nodePdfSupport, task, pdfOptions), options);
}
