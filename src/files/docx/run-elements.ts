import { readSymbol } from "../lists/symbol-fonts.ts";
import { dropDownElements } from "./drop-down-elements.ts";
import { skipped, type ElementReader, type ElementReaders } from "./element-reader.ts";
import { movedAway, newRunProperties, type Story } from "./story.ts";
import { readToggle } from "./style-sheet.ts";

/** An element that stands for characters. The same names in properties of paragraphs mean something else. */
function characters(text: string): ElementReader {
  return {
    open(story, { parent }) {
      if (parent === "w:r") story.addText(text);
      return undefined;
    },
  };
}

function collect(purpose: "text" | "code"): ElementReader {
  return {
    open(story, { attributes }) {
      story.collecting = purpose;
      story.collected = "";
      story.keepsSpace = attributes.get("xml:space") === "preserve";
      return undefined;
    },
    close(story) {
      const text = story.collected;
      story.collecting = null;
      story.collected = "";
      if (purpose === "code") story.fields.code(text);
      else story.addText(withoutIndentation(text, story.keepsSpace));
    },
  };
}

/** Line ends in the markup are no line ends of the text; around it, they come from a program that indents markup. */
function withoutIndentation(text: string, keepsSpace: boolean): string {
  if (!/[\r\n]/.test(text)) return text;
  const trimmed = keepsSpace ? text : text.replace(/^\s*[\r\n]\s*|\s*[\r\n]\s*$/g, "");
  return trimmed.replace(/\s*[\r\n]\s*/g, " ");
}

function symbolOf(code: string, font: string): string {
  const place = Number.parseInt(code, 16);
  if (Number.isNaN(place) || place < 0x20 || place > 0x10_ffff) return "";
  return readSymbol(place, font) ?? String.fromCodePoint(place);
}

/** A tracked change that took text away. Text that was moved is shown where it went, so that nothing is left out. */
function deletion(isMove: boolean): ElementReader {
  return {
    open(story, { attributes, parent }) {
      const who = isMove
        ? movedAway
        : `${attributes.get("w:author") ?? ""} ${attributes.get("w:date") ?? ""}`;
      if (parent === "w:rPr") {
        // Of the mark at the end of a paragraph; deleted marks of single characters do not exist.
        const { paragraph, target } = story;
        if (paragraph !== undefined && target === paragraph.mark) paragraph.markDeletion = who;
        return false;
      }
      if (parent === "w:trPr") {
        const { deletedRows } = story;
        if (deletedRows.at(-1) === false) {
          deletedRows[deletedRows.length - 1] = true;
          story.deletions.push(who);
        }
        return false;
      }
      // In a formula's properties: the operator was deleted, and its operands may stay.
      if (parent === "m:ctrlPr" || parent === "w:numPr") return false;
      story.deletions.push(who);
      return undefined;
    },
    close({ deletions }) {
      deletions.pop();
    },
  };
}

const link: ElementReader = {
  open(story, { attributes }) {
    const target = story.relationships.get(attributes.get("r:id") ?? "")?.target ?? "";
    const anchor = attributes.get("w:anchor");
    const address = anchor === null ? target : `${target}#${anchor}`;
    story.addresses.push(address === "" ? null : address);
    return undefined;
  },
  close({ addresses }) {
    addresses.pop();
  },
};

function noteReference(note: "footnote" | "endnote"): ElementReader {
  return {
    open(story, { attributes }) {
      const part = story.context.noteParts.get(`${note} ${attributes.get("w:id") ?? ""}`);
      if (part === undefined || !story.fields.isShown) return undefined;
      const inline = { kind: "note" as const, note, part, label: "", style: story.style() };
      story.writer.object(inline);
      story.context.references.push({
        inline,
        hasOwnMark: readToggle(attributes.get("w:customMarkFollows") ?? "0"),
        section: story.context.sections.length,
      });
      return undefined;
    },
  };
}

function openRun(story: Story): undefined {
  story.run = newRunProperties();
}

/** What stands in runs and around them: characters, fields, links, tracked changes, notes, ruby. */
export const runElements: ElementReaders = {
  "w:r": { open: openRun },
  "m:r": { open: openRun },
  "w:t": collect("text"),
  "w:delText": collect("text"),
  "m:t": collect("text"),
  "w:instrText": collect("code"),
  "w:delInstrText": collect("code"),
  "w:tab": characters("\t"),
  "w:ptab": characters("\t"),
  "w:br": characters("\n"),
  "w:cr": characters("\n"),
  "w:noBreakHyphen": characters("\u2011"),
  "w:softHyphen": characters("\u00ad"),
  "w:sym": {
    open(story, { attributes }) {
      story.addText(symbolOf(attributes.get("w:char") ?? "", attributes.get("w:font") ?? ""));
      return undefined;
    },
  },
  "w:fldChar": {
    open(story, { attributes }) {
      const type = attributes.get("w:fldCharType");
      if (type === "begin") story.fields.begin();
      else if (type === "separate") story.fields.separate();
      else if (type === "end") story.addText(story.fields.end());
      return undefined;
    },
  },
  "w:fldSimple": {
    open(story, { attributes }) {
      story.fields.begin();
      story.fields.code(attributes.get("w:instr") ?? "");
      story.fields.separate();
      return undefined;
    },
    close({ fields }) {
      fields.end();
    },
  },
  ...dropDownElements,
  "w:fldData": skipped,
  "w:hyperlink": link,
  "w:del": deletion(false),
  "w:moveFrom": deletion(true),
  "w:footnoteReference": noteReference("footnote"),
  "w:endnoteReference": noteReference("endnote"),
  // Ruby comes before the characters that it stands over; it is read after them, in parentheses.
  "w:ruby": {
    open({ writer, setAside }) {
      setAside.push(writer.takeInlines());
      return undefined;
    },
    close({ writer, setAside }) {
      const base = writer.takeInlines();
      const ruby = setAside.pop() ?? [];
      const before = setAside.pop() ?? [];
      writer.putInlines([...before, ...base, ...ruby]);
    },
  },
  "w:rt": {
    open(story) {
      story.addText("(");
      return undefined;
    },
    close(story) {
      story.addText(")");
      story.setAside.push(story.writer.takeInlines());
    },
  },
  "w:rubyPr": skipped,
  "w:sdtPr": skipped,
  "w:sdtEndPr": skipped,
  "w:smartTagPr": skipped,
  "w:customXmlPr": skipped,
};
