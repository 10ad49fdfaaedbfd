/** Where text goes. */
export type Destination =
  /** To the part that is open. */
  | "text"
  | "skipped"
  | "fonts"
  | "styles"
  /** To the code of the field around it. */
  | "field-code"
  /** To the number or bullet of the paragraph. */
  | "list-marker"
  | "property-name"
  | "property-value"
  /** Nowhere, but words in it count. */
  | "properties";

/** What a group can change, and its end undoes. */
export interface GroupState {
  destination: Destination;
  bold: boolean;
  italic: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  isMovedAway: boolean;
  /** Who deleted the text, and when. */
  deleter: string;
  font: number | null;
  /** How many characters for older readers follow one given by its number. */
  substitutes: number;
  address: string | null;
  /** Done when the group ends. */
  end: (() => void) | null;
}

/** What paragraphs can be told, until they are reset. */
export interface ParagraphState {
  isInTable: boolean;
  /** How deep in tables, where it is said. */
  tableDepth: number | null;
  headingLevel: number | null;
  listLevel: number;
}

export interface Font {
  name: string;
  charset: number | null;
  page: number | null;
}

/** A picture or shape that is open. */
export interface OpenShape {
  hasPicture: boolean;
  description: string;
  propertyName: string;
  propertyValue: string;
}

export function newGroupState(): GroupState {
  return {
    destination: "text",
    bold: false,
    italic: false,
    isHidden: false,
    isDeleted: false,
    isMovedAway: false,
    deleter: "",
    font: null,
    substitutes: 1,
    address: null,
    end: null,
  };
}

export function newParagraphState(): ParagraphState {
  return { isInTable: false, tableDepth: null, headingLevel: null, listLevel: 0 };
}
