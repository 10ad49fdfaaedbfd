import type { ParagraphEnd } from "../document/flow-writer.ts";
import type { ElementReaders } from "./element-reader.ts";
import { skipped } from "./element-reader.ts";
import { newRunProperties, type OpenParagraph, type RunProperties, type Story } from "./story.ts";
import { readToggle, readWhole } from "./style-sheet.ts";
import { openWaitingCell } from "./table-elements.ts";

interface Numbered {
  readonly marker: string;
  readonly level: number;
}

/** The number of a paragraph that is in a list, by its own properties or its style's. */
function numberOf(story: Story, paragraph: OpenParagraph, isCounted: boolean): Numbered | null {
  const style = story.context.styles.paragraph(paragraph.style);
  const id = paragraph.numberingId ?? style.numberingId;
  if (id === null || !story.numbering.has(id)) return null;
  const level =
    paragraph.numberingLevel ??
    story.numbering.levelOfStyle(id, paragraph.style) ??
    style.numberingLevel ??
    0;
  return { marker: isCounted ? story.numbering.next(id, level) : "", level: level + 1 };
}

function headingLevel(story: Story, { outlineLevel, style }: OpenParagraph): number | null {
  if (outlineLevel === null) return story.context.styles.paragraph(style).headingLevel;
  return outlineLevel < 9 ? outlineLevel + 1 : null;
}

function isMarkHidden(story: Story, { mark, style }: OpenParagraph): boolean {
  const { styles } = story.context;
  return (
    mark.isHidden ??
    (styles.run(mark.style).isHidden === true) !== (styles.paragraph(style).isHidden === true)
  );
}

function endParagraph(story: Story, paragraph: OpenParagraph): void {
  const isDeleted = paragraph.markDeletion !== null || story.isDeleted;
  if (paragraph.markDeletion !== null) story.noteDeletion(paragraph.markDeletion);
  const isHidden = isMarkHidden(story, paragraph);
  // A paragraph whose end is not shown is a part of the next one, which is counted instead.
  const number = numberOf(story, paragraph, !isDeleted && !isHidden && !paragraph.isDropCap);
  const heading = headingLevel(story, paragraph);
  const joinsNext = isDeleted ? "deleted" : isHidden ? "hidden" : paragraph.isDropCap ? "drop-cap" : null;
  const end: ParagraphEnd = { marker: number?.marker ?? "", joinsNext };
  if (heading !== null) story.writer.endParagraph({ ...end, kind: "heading", level: heading });
  else if (number !== null) story.writer.endParagraph({ ...end, kind: "list-item", level: number.level });
  else story.writer.endParagraph(end);
}

function setOnTarget(set: (target: RunProperties, isOn: boolean) => void): ElementReaders[string] {
  return {
    open(story, { attributes }) {
      if (story.target !== null) set(story.target, readToggle(attributes.get("w:val")));
      return undefined;
    },
  };
}

/** Paragraphs, their properties, and the properties of runs. */
export const paragraphElements: ElementReaders = {
  "w:p": {
    open(story) {
      openWaitingCell(story);
      story.run = newRunProperties();
      story.paragraphs.push({
        style: null,
        numberingId: null,
        numberingLevel: null,
        outlineLevel: null,
        isDropCap: false,
        mark: newRunProperties(),
        markDeletion: null,
      });
      return undefined;
    },
    close(story) {
      const paragraph = story.paragraph;
      if (paragraph === undefined) return;
      endParagraph(story, paragraph);
      story.paragraphs.pop();
    },
  },
  "w:pStyle": {
    open({ paragraph }, { attributes }) {
      if (paragraph !== undefined) paragraph.style = attributes.get("w:val");
      return undefined;
    },
  },
  "w:numId": {
    open({ paragraph }, { attributes }) {
      if (paragraph !== undefined) paragraph.numberingId = attributes.get("w:val");
      return undefined;
    },
  },
  "w:ilvl": {
    open({ paragraph }, { attributes }) {
      if (paragraph !== undefined) paragraph.numberingLevel = readWhole(attributes.get("w:val"), 8);
      return undefined;
    },
  },
  "w:outlineLvl": {
    open({ paragraph }, { attributes }) {
      if (paragraph !== undefined) paragraph.outlineLevel = readWhole(attributes.get("w:val"), 9);
      return undefined;
    },
  },
  "w:framePr": {
    open({ paragraph }, { attributes }) {
      const dropCap = attributes.get("w:dropCap");
      if (paragraph !== undefined && dropCap !== null) paragraph.isDropCap = dropCap !== "none";
      return undefined;
    },
  },
  "w:rPr": {
    open(story, { parent }) {
      if (parent === "w:pPr") story.target = story.paragraph?.mark ?? null;
      else story.target = parent === "w:r" ? story.run : null;
      return undefined;
    },
    close(story) {
      story.target = null;
    },
  },
  "w:b": setOnTarget((target, isOn) => {
    target.bold = isOn;
  }),
  "w:i": setOnTarget((target, isOn) => {
    target.italic = isOn;
  }),
  "w:vanish": setOnTarget((target, isOn) => {
    target.isHidden = isOn;
  }),
  "w:rStyle": {
    open({ target }, { attributes }) {
      if (target !== null) target.style = attributes.get("w:val");
      return undefined;
    },
  },
  "w:rFonts": {
    open({ target }, { attributes }) {
      if (target !== null) target.font = attributes.get("w:ascii") ?? attributes.get("w:hAnsi") ?? "";
      return undefined;
    },
  },
  "w:tabs": skipped,
  // What the properties were before a tracked change of formatting.
  "w:pPrChange": skipped,
  "w:rPrChange": skipped,
  "w:sectPrChange": skipped,
  "w:tblPrChange": skipped,
  "w:tblPrExChange": skipped,
  "w:tblGridChange": skipped,
  "w:trPrChange": skipped,
  "w:tcPrChange": skipped,
  "w:numberingChange": skipped,
};
