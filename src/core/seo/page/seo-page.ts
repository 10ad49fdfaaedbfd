import type { Span } from "#core/document/span.ts";

/**
 * A block of a page's text. Cells of tables stand apart: they are words, but seldom sentences. So do captions of pictures
 * and tables, which are no paragraphs of the text. What stands in a block
 * quotation, whatever it is there, is a quotation: words of another, which nobody is to mend.
 */
export interface PageBlock {
  readonly kind: "paragraph" | "heading" | "list-item" | "cell" | "caption" | "quotation";
  /** 1 to 9 for headings, else 0. */
  readonly level: number;
  /** In the page's text. */
  readonly span: Span;
}

export interface PageLink {
  /** Its words, in the page's text. */
  readonly span: Span;
  readonly address: string;
  /** `false` where the page asks search engines not to follow it (`rel` of nofollow, sponsored or ugc). */
  readonly followed: boolean;
}

export interface PageImage {
  /** Where it stands in the page's text. */
  readonly offset: number;
  /** The alternative text; `null` where the page gives none at all, which differs from an empty one. */
  readonly description: string | null;
  readonly address: string;
}

/** Structured data as JSON-LD: the text of a script, or what microdata says; and where it stands in the source. */
export interface DataScript {
  readonly text: string;
  readonly source: Span;
}

/** A thing that a page says about itself. */
export type HeadPart =
  | "title"
  | "description"
  | "slug"
  | "language"
  | "robots"
  | "canonical"
  | "alternates"
  | "social";

/** What a page says about itself, outside its text. */
export interface PageHead {
  readonly title: string | null;
  readonly description: string | null;
  readonly slug: string | null;
  readonly language: string | null;
  readonly robots: string | null;
  readonly hasViewport: boolean;
  readonly canonicals: readonly string[];
  /** Open Graph and Twitter properties by name, such as `og:title`; the first of each. */
  readonly social: ReadonlyMap<string, string>;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  readonly data: readonly DataScript[];
  /** What relative addresses of the page begin at (`<base>`); `null` for the page itself. */
  readonly base: string | null;
  /** Where in the source each thing is said; what is said several times has several places, in their order. */
  readonly places: ReadonlyMap<HeadPart, readonly Span[]>;
}

/** A page as its readers see it, whatever it was written in. */
export interface SeoPage {
  readonly format: "plain" | "document" | "markdown" | "html";
  /** The words alone, without marks. */
  readonly text: string;
  readonly blocks: readonly PageBlock[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  /** `null` where the format has no place for it. */
  readonly head: PageHead | null;
  /** Where a span of `text` stands in what was given. */
  toSource(span: Span): Span;
}

/** A structure of a text, as readers of documents give it. */
export interface PageStructure {
  readonly blocks: readonly {
    readonly kind: "paragraph" | "heading" | "list-item";
    readonly level: number;
    readonly span: Span;
    readonly marker: Span;
    readonly cell: object | null;
  }[];
  readonly links: readonly { readonly span: Span; readonly address: string }[];
  readonly images: readonly {
    readonly offset: number;
    readonly description: string;
    readonly address: string;
  }[];
}

/** Whether an object is a structure of a text; for what crosses a boundary between programs. */
export function isPageStructure(value: object): value is PageStructure {
  return (
    "blocks" in value &&
    Array.isArray(value.blocks) &&
    "links" in value &&
    Array.isArray(value.links) &&
    "images" in value &&
    Array.isArray(value.images)
  );
}

/** A head in which nothing is said. */
export const emptyHead: PageHead = {
  title: null,
  description: null,
  slug: null,
  language: null,
  robots: null,
  hasViewport: false,
  canonicals: [],
  social: new Map(),
  alternates: [],
  data: [],
  base: null,
  places: new Map(),
};

/** Where the source of a page says this of itself; empty where it does not. */
export function placesInHead({ head }: SeoPage, part: HeadPart): readonly Span[] {
  return head?.places.get(part) ?? [];
}

/** Where the source says a field, if what is assessed is what stands there and not what a person gave in its stead. */
export function placesOfField(
  page: SeoPage,
  field: "title" | "description" | "slug",
  assessed: string,
): readonly Span[] {
  return assessed !== "" && page.head?.[field] === assessed ? placesInHead(page, field) : [];
}
