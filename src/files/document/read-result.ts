import type { DocumentFormat, DocumentParts, LeftOut } from "./imported-document.ts";

/** What a reader gives back; the text is composed from it. */
export interface ReadResult {
  readonly format: DocumentFormat;
  readonly encoding: string | null;
  readonly parts: DocumentParts;
  readonly losses: readonly LeftOut[];
}
