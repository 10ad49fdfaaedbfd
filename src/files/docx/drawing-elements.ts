import { skipped, type ElementReader, type ElementReaders } from "./element-reader.ts";
import type { Story } from "./story.ts";

const container: ElementReader = {
  open({ drawings }) {
    drawings.push({ description: "", address: "", hasPicture: false, hasTextBox: false });
    return undefined;
  },
  close(story) {
    const drawing = story.drawings.pop();
    if (drawing === undefined || !story.fields.isShown) return;
    const { description, address, hasPicture, hasTextBox } = drawing;
    if (!hasPicture && (hasTextBox || description === "")) return;
    story.writer.object({ kind: "image", description, address, style: story.style() });
  },
};

/** Keeps the first description found: the drawing's own comes before that of the picture in it. */
function describe({ drawings }: Story, ...descriptions: readonly (string | null)[]): undefined {
  const drawing = drawings.at(-1);
  if (drawing?.description !== "") return;
  drawing.description = descriptions.find((text) => text !== null && text.trim() !== "")?.trim() ?? "";
}

function markPicture({ drawings }: Story): undefined {
  const drawing = drawings.at(-1);
  if (drawing !== undefined) drawing.hasPicture = true;
}

const textBox: ElementReader = {
  open(story) {
    const drawing = story.drawings.at(-1);
    if (drawing !== undefined) drawing.hasTextBox = true;
    story.openBoxes.push(story.enterTextBox());
    return undefined;
  },
  close(story) {
    story.leaveTextBox();
    placeTextBox(story, story.openBoxes.pop());
  },
};

function placeTextBox(story: Story, part: number | undefined): void {
  if (part === undefined || !story.fields.isShown) return;
  story.writer.object({ kind: "text-box", part, style: story.style() });
}

/** Pictures, shapes, text boxes and diagrams. */
export const drawingElements: ElementReaders = {
  "w:drawing": container,
  "w:pict": container,
  "w:object": container,
  "wp:docPr": {
    open: (story, { attributes }) => describe(story, attributes.get("descr"), attributes.get("title")),
  },
  "pic:cNvPr": {
    open: (story, { attributes }) => describe(story, attributes.get("descr"), attributes.get("title")),
  },
  "pic:pic": { open: markPicture },
  "c:chart": { open: markPicture },
  "a:blip": {
    open(story, { attributes }) {
      const drawing = story.drawings.at(-1);
      const linked = story.relationships.get(attributes.get("r:link") ?? "");
      if (drawing !== undefined && linked?.isExternal === true) drawing.address = linked.target;
      return undefined;
    },
  },
  "v:shape": { open: (story, { attributes }) => describe(story, attributes.get("alt")) },
  "v:imagedata": {
    open(story, { attributes }) {
      describe(story, attributes.get("o:title"));
      return markPicture(story);
    },
  },
  "w:txbxContent": textBox,
  // Text of a shape that is not Word's own: in a locked canvas, or copied from another program.
  "a:txBody": textBox,
  "a:p": {
    close({ writer, openBoxes }) {
      if (openBoxes.length > 0) writer.endParagraph();
    },
  },
  "a:t": {
    open(story) {
      story.collecting = "text";
      story.collected = "";
      story.keepsSpace = true;
      return undefined;
    },
    close(story) {
      if (story.openBoxes.length > 0) story.addText(story.collected);
      story.collecting = null;
    },
  },
  "dgm:relIds": {
    open(story, { attributes }) {
      const part = story.context.diagramParts.get(attributes.get("r:dm") ?? "");
      placeTextBox(story, part);
      return undefined;
    },
  },
  "w:altChunk": {
    open({ context }) {
      context.embeddedDocuments += 1;
      return false;
    },
  },
  "w:subDoc": {
    open({ context }) {
      context.embeddedDocuments += 1;
      return false;
    },
  },
  "a:tblPr": skipped,
};
