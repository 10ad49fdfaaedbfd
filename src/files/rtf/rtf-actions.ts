import type { RtfNote, RtfStory } from "./rtf-story.ts";
import { newParagraphState, type Destination, type OpenShape } from "./rtf-state.ts";

/** What a control word does; `parameter` is its number. */
export type RtfAction = (story: RtfStory, parameter: number | null) => void;

/** Properties are on with no number, and off with 0. */
function isOn(parameter: number | null): boolean {
  return parameter !== 0;
}

function noteFormat(note: "footnote" | "endnote", format: string): RtfAction {
  return ({ noteFormats }) => {
    noteFormats[note] = format;
  };
}

function noteStart(note: "footnote" | "endnote"): RtfAction {
  return ({ noteStarts }, parameter) => {
    noteStarts[note] = Math.max(1, parameter ?? 1);
  };
}

function resetCharacters({ group }: RtfStory): void {
  group.bold = false;
  group.italic = false;
  group.isHidden = false;
  group.isDeleted = false;
  group.isMovedAway = false;
  group.font = null;
}

/** Control words about characters, paragraphs, tables and the whole document. */
export const rtfActions: ReadonlyMap<string, RtfAction> = new Map<string, RtfAction>([
  ["b", ({ group }, parameter) => void (group.bold = isOn(parameter))],
  ["i", ({ group }, parameter) => void (group.italic = isOn(parameter))],
  ["v", ({ group }, parameter) => void (group.isHidden = isOn(parameter))],
  ["deleted", ({ group }, parameter) => void (group.isDeleted = isOn(parameter))],
  [
    "mvf",
    ({ group }, parameter) => {
      group.isDeleted = isOn(parameter);
      group.isMovedAway = group.isDeleted;
    },
  ],
  [
    "revauthdel",
    ({ group }, parameter) => void (group.deleter = `${parameter ?? 0} ${group.deleter.split(" ")[1] ?? ""}`),
  ],
  [
    "revdttmdel",
    ({ group }, parameter) => void (group.deleter = `${group.deleter.split(" ")[0] ?? ""} ${parameter ?? 0}`),
  ],
  ["plain", resetCharacters],
  ["uc", ({ group }, parameter) => void (group.substitutes = Math.min(8, Math.max(0, parameter ?? 1)))],
  [
    "f",
    ({ group, fonts }, parameter) => {
      if (group.destination === "fonts") fonts.begin(parameter ?? 0);
      else group.font = parameter ?? 0;
    },
  ],
  ["fcharset", ({ fonts }, parameter) => fonts.setCharset(parameter ?? 0)],
  ["cpg", ({ fonts }, parameter) => fonts.setPage(parameter ?? 1252)],
  ["deff", ({ fonts }, parameter) => void (fonts.defaultFont = parameter ?? 0)],
  [
    "ansicpg",
    ({ fonts }, parameter) => void (fonts.page = parameter === null || parameter === 0 ? 1252 : parameter),
  ],
  ["mac", ({ fonts }) => void (fonts.page = 10000)],
  ["pc", ({ fonts }) => void (fonts.page = 437)],
  ["pca", ({ fonts }) => void (fonts.page = 850)],
  [
    "pard",
    (story) => {
      if (story.group.destination !== "list-marker") story.paragraph = newParagraphState();
    },
  ],
  [
    "s",
    (story, parameter) => {
      if (story.group.destination === "styles") story.describedStyle.number = parameter;
      else story.paragraph.headingLevel = story.headingStyles.get(parameter ?? 0) ?? null;
    },
  ],
  [
    "outlinelevel",
    (story, parameter) => {
      const level = parameter !== null && parameter >= 0 && parameter < 9 ? parameter + 1 : null;
      if (story.group.destination === "styles") story.describedStyle.level = level;
      else story.paragraph.headingLevel = level;
    },
  ],
  [
    "ilvl",
    ({ paragraph }, parameter) => void (paragraph.listLevel = Math.min(8, Math.max(0, parameter ?? 0))),
  ],
  ["intbl", ({ paragraph }) => void (paragraph.isInTable = true)],
  [
    "itap",
    ({ paragraph }, parameter) => {
      paragraph.tableDepth = parameter;
      if (parameter !== null && parameter > 0) paragraph.isInTable = true;
    },
  ],
  ["trowd", ({ tables }) => void (tables.isHeadingRow = false)],
  ["trhdr", ({ tables }) => void (tables.isHeadingRow = true)],
  ["par", (story) => story.endParagraph()],
  ["sect", (story) => story.endParagraph()],
  ["cell", (story) => story.endCell(1)],
  ["nestcell", (story) => story.endCell(Math.max(2, story.tableDepth))],
  ["row", (story) => story.endRow(1)],
  ["nestrow", (story) => story.endRow(Math.max(2, story.tableDepth))],
  [
    "chftn",
    ({ openNotes }) => {
      const note = openNotes.at(-1);
      if (note !== undefined) note.isNumbered = true;
    },
  ],
  [
    "ftnalt",
    ({ openNotes, writer }) => {
      const note = openNotes.at(-1);
      if (note === undefined) return;
      note.inline.note = "endnote";
      writer.changePart("endnote");
    },
  ],
  ["ftnstart", noteStart("footnote")],
  ["aftnstart", noteStart("endnote")],
  ["ftnnar", noteFormat("footnote", "decimal")],
  ["ftnnalc", noteFormat("footnote", "lowerLetter")],
  ["ftnnauc", noteFormat("footnote", "upperLetter")],
  ["ftnnrlc", noteFormat("footnote", "lowerRoman")],
  ["ftnnruc", noteFormat("footnote", "upperRoman")],
  ["ftnnchi", noteFormat("footnote", "chicago")],
  ["aftnnar", noteFormat("endnote", "decimal")],
  ["aftnnalc", noteFormat("endnote", "lowerLetter")],
  ["aftnnauc", noteFormat("endnote", "upperLetter")],
  ["aftnnrlc", noteFormat("endnote", "lowerRoman")],
  ["aftnnruc", noteFormat("endnote", "upperRoman")],
  ["aftnnchi", noteFormat("endnote", "chicago")],
]);

