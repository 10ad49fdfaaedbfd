import type { ElementReaders } from "./element-reader.ts";
import { readWhole } from "./style-sheet.ts";

/** A list of a form has no more entries than this (ISO/IEC 29500-1, 17.16.20). */
const mostEntries = 25;

/** The drop-down lists of forms, in the beginnings of their fields: the field shows the chosen entry. */
export const dropDownElements: ElementReaders = {
  "w:ddList": {
    open(story) {
      story.dropDown = { entries: [], chosen: null, byDefault: 0 };
      return undefined;
    },
    close(story) {
      const { dropDown } = story;
      if (dropDown === null) return;
      story.fields.choose(dropDown.entries[dropDown.chosen ?? dropDown.byDefault] ?? "");
      story.dropDown = null;
    },
  },
  "w:listEntry": {
    open({ dropDown }, { attributes }) {
      if (dropDown !== null && dropDown.entries.length < mostEntries)
        dropDown.entries.push(attributes.get("w:val") ?? "");
      return undefined;
    },
  },
  "w:result": {
    open({ dropDown }, { attributes }) {
      if (dropDown !== null) dropDown.chosen = readWhole(attributes.get("w:val"), mostEntries);
      return undefined;
    },
  },
  "w:default": {
    open({ dropDown }, { attributes }) {
      if (dropDown !== null) dropDown.byDefault = readWhole(attributes.get("w:val"), mostEntries) ?? 0;
      return undefined;
    },
  },
};
