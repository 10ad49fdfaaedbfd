import type { Span } from "#core/document/span.ts";
import type { Attributes } from "./html-tags.ts";
import { voidElements } from "./html-tags.ts";
import type { DataScript } from "./seo-page.ts";

/** An item as JSON-LD would give it; each property has the list of its values. */
type Item = Record<string, unknown[] | string>;

/** An element that is open, with the item that it holds or is, and the property whose value its text is. */
interface OpenElement {
  readonly name: string;
  readonly item: Item | null;
  readonly property: { readonly names: readonly string[]; readonly of: Item; text: string } | null;
}

const mostItems = 500;
const deepest = 300;
const longestText = 500;

/** The attribute that holds the value of a property, by element (HTML Standard, 5.2.4); the text of any other. */
const valueAttributes: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  track: "src",
  video: "src",
  object: "data",
  data: "value",
  meter: "value",
  time: "datetime",
};

function namesOf(attribute: string | undefined): readonly string[] {
  return (attribute ?? "").split(/\s+/).filter((name) => name !== "");
}

function addValue(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    if (name === "@type" || name === "@context") continue;
    const values = Object.hasOwn(item, name) ? item[name] : [];
    item[name] = [...(Array.isArray(values) ? values : []), value];
  }
}

/**
 * Takes down the items that a page marks by microdata of schema.org (HTML Standard, 5), as JSON-LD would tell them. Items
 * put together by `itemref` are not followed.
 */
export class MicrodataReader {
  readonly #items: { readonly item: Item; readonly source: Span }[] = [];
  #open: OpenElement[] = [];
  #count = 0;

  open(name: string, attributes: Attributes, span: Span): void {
    const isItem = attributes.has("itemscope") && this.#count < mostItems;
    // Most pages have none: nothing is kept until the first item begins.
    if (!isItem && this.#open.length === 0) return;
    const holder = this.#holder();
    const names = holder === null ? [] : namesOf(attributes.get("itemprop"));
    const item = isItem ? this.#begin(attributes, holder === null || names.length === 0 ? span : null) : null;
    let property: OpenElement["property"] = null;
    if (holder !== null && names.length > 0) {
      const value = item ?? attributes.get("content") ?? attributes.get(valueAttributes[name] ?? "");
      if (value === undefined) property = { names, of: holder, text: "" };
      else addValue(holder, names, value);
    }
    if (!voidElements.has(name) && this.#open.length < deepest) this.#open.push({ name, item, property });
  }

  close(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at < 0) return;
    for (const { property } of this.#open.slice(at).toReversed()) this.#finishProperty(property);
    this.#open = this.#open.slice(0, at);
  }

  text({ start, end }: Span, source: string): void {
    for (const { property } of this.#open) {
      if (property === null || property.text.length >= longestText) continue;
      property.text += source.slice(start, Math.min(end, start + longestText));
    }
  }

  finish(): readonly DataScript[] {
    for (const { property } of this.#open.toReversed()) this.#finishProperty(property);
    return this.#items.map(({ item, source }) => ({ text: JSON.stringify(item), source }));
  }

  #holder(): Item | null {
    return this.#open.findLast(({ item }) => item !== null)?.item ?? null;
  }

  /** Begins an item; one that is no value of another is kept with its place. */
  #begin(attributes: Attributes, place: Span | null): Item {
    const types = namesOf(attributes.get("itemtype"));
    const vocabulary = /^https?:\/\/(?:www\.)?schema\.org\//i;
    const item: Item = {};
    if (types.length > 0) item["@type"] = types.map((type) => type.replace(vocabulary, ""));
    this.#count += 1;
    if (place !== null && types.some((type) => vocabulary.test(type))) {
      item["@context"] = "https://schema.org";
      this.#items.push({ item, source: place });
    }
    return item;
  }

  #finishProperty(property: OpenElement["property"]): void {
    if (property !== null) addValue(property.of, property.names, property.text.replace(/\s+/g, " ").trim());
  }
}
