import { childOf, childrenOf, childValue, type XmlElement } from "../xml/xml-tree.ts";
import { readToggle, readWhole, type StyleSheet } from "./style-sheet.ts";

/** One level of a list: how its numbers look and when they begin again. */
export interface ListLevel {
  readonly start: number;
  /** A name of ST_NumberFormat. */
  readonly format: string;
  /** How many digits a number has at least. */
  readonly leastDigits: number;
  /** The number with what stands around it: "%1.%2)". */
  readonly text: string;
  readonly font: string;
  /** The numbers of the levels above are shown in digits, whatever their own format. */
  readonly isLegal: boolean;
  /** Begins again after this level or one above it, from 1; 0 for never; `null` for after any level above. */
  readonly restart: number | null;
  /** The paragraph style whose paragraphs are of this level. */
  readonly style: string | null;
}

/** A list as paragraphs refer to it: its levels, and where it begins otherwise than the list it is made from. */
export interface ListDefinition {
  /** Lists with the same origin go on with one another's numbers. */
  readonly origin: string;
  readonly levels: ReadonlyMap<number, ListLevel>;
  readonly starts: ReadonlyMap<number, number>;
}

interface Origin {
  readonly levels: ReadonlyMap<number, ListLevel>;
  readonly styleLink: string | null;
}

/** A level's children, of which Word wraps those that older programs do not know. */
function unwrapped(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child) => {
    if (child.name !== "mc:AlternateContent") return [child];
    return childOf(child, "mc:Choice")?.children ?? childOf(child, "mc:Fallback")?.children ?? [];
  });
  return { ...element, children };
}

function readLevel(wrapped: XmlElement): ListLevel {
  const element = unwrapped(wrapped);
  const format = childValue(element, "w:numFmt") ?? "decimal";
  // A format of one's own is written as its first numbers: "001, 002, 003, ...".
  const custom = /^0*1/.exec(childOf(element, "w:numFmt")?.attributes.get("w:format") ?? "")?.[0] ?? "";
  const fonts = childOf(childOf(element, "w:rPr"), "w:rFonts")?.attributes;
  return {
    start:
      readWhole(childValue(element, "w:start"), 1_000_000) ?? (childOf(element, "w:start") === null ? 0 : 1),
    format: format === "custom" ? "decimal" : format,
    leastDigits: format === "custom" ? custom.length : 1,
    text: childValue(element, "w:lvlText") ?? "",
    font: fonts?.get("w:ascii") ?? fonts?.get("w:hAnsi") ?? "",
    isLegal: childOf(element, "w:isLgl") !== null && readToggle(childValue(element, "w:isLgl")),
    restart: readWhole(childValue(element, "w:lvlRestart"), 9),
    style: childValue(element, "w:pStyle"),
  };
}

function readLevels(element: XmlElement): ReadonlyMap<number, ListLevel> {
  const levels = new Map<number, ListLevel>();
  for (const level of childrenOf(element, "w:lvl")) {
    const index = readWhole(level.attributes.get("w:ilvl"), 8);
    if (index !== null) levels.set(index, readLevel(level));
  }
  return levels;
}

/** Reads the lists of a document, by the ids that its paragraphs use (ISO/IEC 29500-1, 17.9). */
export function readNumbering(
  root: XmlElement | null,
  styles: StyleSheet,
): ReadonlyMap<string, ListDefinition> {
  const origins = new Map<string, Origin>();
  for (const element of childrenOf(root, "w:abstractNum")) {
    origins.set(element.attributes.get("w:abstractNumId") ?? "", {
      levels: readLevels(element),
      styleLink: childValue(element, "w:numStyleLink"),
    });
  }
  const originOf = new Map<string, string>();
  for (const element of childrenOf(root, "w:num")) {
    originOf.set(element.attributes.get("w:numId") ?? "", childValue(element, "w:abstractNumId") ?? "");
  }
  /** A list that only refers to a style of lists has the levels that the style's own list has. */
  const followLinks = (first: string): string => {
    let id = first;
    for (let step = 0; step < 8; step += 1) {
      const link = origins.get(id)?.styleLink ?? null;
      const numbering = link === null ? null : styles.numberingOf(link);
      const next = numbering === null ? undefined : originOf.get(numbering);
      if (next === undefined || next === id) break;
      id = next;
    }
    return id;
  };
  const definitions = new Map<string, ListDefinition>();
  for (const element of childrenOf(root, "w:num")) {
    const id = element.attributes.get("w:numId") ?? "";
    const origin = followLinks(originOf.get(id) ?? "");
    const levels = new Map(origins.get(origin)?.levels);
    const starts = new Map<number, number>();
    for (const override of childrenOf(element, "w:lvlOverride")) {
      const index = readWhole(override.attributes.get("w:ilvl"), 8);
      if (index === null) continue;
      const level = childOf(override, "w:lvl");
      if (level !== null) levels.set(index, readLevel(level));
      const start = readWhole(childValue(override, "w:startOverride"), 1_000_000);
      if (start !== null) starts.set(index, start);
    }
    definitions.set(id, { origin, levels, starts });
  }
  return definitions;
}
