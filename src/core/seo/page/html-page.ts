import type { Span } from "#core/document/span.ts";
import { HeadReader } from "./head-reader.ts";
import { characterReference, decodeReference } from "./html-entities.ts";
import { readHtmlParts, voidElements } from "./html-tags.ts";
import type { Attributes } from "./html-tags.ts";
import type { PageBlock, PageImage, PageLink, SeoPage } from "./seo-page.ts";
import { TextBuilder } from "./text-builder.ts";

/** What is not read as text: what no one sees, and what a page repeats around its text. */
const skipped = new Set(["noscript", "template", "svg", "math", "nav", "aside", "footer", "select"]);
const blockNames = new Set(
  `address article blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure form
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol option p pre search section summary table tbody td
  tfoot th thead tr ul`.split(/\s+/),
);
/** What may stand in the head of a page; anything else ends it, as its end tag may be left out. */
const headNames = new Set([
  "base",
  "link",
  "meta",
  "noscript",
  "script",
  "style",
  "template",
  "title",
  "html",
  "head",
]);
/** Elements that the next of their kind ends. */
const endedByNext = new Set(["p", "li", "dt", "dd", "tr", "td", "th", "option"]);
const hidingStyle = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const mainNames = new Set(["main", "article"]);
const notFollowed = /(?:^|\s)(?:nofollow|sponsored|ugc)(?:\s|$)/i;
const noAttributes: Attributes = new Map();
/** More of an address is of no use: a picture may be written into it. */
const longestAddress = 2000;

interface Kind {
  readonly kind: PageBlock["kind"];
  readonly level: number;
}
const paragraph: Kind = { kind: "paragraph", level: 0 };
const quotation: Kind = { kind: "quotation", level: 0 };
const caption: Kind = { kind: "caption", level: 0 };
const captionNames = new Set(["figcaption", "caption"]);

function kindOf(name: string): Kind | null {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return { kind: "heading", level: Number(level) };
  if (name === "li" || name === "dt" || name === "dd") return { kind: "list-item", level: 0 };
  if (name === "td" || name === "th") return { kind: "cell", level: 0 };
  return name === "p" ? paragraph : null;
}

function isHidden(name: string, attributes: Attributes): boolean {
  // Elements without content hide nothing but themselves.
  if (voidElements.has(name)) return false;
  if (name === "dialog" && !attributes.has("open")) return true;
  return attributes.has("hidden") || hidingStyle.test(attributes.get("style") ?? "");
}

/** A span without the spaces at its ends, which belong to no link. */
function trimSpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
}

/** Takes down the blocks, links and pictures of a page while its parts are read. */
class PageTaker {
  readonly #source: string;
  readonly #hasMain: boolean;
  readonly #out = new TextBuilder();
  readonly #blocks: PageBlock[] = [];
  readonly #links: PageLink[] = [];
  readonly #images: PageImage[] = [];
  #kind: Kind = paragraph;
  #blockStart = 0;
  #skip = 0;
  #main = 0;
  #quotes = 0;
  #captions = 0;
  /** Within code, which is no prose; in a heading it is a part of its words. */
  #isInCode = false;
  /** Where the text stood at the last break of a line. */
  #breakAt = -1;
  #isInHead = false;
  /** The outermost element that is not shown, and how many of its name lie in each other there. */
  #hidden: { readonly name: string; readonly depth: number } | null = null;
  #link: { readonly start: number; readonly address: string; readonly followed: boolean } | null = null;

  /** `hasMain`: what does not lie in its main part is not read. */
  constructor(source: string, hasMain: boolean) {
    this.#source = source;
    this.#hasMain = hasMain;
  }

