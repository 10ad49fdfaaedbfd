import { Tokenizer } from "htmlparser2";

import type { ReadTask } from "../read-task.ts";

/** Is told of the tags and characters of a page in their order. Names are in small letters. */
export interface TagHandler {
  open(name: string, attributes: ReadonlyMap<string, string>, isSelfClosing: boolean): void;
  close(name: string): void;
  text(text: string): void;
}

const pieceUnits = 64 * 1024;
const longestAttribute = 64 * 1024;

/**
 * Reads the tags and characters of a page, entities decoded; scripts and style sheets come as one piece of text each.
 * Comments, declarations and processing instructions are left out. Takes time in proportion to the page's length.
 */
export async function readTags(page: string, handler: TagHandler, task: ReadTask): Promise<void> {
  let name = "";
  let attribute = "";
  let value = "";
  let attributes = new Map<string, string>();
  // Characters come in pieces, one for each "<" that begins no tag; they are handed on together.
  let textStart = 0;
  let textEnd = 0;
  const endText = (): void => {
    if (textEnd > textStart) handler.text(page.slice(textStart, textEnd));
    textStart = textEnd;
  };
  const endTag = (isSelfClosing: boolean): void => {
    handler.open(name, attributes, isSelfClosing);
    attributes = new Map();
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    {
      onopentagname(start, end) {
        endText();
        name = page.slice(start, end).toLowerCase();
      },
      onattribname(start, end) {
        attribute = page.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        // Pictures within the page are attributes of megabytes, which nothing here needs.
        if (value.length < longestAttribute)
          value += page.slice(start, Math.min(end, start + longestAttribute));
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => endTag(false),
      onselfclosingtag: () => endTag(true),
      onclosetag(start, end) {
        endText();
        handler.close(page.slice(start, end).toLowerCase());
      },
      ontext(start, end) {
        if (start !== textEnd || end - textStart > pieceUnits) {
          endText();
          textStart = start;
        }
        textEnd = end;
      },
      ontextentity(code) {
        endText();
        handler.text(String.fromCodePoint(code));
      },
      oncdata(start, end, endOffset) {
        endText();
        handler.text(page.slice(start, end - endOffset));
      },
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend: endText,
    },
  );
  for (let offset = 0; offset < page.length; offset += pieceUnits) {
    tokenizer.write(page.slice(offset, offset + pieceUnits));
    await task.pause(offset / page.length);
  }
  tokenizer.end();
}
