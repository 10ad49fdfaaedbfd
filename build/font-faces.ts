/** The fonts of a page, as style rules, by when they are asked for. */
export interface PartedFaces {
  /** Known to the page from the start. */
  readonly first: string;
  /** Those that letters of the page ask for besides the first fonts; empty for most pages. */
  readonly later: string;
}

const face = /@font-face\s*\{[^}]*\}/g;
/** The fonts that nearly every page is written in: upright, with the letters of western languages. */
const firstFont = /-latin-wght-normal-/;
const italicFace = /font-style:\s*italic/;
const italicElement = /<(?:em|i|cite|dfn|var|address|blockquote)[\s>]/;
const rangeList = /unicode-range:\s*([^;}]*)/;
const range = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi;
const notText = /<(script|style|noscript)\b[\s\S]*?<\/\1>|<[^>]*>/g;
const reference = /&#(x?)([0-9a-f]+);/gi;

function charactersOf(html: string): readonly number[] {
  const text = html
    .slice(Math.max(0, html.indexOf("<body")))
    .replaceAll(notText, "")
    .replaceAll(reference, (_all, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === "" ? 10 : 16)),
    );
  return [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
}

/** Whether one of the characters is in the `unicode-range` of a face; a face without one has all. */
function covers(rule: string, characters: readonly number[]): boolean {
  const list = rangeList.exec(rule)?.[1];
  if (list === undefined) return true;
  return Array.from(list.matchAll(range), ([, from = "", to]) => [
    Number.parseInt(from.replaceAll("?", "0"), 16),
    Number.parseInt(to ?? from.replaceAll("?", "f"), 16),
  ]).some(([from = 0, to = 0]) => characters.some((character) => from <= character && character <= to));
}

/**
 * Parts `@font-face` rules by what a page is written with. A browser fetches the font of every letter before it paints
 * the page, in front of all else; so the fonts of single letters, and of words in italics, come after the first paint.
 * Those that no letter asks for cost nothing, and stay: a font that is added later has the whole page laid out again.
 */
export function partFontFaces(rules: string, html: string): PartedFaces {
  const characters = charactersOf(html);
  const hasItalics = italicElement.test(html);
  const isLater = (rule: string) =>
    rule.includes("url(") &&
    !firstFont.test(rule) &&
    (hasItalics || !italicFace.test(rule)) &&
    covers(rule, characters);
  const faces = rules.match(face) ?? [];
  return {
    first: faces.filter((rule) => !isLater(rule)).join(""),
    later: faces.filter(isLater).join(""),
  };
}