  open(name: string, attributes: Attributes, span: Span): void {
    if (name === "head") this.#isInHead = true;
    else if (!headNames.has(name)) this.#isInHead = false;
    this.#openHidden(name, attributes);
    if (mainNames.has(name)) this.#main += 1;
    // What is drawn may end with its own tag, as nothing of HTML does.
    const isEnded =
      (name === "svg" || name === "math") && this.#source.slice(span.start, span.end).endsWith("/>");
    if (skipped.has(name) && !isEnded) this.#skip += 1;
    if (blockNames.has(name)) this.#startBlock(kindOf(name) ?? this.#kind, span.start);
    if (name === "blockquote") this.#quotes += 1;
    if (captionNames.has(name)) this.#captions += 1;
    if (name === "code") this.#isInCode = this.#kind.kind !== "heading";
    if (!this.#isRead) return;
    if (name === "br") this.#breakLine(span.start);
    if (name === "a") this.#openLink(attributes);
    if (name !== "img") return;
    this.#images.push({
      offset: this.#out.length,
      description: attributes.get("alt") ?? null,
      address: (attributes.get("src") ?? "").slice(0, longestAddress),
    });
  }

  close(name: string, span: Span): void {
    if (name === "a") this.#closeLink();
    if (blockNames.has(name)) this.#startBlock(paragraph, span.start);
    if (name === "blockquote") this.#quotes = Math.max(0, this.#quotes - 1);
    if (captionNames.has(name) || name === "figure" || name === "table") this.#captions = 0;
    if (name === "code") this.#isInCode = false;
    if (name === "head") this.#isInHead = false;
    if (this.#hidden?.name === name) this.#countHidden(-1);
    if (mainNames.has(name)) this.#main = Math.max(0, this.#main - 1);
    if (skipped.has(name)) this.#skip = Math.max(0, this.#skip - 1);
  }

  text({ start, end }: Span): void {
    if (!this.#isRead || this.#isInCode) return;
    const text = this.#source.slice(start, end);
    let offset = 0;
    for (const match of text.matchAll(characterReference)) {
      const [whole, decimal, hexadecimal, name] = match;
      const character = decodeReference(decimal, hexadecimal, name);
      if (character === null) continue;
      this.#out.characters(text.slice(offset, match.index), start + offset);
      const at = start + match.index;
      this.#out.replacement(character, { start: at, end: at + whole.length });
      offset = match.index + whole.length;
    }
    this.#out.characters(text.slice(offset), start + offset);
  }

  finish(head: HeadReader): SeoPage {
    this.#closeLink();
    this.#startBlock(paragraph, this.#source.length);
    const { text, map } = this.#out.finish();
    return {
      format: "html",
      text,
      blocks: this.#blocks,
      links: this.#links.map((link) => ({ ...link, span: trimSpan(text, link.span) })),
      images: this.#images,
      head: head.finish(),
      toSource: (span) => map.toSource(span),
    };
  }

  get #isRead(): boolean {
    return this.#skip === 0 && !this.#isInHead && this.#hidden === null && (!this.#hasMain || this.#main > 0);
  }

  #openHidden(name: string, attributes: Attributes): void {
    const isNext = this.#hidden?.name === name && this.#hidden.depth === 1 && endedByNext.has(name);
    if (isNext) this.#hidden = null;
    if (this.#hidden?.name === name) this.#countHidden(1);
    else if (this.#hidden === null && isHidden(name, attributes)) this.#hidden = { name, depth: 1 };
  }

  #countHidden(change: number): void {
    if (this.#hidden === null) return;
    const depth = this.#hidden.depth + change;
    this.#hidden = depth === 0 ? null : { ...this.#hidden, depth };
  }

  #startBlock(kind: Kind, offset: number): void {
    const end = this.#out.length;
    const shown: Kind = this.#captions > 0 && this.#kind.kind === "paragraph" ? caption : this.#kind;
    const own: Kind = this.#quotes > 0 ? quotation : shown;
    if (end > this.#blockStart) this.#blocks.push({ ...own, span: { start: this.#blockStart, end } });
    // Code that was never closed ends with its block, as if it had been.
    this.#isInCode = false;
    this.#out.endBlock(offset);
    this.#blockStart = this.#out.length;
    this.#kind = kind;
  }

  /** A break of a line is a space; two of them part paragraphs, as people write them who have no other. */
  #breakLine(offset: number): void {
    const at = this.#out.length;
    const isSecond = this.#breakAt === at && at > this.#blockStart && this.#kind.kind === "paragraph";
    if (isSecond) this.#startBlock(this.#kind, offset);
    else this.#out.space(offset);
    this.#breakAt = at;
  }

  #openLink(attributes: Attributes): void {
    this.#closeLink();
    const address = attributes.get("href");
    if (address === undefined) return;
    const followed = !notFollowed.test(attributes.get("rel") ?? "");
    this.#link = { start: this.#out.length, address, followed };
  }

  #closeLink(): void {
    if (this.#link === null) return;
    const { start, address, followed } = this.#link;
    this.#links.push({ span: { start, end: Math.max(start, this.#out.length) }, address, followed });
    this.#link = null;
  }
}

function takePage(source: string, hasMain: boolean): SeoPage {
  const taker = new PageTaker(source, hasMain);
  const head = new HeadReader();
  let last = { name: "", attributes: noAttributes };
  for (const part of readHtmlParts(source)) {
    if (part.kind === "open") {
      last = part;
      head.open(part.name, part.attributes, part.span);
      taker.open(part.name, part.attributes, part.span);
    } else if (part.kind === "close") {
      taker.close(part.name, part.span);
      head.close(part.name);
    } else if (part.raw) {
      head.raw(last.name, last.attributes, source.slice(part.span.start, part.span.end), part.span);
    } else {
      taker.text(part.span);
      head.text(part.span, source);
    }
  }
  return taker.finish(head);
}

/**
 * Reads the source of a page: the text of its main part (or of all of it but menus, side columns and footers), with
 * places in the source; and its head. What the source itself hides is left out. Scripts and style sheets are not run, so
 * what they show or hide is not known.
 */
export function readHtmlPage(source: string): SeoPage {
  const seemsToHaveMain = /<(?:main|article)[\s>]/i.test(source);
  const page = takePage(source, seemsToHaveMain);
  // A main part in a comment or in a menu is none.
  return seemsToHaveMain && page.text.trim() === "" ? takePage(source, false) : page;
}