function goTo(destination: Destination): RtfAction {
  return ({ group }) => {
    group.destination = destination;
  };
}

/** Begins a part of the document that is not its body. */
function part(kind: "header" | "footer" | "comment"): RtfAction {
  return (story) => {
    const { group } = story;
    if (group.destination === "skipped") return;
    group.destination = "text";
    resetCharacters(story);
    story.enterPart(kind);
    group.end = () => story.leavePart();
  };
}

const footnote: RtfAction = (story) => {
  const { group } = story;
  if (group.destination !== "text") {
    group.destination = "skipped";
    return;
  }
  const style = story.style();
  const index = story.enterPart("footnote");
  const note: RtfNote = {
    inline: { kind: "note", note: "footnote", part: index, label: "", style },
    isNumbered: false,
  };
  story.openNotes.push(note);
  resetCharacters(story);
  group.end = () => {
    story.openNotes.pop();
    story.leavePart();
    story.writer.object(note.inline);
    story.notes.push(note);
  };
};

const textBox: RtfAction = (story) => {
  const { group } = story;
  if (group.destination === "skipped") return;
  const style = story.style();
  const index = story.enterPart("text-box");
  group.destination = "text";
  resetCharacters(story);
  group.end = () => {
    story.leavePart();
    story.writer.object({ kind: "text-box", part: index, style });
  };
};

function shape(hasPicture: boolean): RtfAction {
  return (story) => {
    const opened: OpenShape = { hasPicture, description: "", propertyName: "", propertyValue: "" };
    story.shapes.push(opened);
    const { group } = story;
    const isText = group.destination === "text";
    group.end = () => {
      // The group is closed, and what is around it counts: a picture in skipped text is skipped.
      story.endShape();
    };
    if (isText) group.destination = "properties";
  };
}

const property: RtfAction = (story) => {
  const opened = story.shapes.at(-1);
  if (opened === undefined) return;
  opened.propertyName = "";
  opened.propertyValue = "";
  story.group.end = () => {
    if (opened.propertyName.trim() === "wzDescription") opened.description = opened.propertyValue.trim();
  };
};

/** Control words that begin a destination, at the start of a group. */
export const destinationActions: ReadonlyMap<string, RtfAction> = new Map<string, RtfAction>([
  ["fonttbl", goTo("fonts")],
  ["stylesheet", goTo("styles")],
  ["listtext", goTo("list-marker")],
  ["pntext", goTo("list-marker")],
  ["nesttableprops", goTo("properties")],
  ["header", part("header")],
  ["headerl", part("header")],
  ["headerr", part("header")],
  ["headerf", part("header")],
  ["footer", part("footer")],
  ["footerl", part("footer")],
  ["footerr", part("footer")],
  ["footerf", part("footer")],
  ["annotation", part("comment")],
  ["footnote", footnote],
  ["shptxt", textBox],
  ["dptxbxtext", textBox],
  ["shpinst", shape(false)],
  ["pict", shape(true)],
  ["sp", property],
  ["sn", goTo("property-name")],
  ["sv", goTo("property-value")],
  [
    "field",
    (story) => {
      if (story.group.destination !== "text") return;
      story.fields.push({ code: "", hasResult: false });
      story.group.end = () => story.endField();
    },
  ],
  [
    "fldinst",
    ({ group }) => {
      if (group.destination === "text") group.destination = "field-code";
    },
  ],
  [
    "fldrslt",
    (story) => {
      if (story.group.destination === "text") story.beginResult();
    },
  ],
  // Holds a text twice: for readers that do not know Unicode, and again for those that do.
  [
    "upr",
    (story) => {
      story.alternatives.push(story.group.destination);
      story.group.destination = "skipped";
      story.group.end = () => story.alternatives.pop();
    },
  ],
  [
    "ud",
    ({ group, alternatives }) => {
      group.destination = alternatives.at(-1) ?? group.destination;
    },
  ],
]);
