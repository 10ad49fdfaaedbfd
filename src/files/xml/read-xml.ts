import { SaxesParser } from "saxes";

import { damagedFile, unsafeFile } from "../read-failure.ts";
import { mostXmlDepth } from "../read-limits.ts";
import type { ReadTask } from "../read-task.ts";
import { NameScopes } from "./name-scopes.ts";

/** The attributes of an element, by short names ("w:val"; "name" for one without a prefix). */
export interface XmlAttributes {
  get(name: string): string | null;
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** Is told of the elements and characters of a document in their order, under short names (see `namespaces.ts`). */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes, scopes: NameScopes): void;
  close(name: string): void;
  text(text: string): void;
}

class TagAttributes implements XmlAttributes {
  readonly #values: Readonly<Record<string, string>>;
  readonly #scopes: NameScopes;

  constructor(values: Readonly<Record<string, string>>, scopes: NameScopes) {
    this.#values = values;
    this.#scopes = scopes;
  }

  get(name: string): string | null {
    const own = this.#values[name];
    if (own !== undefined && this.#scopes.attribute(name) === name) return own;
    for (const other in this.#values) {
      if (this.#scopes.attribute(other) === name) return this.#values[other] ?? null;
    }
    return null;
  }

  *entries(): Generator<readonly [string, string]> {
    for (const name in this.#values) yield [this.#scopes.attribute(name), this.#values[name] ?? ""];
  }
}

/** XML is UTF-8 unless it begins with the mark of, or as, UTF-16 (XML 1.0, appendix F). */
function encodingOf(first: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [one, two] = first;
  if ((one === 0xff && two === 0xfe) || (one === 0x3c && two === 0)) return "utf-16le";
  if ((one === 0xfe && two === 0xff) || (one === 0 && two === 0x3c)) return "utf-16be";
  return "utf-8";
}

/** How many characters the parser gets between two looks at the clock. */
const pieceUnits = 128 * 1024;

/** Parses XML pushed to it in pieces; throws `ReadFailure` for what is not well formed or nests too deep. */
class XmlFeed {
  readonly #what: string;
  readonly #parser = new SaxesParser({ position: false, xmlns: false as const });
  readonly #scopes = new NameScopes();

  constructor(handler: XmlHandler, what: string) {
    this.#what = what;
    const scopes = this.#scopes;
    const parser = this.#parser;
    const names: string[] = [];
    parser.on("error", (error) => {
      throw damagedFile(what, { cause: error });
    });
    parser.on("doctype", (doctype) => {
      // Entities can stand for other files, or for more text than memory holds. No word processor writes them.
      if (/<!ENTITY/i.test(doctype))
        throw unsafeFile("defines entities, which documents of its kind never do");
    });
    parser.on("opentag", ({ name, attributes }) => {
      scopes.enter(attributes);
      if (scopes.depth > mostXmlDepth) throw unsafeFile("nests its elements more than 1,000 deep");
      const short = scopes.element(name);
      names.push(short);
      handler.open(short, new TagAttributes(attributes, scopes), scopes);
    });
    parser.on("closetag", () => {
      handler.close(names.pop() ?? "");
      scopes.leave();
    });
    parser.on("text", (text) => handler.text(text));
    parser.on("cdata", (text) => handler.text(text));
  }

  push(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
    if (this.#scopes.depth > 0) throw damagedFile(this.#what);
  }
}

/** Decodes pieces of XML into pieces of text short enough to be parsed in one turn. */
function* decodePieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | null = null;
  for (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece));
    for (let offset = 0; offset < piece.length; offset += pieceUnits) {
      yield decoder.decode(piece.subarray(offset, offset + pieceUnits), { stream: true });
    }
  }
  if (decoder !== null) yield decoder.decode();
}

/**
 * Reads XML from pieces of bytes. `what` the file is in words ("Word document"), and `share` how much of the whole
 * file is read before and with it, for progress. Entities are never resolved: a document that defines some is refused.
 */
export async function readXml(
  pieces: Iterable<Uint8Array>,
  handler: XmlHandler,
  what: string,
  task: ReadTask,
): Promise<void> {
  const feed = new XmlFeed(handler, what);
  let units = 0;
  for (const text of decodePieces(pieces)) {
    feed.push(text);
    units += text.length;
    // How long the part will be is unknown until its end; this comes ever nearer to the whole.
    await task.pause(units / (units + 8 * pieceUnits));
  }
  if (units === 0) throw damagedFile(what);
  feed.end();
}

/** Reads XML that is a string already; for the rest like `readXml`. */
export async function readXmlText(
  text: string,
  handler: XmlHandler,
  what: string,
  task: ReadTask,
): Promise<void> {
  const feed = new XmlFeed(handler, what);
  for (let offset = 0; offset < text.length; offset += pieceUnits) {
    feed.push(text.slice(offset, offset + pieceUnits));
    await task.pause(offset / text.length);
  }
  feed.end();
}
