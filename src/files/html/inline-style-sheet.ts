/** What the `style` attribute of an element says about its text; a property that it does not speak of is absent. */
export interface CssSays {
  bold?: boolean;
  italic?: boolean;
  isHidden?: boolean;
  keepsSpace?: boolean;
  /** The element holds the number of a list item, as Word writes it into HTML. */
  isListMarker?: boolean;
  /** How deep the list item is that Word made of the element, from 1. */
  listLevel?: number;
  hasNoMarker?: boolean;
  font?: string;
}

function isBold(value: string): boolean | null {
  if (/^(bold|bolder)\b/.test(value)) return true;
  if (/^(normal|lighter)\b/.test(value)) return false;
  const weight = Number.parseInt(value, 10);
  return Number.isNaN(weight) ? null : weight >= 600;
}

const readers: Readonly<Record<string, (says: CssSays, value: string) => void>> = {
  "font-weight"(says, value) {
    const bold = isBold(value);
    if (bold !== null) says.bold = bold;
  },
  "font-style"(says, value) {
    says.italic = /^(italic|oblique)\b/.test(value);
  },
  display(says, value) {
    if (value.startsWith("none")) says.isHidden = true;
  },
  visibility(says, value) {
    if (/^(hidden|collapse)\b/.test(value)) says.isHidden = true;
  },
  "mso-hide"(says, value) {
    if (value.startsWith("all")) says.isHidden = true;
  },
  "white-space"(says, value) {
    says.keepsSpace = /^(pre|pre-wrap|break-spaces)\b/.test(value);
  },
  "mso-list"(says, value) {
    if (value.startsWith("ignore")) says.isListMarker = true;
    const level = /\blevel([1-9])\b/.exec(value)?.[1];
    if (level !== undefined) says.listLevel = Number(level);
  },
  "list-style"(says, value) {
    if (/\bnone\b/.test(value)) says.hasNoMarker = true;
  },
  "list-style-type"(says, value) {
    if (value.startsWith("none")) says.hasNoMarker = true;
  },
  "font-family"(says, value) {
    says.font = value.split(",")[0]?.replace(/["']/g, "").trim() ?? "";
  },
};

/** Reads a `style` attribute. Only the properties that change what text is shown, and how, are looked at. */
export function readInlineCss(style: string): CssSays {
  const says: CssSays = {};
  if (style === "") return says;
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    if (Object.hasOwn(readers, name))
      readers[name]?.(
        says,
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return says;
}
