import type { Span } from "#core/document/span.ts";
import { HeadReader } from "./head-reader.ts";
import { characterReference, decodeReference } from "./html-entities.ts";
import { readHtmlParts } from "./html-tags.ts";
import type { Attributes } from "./html-tags.ts";
import type { PageBlock, PageImage, PageLink, SeoPage } from "./seo-page.ts";
import { TextBuilder } from "./text-builder.ts";

/** What is not read as text: what no one sees, and what a page repeats around its text. */
const skipped = new Set(["head", "noscript", "template", "svg", "math", "nav", "aside", "footer", "select"]);
const blockNames = new Set(
  `address article blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure form
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol option p pre search section summary table tbody td
  tfoot th thead tr ul`.split(/\s+/),
);
const mainNames = new Set(["main", "article"]);
const notFollowed = /(?:^|\s)(?:nofollow|sponsored|ugc)(?:\s|$)/i;
const noAttributes: Attributes = new Map();

interface Kind {
  readonly kind: PageBlock["kind"];
  readonly level: number;
}
const paragraph: Kind = { kind: "paragraph", level: 0 };

function kindOf(name: string): Kind | null {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return { kind: "heading", level: Number(level) };
  if (name === "li" || name === "dt" || name === "dd") return { kind: "list-item", level: 0 };
  if (name === "td" || name === "th") return { kind: "cell", level: 0 };
  return name === "p" ? paragraph : null;
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
  #link: { readonly start: number; readonly address: string; readonly followed: boolean } | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#hasMain = /<(?:main|article)[\s>]/i.test(source);
  }

  open(name: string, attributes: Attributes, span: Span): void {
    if (mainNames.has(name)) this.#main += 1;
    if (skipped.has(name)) this.#skip += 1;
    if (blockNames.has(name)) this.#startBlock(kindOf(name) ?? this.#kind, span.start);
    if (!this.#isRead) return;
    if (name === "br") this.#out.space(span.start);
    if (name === "a") this.#openLink(attributes);
    if (name !== "img") return;
    this.#images.push({
      offset: this.#out.length,
      description: attributes.get("alt") ?? null,
      address: attributes.get("src") ?? "",
    });
  }

  close(name: string, span: Span): void {
    if (name === "a") this.#closeLink();
    if (blockNames.has(name)) this.#startBlock(paragraph, span.start);
    if (mainNames.has(name)) this.#main = Math.max(0, this.#main - 1);
    if (skipped.has(name)) this.#skip = Math.max(0, this.#skip - 1);
  }

  text({ start, end }: Span): void {
    if (!this.#isRead) return;
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
      links: this.#links,
      images: this.#images,
      head: head.finish(),
      toSource: (span) => map.toSource(span),
    };
  }

  get #isRead(): boolean {
    return this.#skip === 0 && (!this.#hasMain || this.#main > 0);
  }

  #startBlock(kind: Kind, offset: number): void {
    const end = this.#out.length;
    if (end > this.#blockStart) this.#blocks.push({ ...this.#kind, span: { start: this.#blockStart, end } });
    this.#out.endBlock(offset);
    this.#blockStart = this.#out.length;
    this.#kind = kind;
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

/**
 * Reads the source of a page: the text of its main part (or of all of it but menus, side columns and footers), with
 * places in the source; and its head. Scripts and style sheets are not run, so what they show or hide is not known.
 */
export function readHtmlPage(source: string): SeoPage {
  const taker = new PageTaker(source);
  const head = new HeadReader();
  let last = { name: "", attributes: noAttributes };
  for (const part of readHtmlParts(source)) {
    if (part.kind === "open") {
      last = part;
      head.open(part.name, part.attributes);
      taker.open(part.name, part.attributes, part.span);
    } else if (part.kind === "close") {
      taker.close(part.name, part.span);
    } else if (part.raw) {
      head.raw(last.name, last.attributes, source.slice(part.span.start, part.span.end), part.span);
    } else {
      taker.text(part.span);
    }
  }
  return taker.finish(head);
}
