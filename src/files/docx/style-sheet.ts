import { childOf, childrenOf, childValue, type XmlElement } from "../xml/xml-tree.ts";

/** What a style says of a property that can be on or off; `null` when it says nothing. */
export type Toggle = boolean | null;

/** What a style comes to, with all that it is based on. */
export interface ResolvedStyle {
  readonly bold: Toggle;
  readonly italic: Toggle;
  readonly isHidden: Toggle;
  /** 1 to 9; `null` when it is no heading. */
  readonly headingLevel: number | null;
  readonly numberingId: string | null;
  readonly numberingLevel: number | null;
}

interface Style extends ResolvedStyle {
  readonly basedOn: string | null;
  /** What an outline level of "body text" says: that a style based on a heading is none. */
  readonly isBodyText: boolean;
}

const nothing: ResolvedStyle = {
  bold: null,
  italic: null,
  isHidden: null,
  headingLevel: null,
  numberingId: null,
  numberingLevel: null,
};

/** ISO/IEC 29500-1, 17.17.4: present without a value is on. */
export function readToggle(value: string | null): boolean {
  return value === null || !["0", "false", "off"].includes(value.toLowerCase());
}

function toggleOf(properties: XmlElement | null, name: string): Toggle {
  const element = childOf(properties, name);
  return element === null ? null : readToggle(element.attributes.get("w:val") ?? null);
}

/** A whole number from 0 to `most`; `null` for anything else. */
export function readWhole(value: string | null | undefined, most: number): number | null {
  if (value === null || value === undefined || !/^\d{1,9}$/.test(value.trim())) return null;
  const number = Number(value);
  return number <= most ? number : null;
}

function readStyle(element: XmlElement): Style {
  const run = childOf(element, "w:rPr");
  const paragraph = childOf(element, "w:pPr");
  const numbering = childOf(paragraph, "w:numPr");
  const outline = readWhole(childValue(paragraph, "w:outlineLvl"), 9);
  // The names of the built-in styles are English in every language of the program; their ids are not.
  const named = /^heading ([1-9])$/i.exec(childValue(element, "w:name") ?? "")?.[1];
  return {
    bold: toggleOf(run, "w:b"),
    italic: toggleOf(run, "w:i"),
    isHidden: toggleOf(run, "w:vanish"),
    headingLevel: outline !== null && outline < 9 ? outline + 1 : named === undefined ? null : Number(named),
    isBodyText: outline === 9,
    numberingId: childValue(numbering, "w:numId"),
    numberingLevel: readWhole(childValue(numbering, "w:ilvl"), 8),
    basedOn: childValue(element, "w:basedOn"),
  };
}

/** The styles of a document. */
export class StyleSheet {
  readonly #styles = new Map<string, Style>();
  readonly #resolved = new Map<string, ResolvedStyle>();
  readonly #defaultParagraph: string | null = null;
  /** What the document says of runs that no style speaks of. */
  readonly defaults: { readonly bold: boolean; readonly italic: boolean };

  /** From the root of the part of styles; `null` for a document without one. */
  constructor(root: XmlElement | null) {
    const defaultRun = childOf(childOf(childOf(root, "w:docDefaults"), "w:rPrDefault"), "w:rPr");
    this.defaults = {
      bold: toggleOf(defaultRun, "w:b") === true,
      italic: toggleOf(defaultRun, "w:i") === true,
    };
    for (const element of childrenOf(root, "w:style")) {
      const id = element.attributes.get("w:styleId") ?? "";
      this.#styles.set(id, readStyle(element));
      const isDefault = readToggle(element.attributes.get("w:default") ?? "0");
      if (isDefault && element.attributes.get("w:type") === "paragraph") this.#defaultParagraph = id;
    }
  }

  /** A paragraph style with all that it is based on; the default one for no id or an unknown one. */
  paragraph(id: string | null): ResolvedStyle {
    const known = id !== null && this.#styles.has(id) ? id : this.#defaultParagraph;
    return known === null ? nothing : this.#resolve(known);
  }

  /** A style of characters with all that it is based on; one that says nothing for no id or an unknown one. */
  run(id: string | null): ResolvedStyle {
    return id === null ? nothing : this.#resolve(id);
  }

  /** The numbering of a style of lists, or of any other; `null` when it has none. */
  numberingOf(id: string): string | null {
    return this.#resolve(id).numberingId;
  }

  #resolve(id: string): ResolvedStyle {
    const before = this.#resolved.get(id);
    if (before !== undefined) return before;
    let resolved = nothing;
    let isBodyText = false;
    const seen = new Set<string>();
    for (let next: string | null = id; next !== null && !seen.has(next);) {
      seen.add(next);
      const style: Style | undefined = this.#styles.get(next);
      if (style === undefined) break;
      resolved = {
        bold: resolved.bold ?? style.bold,
        italic: resolved.italic ?? style.italic,
        isHidden: resolved.isHidden ?? style.isHidden,
        headingLevel: resolved.headingLevel ?? (isBodyText ? null : style.headingLevel),
        numberingId: resolved.numberingId ?? style.numberingId,
        numberingLevel: resolved.numberingLevel ?? style.numberingLevel,
      };
      isBodyText ||= style.isBodyText;
      next = style.basedOn;
    }
    this.#resolved.set(id, resolved);
    return resolved;
  }
}
