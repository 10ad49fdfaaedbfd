import {
  collect,
  skipped,
  whole,
  type OdtElementReader,
  type OdtElementReaders,
} from "./odt-element-reader.ts";

const textBox: OdtElementReader = {
  open(story) {
    story.enterPart("text-box");
    return undefined;
  },
  close(story) {
    const part = story.openParts.at(-1);
    story.leavePart();
    if (part !== undefined) story.writer.object({ kind: "text-box", part, style: story.style() });
  },
};

function page(kind: "header" | "footer"): OdtElementReader {
  return {
    open(story, attributes) {
      if (attributes.get("style:display") === "false") return false;
      story.enterPart(kind);
      return undefined;
    },
    close(story) {
      story.leavePart();
    },
  };
}

const cell: OdtElementReader = {
  open(story, attributes) {
    const columns = whole(attributes.get("table:number-columns-spanned"), 1, 1000) ?? 1;
    const repeated = whole(attributes.get("table:number-columns-repeated"), 1, 1000) ?? 1;
    story.coveredColumns = columns - 1;
    story.writer.openCell(columns * repeated);
    return undefined;
  },
  close({ writer }) {
    writer.closeCell();
  },
};

const shapes = [
  "draw:text-box",
  "draw:custom-shape",
  "draw:rect",
  "draw:ellipse",
  "draw:circle",
  "draw:line",
  "draw:connector",
  "draw:polygon",
  "draw:polyline",
  "draw:path",
  "draw:caption",
  "draw:regular-polygon",
] as const;

/** Of these and what is in them, nothing is text of the document. */
const skippedNames = [
  "office:forms",
  "office:scripts",
  "office:settings",
  "office:meta",
  "office:font-face-decls",
  "office:binary-data",
  "office:event-listeners",
  "text:sequence-decls",
  "text:variable-decls",
  "text:user-field-decls",
  "text:dde-connection-decls",
  "text:table-of-content-source",
  "text:illustration-index-source",
  "text:table-index-source",
  "text:object-index-source",
  "text:user-index-source",
  "text:alphabetical-index-source",
  "text:bibliography-source",
  "text:notes-configuration",
  "text:linenumbering-configuration",
  "text:bibliography-configuration",
  "text:number",
  "text:script",
  "text:insertion",
  "text:format-change",
  "table:named-expressions",
  "table:table-source",
  "draw:object",
  "draw:object-ole",
  "draw:plugin",
  "draw:applet",
  "draw:floating-frame",
  "draw:enhanced-geometry",
  "presentation:notes",
] as const;

/** Tables, frames with pictures and text, shapes, headers and footers; and all that is skipped. */
export const odtObjectElements: OdtElementReaders = [
  ...skippedNames.map((name) => [name, skipped] as const),
  ...shapes.map((name) => [name, textBox] as const),
  [
    "table:table",
    {
      open({ writer }) {
        writer.openTable();
        return undefined;
      },
      close({ writer }) {
        writer.closeTable();
      },
    },
  ],
  [
    "table:table-header-rows",
    {
      open(story) {
        story.headerRows += 1;
        return undefined;
      },
      close(story) {
        story.headerRows -= 1;
      },
    },
  ],
  [
    "table:table-row",
    {
      open(story) {
        story.coveredColumns = 0;
        story.writer.openRow(story.headerRows > 0);
        return undefined;
      },
    },
  ],
  ["table:table-cell", cell],
  [
    "table:covered-table-cell",
    {
      open(story) {
        // Cells that the one before reaches over are counted with it; others are covered from a row above.
        if (story.coveredColumns > 0) story.coveredColumns -= 1;
        else story.writer.skipColumns(1);
        return false;
      },
    },
  ],
  [
    "draw:frame",
    {
      open({ frames }) {
        frames.push({ description: "", address: "", hasPicture: false });
        return undefined;
      },
      close(story) {
        const frame = story.frames.pop();
        if (frame === undefined || !frame.hasPicture) return;
        const { description, address } = frame;
        story.writer.object({ kind: "image", description, address, style: story.style() });
      },
    },
  ],
  [
    "draw:image",
    {
      open({ frames }, attributes) {
        const frame = frames.at(-1);
        const address = attributes.get("xlink:href") ?? "";
        if (frame !== undefined) frame.hasPicture = true;
        if (frame !== undefined && /^[a-z]+:\/\//i.test(address)) frame.address = address;
        return undefined;
      },
    },
  ],
  ...["svg:title", "svg:desc"].map(
    (name) =>
      [
        name,
        collect("description", ({ frames }, text) => {
          const frame = frames.at(-1);
          // A description says more than a title, and comes after it.
          if (frame !== undefined && text !== "") frame.description = text;
        }),
      ] as const,
  ),
  ["style:header", page("header")],
  ["style:header-left", page("header")],
  ["style:header-first", page("header")],
  ["style:footer", page("footer")],
  ["style:footer-left", page("footer")],
  ["style:footer-first", page("footer")],
];
