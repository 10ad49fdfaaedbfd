import type { ElementReader, ElementReaders } from "./element-reader.ts";
import type { NoteNumbering, Section, Story } from "./story.ts";
import { readToggle, readWhole } from "./style-sheet.ts";

export function newSection(): Section {
  return {
    headers: [],
    footers: [],
    hasTitlePage: false,
    footnote: { format: null, start: null, restartsInSection: false },
    endnote: { format: null, start: null, restartsInSection: false },
  };
}

function reference(list: "headers" | "footers"): ElementReader {
  return {
    open({ section }, { attributes }) {
      section?.[list].push({
        type: attributes.get("w:type") ?? "default",
        id: attributes.get("r:id") ?? "",
      });
      return undefined;
    },
  };
}

function setNumbering(set: (numbering: NoteNumbering, value: string) => void): ElementReader {
  return {
    open({ section }, { attributes, parent }) {
      const value = attributes.get("w:val") ?? "";
      if (section !== null && parent === "w:footnotePr") set(section.footnote, value);
      if (section !== null && parent === "w:endnotePr") set(section.endnote, value);
      return undefined;
    },
  };
}

function endNote(story: Story): void {
  story.writer.closePart();
}

/** A note or comment, in the part of the file that holds all of its kind. */
function note(kind: "footnote" | "endnote" | "comment"): ElementReader {
  return {
    open(story, { attributes }) {
      // Lines that separate notes from the text have the form of notes.
      const type = attributes.get("w:type");
      if (type !== null && type !== "normal") return false;
      const part = story.writer.openPart(kind);
      story.context.noteParts.set(`${kind} ${attributes.get("w:id") ?? ""}`, part);
      return undefined;
    },
    close: endNote,
  };
}

/** Sections with their headers, footers and numbering of notes; and the notes themselves. */
export const sectionElements: ElementReaders = {
  "w:sectPr": {
    open(story) {
      story.section = newSection();
      return undefined;
    },
    close(story) {
      if (story.section !== null) story.context.sections.push(story.section);
      story.section = null;
    },
  },
  "w:headerReference": reference("headers"),
  "w:footerReference": reference("footers"),
  "w:titlePg": {
    open({ section }, { attributes }) {
      if (section !== null) section.hasTitlePage = readToggle(attributes.get("w:val"));
      return undefined;
    },
  },
  "w:numFmt": setNumbering((numbering, value) => {
    numbering.format = value;
  }),
  "w:numStart": setNumbering((numbering, value) => {
    numbering.start = readWhole(value, 100_000);
  }),
  "w:numRestart": setNumbering((numbering, value) => {
    numbering.restartsInSection = value === "eachSect";
  }),
  "w:footnote": note("footnote"),
  "w:endnote": note("endnote"),
  "w:comment": note("comment"),
};
