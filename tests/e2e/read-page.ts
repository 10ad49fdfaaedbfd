import { Parser } from "htmlparser2";

/** An element that matters to a crawl, by its attributes. */
export type Attributes = Readonly<Record<string, string>>;

/** What a crawl needs to know of a page. */
export interface PageReading {
  readonly language: string;
  readonly title: string;
  /** By name or property; a name that stands twice has both values. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** `link` elements of the head. */
  readonly relations: readonly Attributes[];
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly Attributes[];
  /** Addresses of what the page loads by itself: scripts, styles, pictures. */
  readonly resources: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly structuredData: readonly string[];
  /** The text between the tags, with white space collapsed; neither scripts nor styles. */
  readonly text: string;
}

const loaded = new Set(["stylesheet", "icon", "manifest", "modulepreload", "preload", "apple-touch-icon"]);

function addressesIn(sourceSet: string): readonly string[] {
  return sourceSet
    .split(",")
    .map((part) => part.trim().split(/\s+/)[0] ?? "")
    .filter((address) => address !== "");
}

function resourcesOf(name: string, { src, srcset, href, rel }: Attributes): readonly string[] {
  if (name === "link") return href !== undefined && rel !== undefined && loaded.has(rel) ? [href] : [];
  if (!["img", "script", "source", "iframe", "video", "audio"].includes(name)) return [];
  return [...(src === undefined ? [] : [src]), ...addressesIn(srcset ?? "")];
}

/** Collapses white space as a browser does when it shows a text. */
export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Reads a page's markup, without running any of it. */
export function readPage(html: string): PageReading {
  const meta = new Map<string, readonly string[]>();
  const relations: Attributes[] = [];
  const headings: string[] = [];
  const links: string[] = [];
  const images: Attributes[] = [];
  const resources: string[] = [];
  const ids = new Set<string>();
  const structuredData: string[] = [];
  let language = "";
  let title = "";
  let text = "";
  let hidden: "script" | "style" | "data" | null = null;
  let heading: string | null = null;
  let isInTitle = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, content, href } = attributes;
      if (id !== undefined) ids.add(id);
      if (name === "html") language = attributes["lang"] ?? "";
      if (name === "title") isInTitle = true;
      if (name === "meta" && content !== undefined) {
        const key = attributes["name"] ?? attributes["property"] ?? "";
        meta.set(key, [...(meta.get(key) ?? []), content]);
      }
      if (name === "link") relations.push(attributes);
      if (name === "a" && href !== undefined) links.push(href);
      if (name === "img") images.push(attributes);
      if (name === "h1") heading = "";
      resources.push(...resourcesOf(name, attributes));
      if (name === "script") {
        hidden = attributes["type"] === "application/ld+json" ? "data" : "script";
        if (hidden === "data") structuredData.push("");
      } else if (name === "style") {
        hidden = "style";
      } else {
        text += " ";
      }
    },
    ontext(part) {
      if (hidden === "data") structuredData.push(`${structuredData.pop() ?? ""}${part}`);
      if (hidden !== null) return;
      if (isInTitle) title += part;
      else text += part;
      if (heading !== null) heading += part;
    },
    onclosetag(name) {
      if (name === "script" || name === "style") hidden = null;
      if (name === "title") isInTitle = false;
      if (name === "h1" && heading !== null) {
        headings.push(collapse(heading));
        heading = null;
      }
    },
  });
  parser.end(html);
  return {
    language,
    title: collapse(title),
    meta,
    relations,
    headings,
    links,
    images,
    resources,
    ids,
    structuredData,
    text: collapse(text),
  };
}
