import { childOf, type XmlElement } from "../xml/xml-tree.ts";

/** What a style says about text; `null` where it says nothing. */
export interface OdtStyle {
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly isHidden: boolean | null;
  /** The numbering that paragraphs of the style are in; "" for none. */
  readonly listStyle: string | null;
}

interface StoredStyle extends OdtStyle {
  readonly parent: string | null;
}

/** How the numbers or bullets of one level of a list look. */
export interface OdtListLevel {
  /** A name of ST_NumberFormat; "none" where no number is shown, `null` for bullets. */
  readonly format: string | null;
  readonly prefix: string;
  readonly suffix: string;
  /** How many levels are shown, this one the last. */
  readonly shownLevels: number;
  readonly start: number;
  readonly bullet: string;
  readonly font: string;
}

const nothing: OdtStyle = { bold: null, italic: null, isHidden: null, listStyle: null };

/** What is written as the format of numbers (ODF 1.3 part 3, 19.506), by the names used here. */
const numberFormats: Readonly<Record<string, string>> = {
  "": "none",
  "1": "decimal",
  a: "lowerLetter",
  A: "upperLetter",
  i: "lowerRoman",
  I: "upperRoman",
  "01": "decimalZero",
  "一, 二, 三, ...": "chineseCounting",
  "①, ②, ③, ...": "decimalEnclosedCircle",
  "甲, 乙, 丙, ...": "ideographTraditional",
  "子, 丑, 寅, ...": "ideographZodiac",
  "ア, イ, ウ, ...": "aiueo",
  "イ, ロ, ハ, ...": "iroha",
  "가, 나, 다, ...": "ganada",
  "ㄱ, ㄴ, ㄷ, ...": "chosung",
  "أ, ب, ت, ...": "arabicAlpha",
  "ก, ข, ค, ...": "thaiLetters",
  "א, ב, ג, ...": "hebrew1",
  "א, י, ק, ...": "hebrew1",
  "А, Б, .., Аа, Аб, ... (ru)": "russianUpper",
  "А, Б, .., Аа, Бб, ... (ru)": "russianUpper",
  "а, б, .., аа, аб, ... (ru)": "russianLower",
  "а, б, .., аа, бб, ... (ru)": "russianLower",
  "Α, Β, Γ, ... (gr)": "greekUpper",
  "α, β, γ, ... (gr)": "greekLower",
};

function isBold(weight: string | undefined): boolean | null {
  if (weight === undefined) return null;
  return weight === "bold" || Number(weight) >= 600;
}

function readStyle(element: XmlElement): StoredStyle {
  const text = childOf(element, "style:text-properties")?.attributes;
  const slant = text?.get("fo:font-style");
  const display = text?.get("text:display");
  return {
    bold: isBold(text?.get("fo:font-weight")),
    italic: slant === undefined ? null : slant !== "normal",
    isHidden: display === undefined ? null : display === "none",
    listStyle: element.attributes.get("style:list-style-name") ?? null,
    parent: element.attributes.get("style:parent-style-name") ?? null,
  };
}

function readListLevel(element: XmlElement): OdtListLevel {
  const { attributes } = element;
  const isNumber = element.name.endsWith("-number") || element.name === "text:outline-level-style";
  const sync = attributes.get("style:num-letter-sync") === "true";
  const written = attributes.get("style:num-format") ?? "";
  const format = Object.hasOwn(numberFormats, written) ? (numberFormats[written] ?? "decimal") : "decimal";
  const columns: Readonly<Record<string, string>> = {
    lowerLetter: "columnLower",
    upperLetter: "columnUpper",
  };
  const font = childOf(element, "style:text-properties")?.attributes;
  return {
    // Letters go on with aa, bb when they are in step, and else with aa, ab.
    format: isNumber ? (sync ? format : (columns[format] ?? format)) : null,
    prefix: attributes.get("style:num-prefix") ?? "",
    suffix: attributes.get("style:num-suffix") ?? "",
    shownLevels: Math.min(10, Math.max(1, Number(attributes.get("text:display-levels") ?? 1) || 1)),
    start: Math.min(1_000_000, Math.max(0, Number(attributes.get("text:start-value") ?? 1) || 0)),
    bullet: attributes.get("text:bullet-char") ?? "",
    font: font?.get("style:font-name") ?? font?.get("fo:font-family") ?? "",
  };
}

/** The styles of a document, named and automatic ones together. */
export class OdtStyles {
  readonly #styles = new Map<string, StoredStyle>();
  readonly #resolved = new Map<string, OdtStyle>();
  readonly #lists = new Map<string, ReadonlyMap<number, OdtListLevel>>();

  /** Takes down a style of text or paragraphs, of lists, or of the outline. */
  add(element: XmlElement): void {
    const name = element.attributes.get("style:name") ?? "";
    if (element.name === "style:style") {
      this.#styles.set(`${element.attributes.get("style:family") ?? ""} ${name}`, readStyle(element));
      return;
    }
    const levels = new Map<number, OdtListLevel>();
    for (const child of element.children) {
      const level = Number(child.attributes.get("text:level") ?? 0);
      if (level >= 1 && level <= 10) levels.set(level, readListLevel(child));
    }
    this.#lists.set(element.name === "text:outline-style" ? outlineList : name, levels);
  }

  /** A style with all that it is based on. */
  get(family: "text" | "paragraph", name: string | null): OdtStyle {
    if (name === null) return nothing;
    const key = `${family} ${name}`;
    const before = this.#resolved.get(key);
    if (before !== undefined) return before;
    let resolved = nothing;
    const seen = new Set<string>();
    for (let next: string | null = name; next !== null && !seen.has(next);) {
      seen.add(next);
      const style: StoredStyle | undefined = this.#styles.get(`${family} ${next}`);
      if (style === undefined) break;
      resolved = {
        bold: resolved.bold ?? style.bold,
        italic: resolved.italic ?? style.italic,
        isHidden: resolved.isHidden ?? style.isHidden,
        listStyle: resolved.listStyle ?? style.listStyle,
      };
      next = style.parent;
    }
    this.#resolved.set(key, resolved);
    return resolved;
  }

  listLevel(style: string, level: number): OdtListLevel | null {
    return this.#lists.get(style)?.get(level) ?? null;
  }
}

/** The name under which the numbering of headings is kept among those of lists; no list can have it. */
export const outlineList = "\0outline";
