import type { ByteView } from "./byte-view.ts";
import { readModifiers } from "./property-modifiers.ts";

/** How characters look and what they are, as far as it matters to their text. */
export interface CharacterProperties {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly isHidden: boolean;
  /** Hidden at the end of a paragraph only, so that two paragraphs of different styles stand in one line. */
  readonly isStyleSeparator: boolean;
  readonly isDeleted: boolean;
  /** Who deleted them and when: pieces with the same are one deletion. */
  readonly deletion: string;
  /** A control character is the object that it stands for only where this is set. */
  readonly isSpecial: boolean;
  readonly font: number;
  /** The character of a symbol font that is shown in place of the one in the text. */
  readonly symbol: { readonly font: number; readonly code: number } | null;
  /** Where in the data stream the picture lies that a picture character stands for. */
  readonly picture: number | null;
}

export const plainCharacters: CharacterProperties = {
  bold: false,
  italic: false,
  isHidden: false,
  isStyleSeparator: false,
  isDeleted: false,
  deletion: "",
  isSpecial: false,
  font: 0,
  symbol: null,
  picture: null,
};

/** Properties of character styles, by their index in the style sheet. */
export type CharacterStyles = (style: number, under: CharacterProperties) => CharacterProperties;

/** A switch: off, on, as the style has it, or the opposite of that. */
function toggled(operand: ByteView, style: boolean): boolean {
  const value = operand.u8(0);
  if (value === 0x80) return style;
  if (value === 0x81) return !style;
  return value !== 0;
}

const codes = {
  isDeleted: 0x0800,
  isStyleSeparator: 0x0818,
  bold: 0x0835,
  italic: 0x0836,
  isHidden: 0x083c,
  isSpecial: 0x0855,
  plain: 0x2a33,
  deletedBy: 0x4863,
  deletedAt: 0x6864,
  font: 0x4a4f,
  style: 0x4a30,
  picture: 0x6a03,
  symbol: 0x6a09,
} as const;

/** Applies modifiers to properties; `under` is what switches refer to as the style's. */
export function applyCharacterModifiers(
  list: ByteView,
  under: CharacterProperties,
  styles: CharacterStyles,
): CharacterProperties {
  let style = under;
  let deletedBy = "";
  let properties = under;
  for (const { code, operand } of readModifiers(list)) {
    switch (code) {
      case codes.style:
        style = styles(operand.u16(0), under);
        properties = { ...properties, bold: style.bold, italic: style.italic, isHidden: style.isHidden };
        break;
      case codes.plain:
        properties = { ...style, isSpecial: properties.isSpecial };
        break;
      case codes.bold:
        properties = { ...properties, bold: toggled(operand, style.bold) };
        break;
      case codes.italic:
        properties = { ...properties, italic: toggled(operand, style.italic) };
        break;
      case codes.isHidden:
        properties = { ...properties, isHidden: toggled(operand, style.isHidden) };
        break;
      case codes.isStyleSeparator:
        properties = { ...properties, isStyleSeparator: toggled(operand, style.isStyleSeparator) };
        break;
      case codes.isDeleted:
        properties = { ...properties, isDeleted: toggled(operand, style.isDeleted) };
        break;
      case codes.isSpecial:
        properties = { ...properties, isSpecial: operand.u8(0) !== 0 };
        break;
      case codes.deletedBy:
      case codes.deletedAt:
        deletedBy += `${code === codes.deletedBy ? operand.u16(0) : operand.u32(0)} `;
        properties = { ...properties, deletion: deletedBy };
        break;
      case codes.font:
        properties = { ...properties, font: operand.u16(0) };
        break;
      case codes.picture:
        properties = { ...properties, picture: operand.u32(0), isSpecial: true };
        break;
      case codes.symbol:
        properties = {
          ...properties,
          symbol: { font: operand.u16(0), code: operand.u16(2) },
          isSpecial: true,
        };
        break;
    }
  }
  return properties;
}
