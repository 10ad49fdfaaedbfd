import type { Span } from "#core/document/span.ts";
import { decodeCharacters } from "./html-entities.ts";

export type Attributes = ReadonlyMap<string, string>;

/** A part of a page's source, in its order. Names are in small letters. */
export type HtmlPart =
  | { readonly kind: "open"; readonly name: string; readonly attributes: Attributes; readonly span: Span }
  | { readonly kind: "close"; readonly name: string; readonly span: Span }
  /** `raw`: the content of a script, style sheet or title, which holds no tags. */
  | { readonly kind: "text"; readonly span: Span; readonly raw: boolean };

/** Elements whose content holds no tags, up to their own end tag (HTML Standard, 13.1.2). */
const rawElements = new Set(["script", "style", "title", "textarea", "iframe", "noembed", "xmp"]);
const tagName = /<(\/?)([A-Za-z][^\s/>]*)/y;
const attributePattern = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Of a longer tag the end is not read; pictures written into their address make long ones. */
const longestTag = 2 * 1024 * 1024;

/** Elements that have no end tag (HTML Standard, 13.1.2). */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

/** Finds where tags end: a ">" that is not within quotation marks. Remembers which marks come no more. */
class TagEnds {
  readonly #source: string;
  readonly #spent = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The offset after the tag, or the end of the source for one that never ends. */
  find(from: number): number {
    let offset = from;
    while (offset < this.#source.length) {
      const character = this.#source.charAt(offset);
      if (character === ">") return offset + 1;
      offset = character === '"' || character === "'" ? this.#skipQuoted(character, offset) : offset + 1;
    }
    return offset;
  }

  #skipQuoted(mark: string, from: number): number {
    if (this.#spent.has(mark)) return from + 1;
    const end = this.#source.indexOf(mark, from + 1);
    if (end < 0) this.#spent.add(mark);
    return end < 0 ? from + 1 : end + 1;
  }
}

function readAttributes(source: string): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = "", quoted, single, bare] of source.slice(0, longestTag).matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeCharacters(quoted ?? single ?? bare ?? ""));
  }
  return attributes;
}

/**
 * The tags and texts of a page's source with their places, in time that grows with its length. Comments and
 * declarations are left out. It does not mend a page as browsers do: a tag is what it says.
 */
export function* readHtmlParts(source: string): Generator<HtmlPart, void, undefined> {
  const ends = new TagEnds(source);
  const lower = source.toLowerCase();
  let offset = 0;
  let textStart = 0;
  while (offset < source.length) {
    const start = source.indexOf("<", offset);
    if (start < 0) break;
    const end = findMarkupEnd(source, start, ends);
    if (end === null) {
      offset = start + 1;
      continue;
    }
    if (start > textStart) yield { kind: "text", span: { start: textStart, end: start }, raw: false };
    offset = end;
    textStart = end;
    tagName.lastIndex = start;
    const [whole = "", slash = "", written = ""] = tagName.exec(source) ?? [];
    if (written === "") continue;
    const name = written.toLowerCase();
    if (slash === "/") {
      yield { kind: "close", name, span: { start, end } };
      continue;
    }
    const attributes = readAttributes(source.slice(start + whole.length, end - 1));
    yield { kind: "open", name, attributes, span: { start, end } };
    if (!rawElements.has(name)) continue;
    const close = lower.indexOf(`</${name}`, end);
    const rawEnd = close < 0 ? source.length : close;
    yield { kind: "text", span: { start: end, end: rawEnd }, raw: true };
    offset = rawEnd;
    textStart = rawEnd;
  }
  if (textStart < source.length) {
    yield { kind: "text", span: { start: textStart, end: source.length }, raw: false };
  }
}

/** Where a tag, comment or declaration that begins here ends; `null` for a "<" that begins none. */
function findMarkupEnd(source: string, start: number, ends: TagEnds): number | null {
  if (source.startsWith("<!--", start)) {
    const end = source.indexOf("-->", start + 4);
    return end < 0 ? source.length : end + 3;
  }
  const next = source.charAt(start + 1);
  if (next === "!" || next === "?") {
    const end = source.indexOf(">", start);
    return end < 0 ? source.length : end + 1;
  }
  tagName.lastIndex = start;
  return tagName.test(source) ? ends.find(tagName.lastIndex) : null;
}
