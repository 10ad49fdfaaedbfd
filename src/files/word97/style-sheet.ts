import type { ByteView } from "./byte-view.ts";
import { noBytes } from "./byte-view.ts";
import {
  applyCharacterModifiers,
  plainCharacters,
  type CharacterProperties,
} from "./character-properties.ts";
import { applyParagraphModifiers, plainParagraph, type ParagraphProperties } from "./paragraph-properties.ts";

interface StyleDefinition {
  readonly kind: "paragraph" | "character" | "other";
  /** The number that built-in styles have in all documents: 1 to 9 for headings. */
  readonly builtIn: number;
  readonly base: number;
  readonly paragraphModifiers: ByteView;
  readonly characterModifiers: ByteView;
}

interface ResolvedStyle {
  readonly paragraph: ParagraphProperties;
  readonly characters: CharacterProperties;
}

const noStyle = 0x0fff;
/** Styles are based on one another at most this deep ([MS-DOC] allows 11 in a chain). */
const mostBases = 32;

/** The modifiers of a style, each list with its length before it and padded to an even one. */
function readLists(definition: ByteView, from: number, count: number): readonly ByteView[] {
  const lists: ByteView[] = [];
  let at = from;
  for (let index = 0; index < count && at + 2 <= definition.length; index += 1) {
    const size = Math.min(definition.u16(at), definition.length - at - 2);
    lists.push(definition.slice(at + 2, size));
    at += 2 + size + (size % 2);
  }
  return lists;
}

function readDefinition(definition: ByteView, baseBytes: number): StyleDefinition {
  const kindAndBase = definition.u16(2);
  const count = definition.u16(4) & 0xf;
  const nameLength = definition.u16(baseBytes);
  const lists = readLists(definition, baseBytes + 2 + 2 * (nameLength + 1), count);
  const kind = kindAndBase & 0xf;
  const first = lists[0] ?? noBytes;
  return {
    kind: kind === 1 ? "paragraph" : kind === 2 ? "character" : "other",
    builtIn: definition.u16(0) & 0xfff,
    base: kindAndBase >> 4,
    // The list of a paragraph style begins with the style's own index.
    paragraphModifiers: kind === 1 && first.length >= 2 ? first.slice(2, first.length - 2) : noBytes,
    characterModifiers: (kind === 1 ? lists[1] : kind === 2 ? first : undefined) ?? noBytes,
  };
}

/** The styles of a document ([MS-DOC] 2.9.271, STSH), each with what the styles it is based on say. */
export class StyleSheet {
  readonly #definitions: readonly (StyleDefinition | null)[];
  readonly #resolved = new Map<number, ResolvedStyle>();

  constructor(definitions: readonly (StyleDefinition | null)[]) {
    this.#definitions = definitions;
  }

  paragraph(style: number): ParagraphProperties {
    return this.#resolve(style, 0).paragraph;
  }

  /** How characters of paragraphs of a style look. */
  charactersOfParagraph(style: number): CharacterProperties {
    return this.#resolve(style, 0).characters;
  }

  /** How characters look when a character style is put on them. */
  characters(style: number, under: CharacterProperties): CharacterProperties {
    return this.#applyCharacterStyle(style, under, 0);
  }

  #applyCharacterStyle(style: number, under: CharacterProperties, depth: number): CharacterProperties {
    const definition = this.#definitions[style] ?? null;
    if (definition?.kind !== "character" || depth > mostBases) return under;
    const base = this.#applyCharacterStyle(definition.base, under, depth + 1);
    return applyCharacterModifiers(definition.characterModifiers, base, (_, same) => same);
  }

  #resolve(style: number, depth: number): ResolvedStyle {
    const known = this.#resolved.get(style);
    if (known !== undefined) return known;
    const definition = this.#definitions[style] ?? null;
    const plain = { paragraph: { ...plainParagraph, style }, characters: plainCharacters };
    if (definition?.kind !== "paragraph" || depth > mostBases) return plain;
    const base = definition.base === noStyle ? plain : this.#resolve(definition.base, depth + 1);
    const { builtIn } = definition;
    const isHeading = builtIn >= 1 && builtIn <= 9;
    const under = {
      ...base.paragraph,
      style,
      outlineLevel: isHeading ? builtIn - 1 : base.paragraph.outlineLevel,
    };
    const resolved = {
      paragraph: applyParagraphModifiers(definition.paragraphModifiers, under, () => noBytes),
      characters: applyCharacterModifiers(definition.characterModifiers, base.characters, (_, same) => same),
    };
    this.#resolved.set(style, resolved);
    return resolved;
  }
}

/** Reads the style sheet. A definition that is not whole ends it: the styles before it hold. */
export function readStyleSheet(table: ByteView): StyleSheet {
  const definitions: (StyleDefinition | null)[] = [];
  if (table.length < 6) return new StyleSheet(definitions);
  const count = table.u16(2);
  const baseBytes = table.u16(4);
  let at = 2 + table.u16(0);
  while (definitions.length < count && at + 2 <= table.length) {
    const size = table.u16(at);
    if (at + 2 + size > table.length) break;
    const isWhole = size >= baseBytes + 4 && baseBytes >= 10;
    definitions.push(isWhole ? readDefinition(table.slice(at + 2, size), baseBytes) : null);
    at += 2 + size + (size % 2);
  }
  return new StyleSheet(definitions);
}
