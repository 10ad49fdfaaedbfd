/** Elements of which nothing is shown in a page that runs no scripts and plays no media. */
export const unshownElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "head",
  "title",
  "noscript",
  "noframes",
  "noembed",
  "iframe",
  "object",
  "embed",
  "video",
  "audio",
  "canvas",
  "svg",
  "select",
  "datalist",
  "textarea",
  "map",
  "rp",
  "annotation",
  "annotation-xml",
]);

/** What may stand in the head of a page; anything else ends it. */
export const headElements: ReadonlySet<string> = new Set([
  "title",
  "meta",
  "link",
  "base",
  "script",
  "style",
  "noscript",
  "template",
]);

/** Elements without content. */
export const voidElements: ReadonlySet<string> = new Set([
  "area",
  "base",
  "basefont",
  "bgsound",
  "br",
  "col",
  "embed",
  "frame",
  "hr",
  "img",
  "input",
  "keygen",
  "link",
  "meta",
  "param",
  "source",
  "track",
  "wbr",
]);

/** Blocks that stand apart from what is around them, with some space. */
const spacedBlocks = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "menu",
  "dir",
  "dl",
  "pre",
  "blockquote",
  "figure",
  "table",
  "hr",
  "fieldset",
  "listing",
  "xmp",
  "plaintext",
]);

/** Blocks that begin on a new line. */
const tightBlocks = new Set([
  "div",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "caption",
  "section",
  "article",
  "aside",
  "header",
  "footer",
  "main",
  "nav",
  "address",
  "center",
  "details",
  "summary",
  "dialog",
  "figcaption",
  "form",
  "legend",
  "optgroup",
  "search",
  "hgroup",
  "body",
  "html",
]);

/** How an element separates its text from what is around it; `null` for one that stands within a line. */
export function blockGap(name: string): "space" | "line" | null {
  if (spacedBlocks.has(name)) return "space";
  return tightBlocks.has(name) ? "line" : null;
}

/** Elements that a new one ends, if they are open within the given boundaries (HTML Standard, 13.1.2.4). */
export const endedBy: Readonly<
  Record<string, { readonly names: readonly string[]; readonly within: readonly string[] }>
> = {
  li: { names: ["li"], within: ["ul", "ol", "menu", "dir"] },
  dt: { names: ["dt", "dd"], within: ["dl"] },
  dd: { names: ["dt", "dd"], within: ["dl"] },
  tr: { names: ["tr", "caption"], within: ["table"] },
  td: { names: ["td", "th"], within: ["tr", "table"] },
  th: { names: ["td", "th"], within: ["tr", "table"] },
  thead: { names: ["thead", "tbody", "tfoot", "caption"], within: ["table"] },
  tbody: { names: ["thead", "tbody", "tfoot", "caption"], within: ["table"] },
  tfoot: { names: ["thead", "tbody", "tfoot", "caption"], within: ["table"] },
  rt: { names: ["rt", "rp"], within: ["ruby"] },
  rp: { names: ["rt", "rp"], within: ["ruby"] },
};

/** Elements that end an open paragraph only outside of these. */
export const paragraphBoundaries: readonly string[] = ["td", "th", "caption", "table", "button", "body"];
