import { countText } from "#core/scan/text-totals.ts";
import type { TextSummary } from "../persistence/stored-document.ts";
import { titleOf } from "./document-title.ts";

/** What a list shows of a text as it was after the write `sequence`. Reads all of it: for a worker. */
export function summarizeText(text: string, sequence: number): TextSummary {
  const { wordProcessorWords, utf8Bytes } = countText(text);
  return { sequence, title: titleOf(text), words: wordProcessorWords, bytes: utf8Bytes };
}
