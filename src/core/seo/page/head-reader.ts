import type { Span } from "#core/document/span.ts";
import { decodeCharacters } from "./html-entities.ts";
import type { Attributes } from "./html-tags.ts";
import { MicrodataReader } from "./microdata.ts";
import type { DataScript, HeadPart, PageHead } from "./seo-page.ts";

const mostScripts = 50;
const mostLinks = 500;

function tidy(text: string): string {
  return decodeCharacters(text).replace(/\s+/g, " ").trim();
}

/** Takes down what a page says about itself while its tags are read. */
export class HeadReader {
  #title: string | null = null;
  #description: string | null = null;
  #language: string | null = null;
  #robots: string | null = null;
  #hasViewport = false;
  readonly #canonicals: string[] = [];
  readonly #social = new Map<string, string>();
  readonly #alternates: { readonly language: string; readonly address: string }[] = [];
  readonly #data: DataScript[] = [];
  readonly #microdata = new MicrodataReader();
  #base: string | null = null;
  readonly #places = new Map<HeadPart, Span[]>();

  open(name: string, attributes: Attributes, span: Span): void {
    this.#microdata.open(name, attributes, span);
    if (name === "html" && attributes.has("lang")) {
      this.#language = attributes.get("lang")?.trim() ?? null;
      this.#addPlace("language", span);
    }
    // The first one counts (HTML Standard, 4.2.3).
    if (name === "base") this.#base ??= attributes.get("href")?.trim() ?? null;
    if (name === "meta") this.#meta(attributes, span);
    if (name === "link") this.#link(attributes, span);
  }

  close(name: string): void {
    this.#microdata.close(name);
  }

  text(span: Span, source: string): void {
    this.#microdata.text(span, source);
  }

  /** The content of an element without tags. */
  raw(name: string, attributes: Attributes, text: string, source: Span): void {
    if (name === "title" && this.#title === null) {
      this.#title = tidy(text);
      this.#addPlace("title", source);
    }
    const isData = /^\s*application\/ld\+json\b/i.test(attributes.get("type") ?? "");
    if (name === "script" && isData && this.#data.length < mostScripts) this.#data.push({ text, source });
  }

  finish(): PageHead {
    const [canonical] = this.#places.get("canonical") ?? [];
    if (canonical !== undefined) this.#addPlace("slug", canonical);
    return {
      title: this.#title,
      description: this.#description,
      slug: slugOfAddress(this.#canonicals[0] ?? this.#social.get("og:url") ?? null),
      language: this.#language,
      robots: this.#robots,
      hasViewport: this.#hasViewport,
      canonicals: this.#canonicals,
      social: this.#social,
      alternates: this.#alternates,
      data: [...this.#data, ...this.#microdata.finish()],
      base: this.#base,
      places: this.#places,
    };
  }

  #addPlace(part: HeadPart, span: Span): void {
    const places = this.#places.get(part) ?? [];
    if (places.length < mostLinks) places.push(span);
    this.#places.set(part, places);
  }

  #meta(attributes: Attributes, span: Span): void {
    const name = (attributes.get("name") ?? attributes.get("property") ?? "").trim().toLowerCase();
    const content = tidy(attributes.get("content") ?? "");
    if (name === "description" && this.#description === null) {
      this.#description = content;
      this.#addPlace("description", span);
    }
    if (name === "robots" || name === "googlebot") {
      this.#robots = this.#robots === null ? content : `${this.#robots}, ${content}`;
      this.#addPlace("robots", span);
    }
    if (name === "viewport") this.#hasViewport = true;
    const isSocial = /^(?:og|article|twitter|fb):/.test(name);
    if (isSocial && !this.#social.has(name) && this.#social.size < mostLinks) {
      this.#social.set(name, content);
      this.#addPlace("social", span);
    }
  }

  #link(attributes: Attributes, span: Span): void {
    const relations = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
    const address = (attributes.get("href") ?? "").trim();
    if (relations.includes("canonical") && this.#canonicals.length < mostLinks) {
      this.#canonicals.push(address);
      this.#addPlace("canonical", span);
    }
    const language = attributes.get("hreflang");
    if (relations.includes("alternate") && language !== undefined && this.#alternates.length < mostLinks) {
      this.#alternates.push({ language: language.trim(), address });
      this.#addPlace("alternates", span);
    }
  }
}

/** The last part of an address's path; `null` for none. */
export function slugOfAddress(address: string | null): string | null {
  const path = address?.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "").replace(/[?#].*$/, "") ?? "";
  const slug = path.split("/").findLast((part) => part !== "");
  return slug === undefined ? null : slug.replace(/\.[a-z0-9]{1,5}$/i, "");
}
