import type { XmlAttributes } from "../xml/read-xml.ts";
import {
  characters,
  collect,
  span,
  whole,
  type OdtElementReader,
  type OdtElementReaders,
} from "./odt-element-reader.ts";
import type { DeletedPassage, OdtStory } from "./odt-story.ts";

function openParagraph(story: OdtStory, attributes: XmlAttributes, headingLevel: number | null): undefined {
  story.isAfterSpace = true;
  story.paragraphs.push({
    style: attributes.get("text:style-name"),
    headingLevel,
    isUnnumbered: attributes.get("text:is-list-header") === "true",
    isHidden: false,
  });
}

function closeParagraph(story: OdtStory): void {
  const { paragraph, writer, lists } = story;
  if (paragraph === undefined) return;
  const place = lists.placeParagraph();
  const { headingLevel } = paragraph;
  if (headingLevel !== null) {
    const isNumbered =
      !paragraph.isUnnumbered && story.styles.get("paragraph", paragraph.style).listStyle !== "";
    const marker = place === null ? (isNumbered ? lists.placeHeading(headingLevel) : "") : place.marker;
    writer.endParagraph({ kind: "heading", level: headingLevel, marker });
  } else if (place === null || !place.isFirst) {
    writer.endParagraph();
  } else {
    writer.endParagraph({ kind: "list-item", level: place.level, marker: place.marker });
  }
  story.paragraphs.pop();
}

const list: OdtElementReader = {
  open({ lists }, attributes) {
    lists.openList(
      attributes.get("text:style-name"),
      attributes.get("xml:id"),
      attributes.get("text:continue-numbering") === "true",
      attributes.get("text:continue-list"),
    );
    return undefined;
  },
  close({ lists }) {
    lists.closeList();
  },
};

function listItem(isHeader: boolean): OdtElementReader {
  return {
    open({ lists }, attributes) {
      lists.openItem(isHeader, whole(attributes.get("text:start-value"), 0, 1_000_000));
      return undefined;
    },
    close({ lists }) {
      lists.closeItem();
    },
  };
}

const note: OdtElementReader = {
  open({ notes }, attributes) {
    const kind = attributes.get("text:note-class") === "endnote" ? "endnote" : "footnote";
    notes.push({ note: kind, label: "", part: null });
    return undefined;
  },
  close(story) {
    const closed = story.notes.pop();
    if (closed === undefined || closed.part === null) return;
    const { label, part } = closed;
    story.writer.object({ kind: "note", note: closed.note, part, label, style: story.style() });
  },
};

const noteBody: OdtElementReader = {
  open(story) {
    const opened = story.notes.at(-1);
    const part = story.enterPart(opened?.note ?? "footnote");
    if (opened !== undefined) opened.part = part;
    return undefined;
  },
  close(story) {
    story.leavePart();
  },
};

/** Puts a deleted passage where it stood, so that it can be shown there. */
function restoreDeleted(story: OdtStory, deleted: DeletedPassage): void {
  const { writer } = story;
  writer.noteDeletion(deleted.who);
  for (const [index, { inlines }] of deleted.blocks.entries()) {
    if (index > 0) writer.text("\n", writer.style({ isDeleted: true }));
    writer.putInlines(
      inlines.map((inline) => ({ ...inline, style: writer.style({ ...inline.style, isDeleted: true }) })),
    );
  }
}

/** Paragraphs and what stands in them, lists, notes, comments and tracked changes. */
export const odtTextElements: OdtElementReaders = [
  ["text:p", { open: (story, attributes) => openParagraph(story, attributes, null), close: closeParagraph }],
  [
    "text:h",
    {
      open: (story, attributes) =>
        openParagraph(story, attributes, whole(attributes.get("text:outline-level"), 1, 9) ?? 1),
      close: closeParagraph,
    },
  ],
  ["text:span", span((attributes) => ({ style: attributes.get("text:style-name") }))],
  ["text:a", span((attributes) => ({ address: attributes.get("xlink:href") }))],
  ["draw:a", span((attributes) => ({ address: attributes.get("xlink:href") }))],
  ["text:hidden-text", span((attributes) => ({ isHidden: attributes.get("text:is-hidden") === "true" }))],
  [
    "text:hidden-paragraph",
    {
      open({ paragraph }, attributes) {
        if (paragraph !== undefined) paragraph.isHidden = attributes.get("text:is-hidden") === "true";
        return undefined;
      },
    },
  ],
  [
    "text:section",
    {
      open({ sections }, attributes) {
        sections.push(attributes.get("text:display") === "none");
        return undefined;
      },
      close({ sections }) {
        sections.pop();
      },
    },
  ],
  [
    "text:s",
    {
      open(story, attributes) {
        story.addExactly(" ".repeat(whole(attributes.get("text:c"), 0, 10_000) ?? 1));
        return undefined;
      },
    },
  ],
  ["text:tab", characters("\t")],
  ["text:line-break", characters("\n")],
  ["text:list", list],
  ["text:list-item", listItem(false)],
  ["text:list-header", listItem(true)],
  ["text:note", note],
  [
    "text:note-citation",
    collect("citation", ({ notes }, text) => {
      const opened = notes.at(-1);
      if (opened !== undefined) opened.label = text;
    }),
  ],
  ["text:note-body", noteBody],
  [
    "office:annotation",
    {
      open(story) {
        story.enterPart("comment");
        return undefined;
      },
      close(story) {
        story.leavePart();
      },
    },
  ],
  [
    "text:ruby-text",
    {
      open(story) {
        story.addExactly("(");
        return undefined;
      },
      close(story) {
        story.addExactly(")");
      },
    },
  ],
  [
    "text:changed-region",
    {
      open(story, attributes) {
        const id = attributes.get("xml:id") ?? attributes.get("text:id") ?? "";
        story.openDeletion = { who: "", blocks: [] };
        story.deletions.set(id, story.openDeletion);
        return undefined;
      },
      close(story) {
        story.openDeletion = null;
      },
    },
  ],
  [
    "text:deletion",
    {
      open(story) {
        story.enterPart("text-box");
        return undefined;
      },
      close(story) {
        const blocks = story.takePart();
        if (story.openDeletion !== null) story.openDeletion.blocks = blocks;
      },
    },
  ],
  [
    "dc:creator",
    collect("creator", ({ openDeletion }, text) => {
      if (openDeletion !== null) openDeletion.who = `${text}${openDeletion.who}`;
    }),
  ],
  [
    "dc:date",
    collect("date", ({ openDeletion }, text) => {
      if (openDeletion !== null) openDeletion.who += ` ${text}`;
    }),
  ],
  [
    "text:change",
    {
      open(story, attributes) {
        const deleted = story.deletions.get(attributes.get("text:change-id") ?? "");
        if (deleted !== undefined) restoreDeleted(story, deleted);
        return undefined;
      },
    },
  ],
];
