import { skipped, type ElementReaders } from "./element-reader.ts";
import type { Story } from "./story.ts";
import { readToggle, readWhole } from "./style-sheet.ts";

/** Word allows 63 columns; other programs write more. */
const mostColumns = 1000;

/** Begins the cell whose properties were waited for. */
export function openWaitingCell(story: Story): void {
  if (story.waitingCell === null) return;
  story.writer.openCell(story.waitingCell.columns);
  story.waitingCell = null;
}

/** Tables, their rows and cells. */
export const tableElements: ElementReaders = {
  "w:tbl": {
    open(story) {
      openWaitingCell(story);
      story.writer.openTable();
      return undefined;
    },
    close({ writer }) {
      writer.closeTable();
    },
  },
  "w:tr": {
    open({ writer, deletedRows }) {
      writer.openRow();
      deletedRows.push(false);
      return undefined;
    },
    close({ deletions, deletedRows }) {
      if (deletedRows.pop() === true) deletions.pop();
    },
  },
  "w:gridBefore": {
    open({ writer }, { attributes }) {
      writer.skipColumns(readWhole(attributes.get("w:val"), mostColumns) ?? 0);
      return undefined;
    },
  },
  "w:tblHeader": {
    open({ writer }, { attributes }) {
      if (readToggle(attributes.get("w:val"))) writer.markHeadingRow();
      return undefined;
    },
  },
  "w:tc": {
    open(story) {
      story.waitingCell = { columns: 1 };
      return undefined;
    },
    close(story) {
      openWaitingCell(story);
      story.writer.closeCell();
    },
  },
  "w:gridSpan": {
    open({ waitingCell }, { attributes }) {
      if (waitingCell !== null) waitingCell.columns = readWhole(attributes.get("w:val"), mostColumns) ?? 1;
      return undefined;
    },
  },
  "w:tblPr": skipped,
  "w:tblPrEx": skipped,
  "w:tblGrid": skipped,
};
