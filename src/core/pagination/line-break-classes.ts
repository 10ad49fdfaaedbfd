import { isEastAsianWide } from "#core/characters/east-asian-width.ts";

/** The classes of UAX #14 (Unicode Line Breaking Algorithm, revision 53, 2024) that are told apart here. */
export const lineBreakClass = {
  alphabetic: 0,
  space: 1,
  zeroWidthSpace: 2,
  wordJoiner: 3,
  glue: 4,
  open: 5,
  close: 6,
  closeParenthesis: 7,
  quotation: 8,
  exclamation: 9,
  nonStarter: 10,
  breakAfter: 11,
  breakBefore: 12,
  breakBoth: 13,
  hyphen: 14,
  infixNumeric: 15,
  symbolBefore: 16,
  numeric: 17,
  prefixNumeric: 18,
  postfixNumeric: 19,
  inseparable: 20,
  ideographic: 21,
  combining: 22,
  hebrew: 23,
  /** A quotation mark that only opens or only closes (general category Pi, Pf), for the rules 15a and 15b. */
  openQuotation: 24,
  closeQuotation: 25,
} as const;

export type LineBreakClass = (typeof lineBreakClass)[keyof typeof lineBreakClass];
export const lineBreakClassCount = 26;

const c = lineBreakClass;

/** Characters of a class, and ranges of them as first and last. */
const members: readonly (readonly [LineBreakClass, string, ...(readonly [number, number])[]])[] = [
  [c.space, " "],
  [c.zeroWidthSpace, "\u200b"],
  [c.wordJoiner, "\u2060\ufeff"],
  [c.glue, "\u00a0\u202f\u2007\u2011\u034f\u035c\u0f08\u0f0c\u0f12\u180e"],
  [c.open, "([{¡¿‚„⁅⁽₍〈〈《「『【〔〖〘〚〝﴿（［｛｟｢⸘"],
  [c.close, "}、。〉〉》」』】〕〗〙〛〞〟，．｝｠｡｣､⁆⁾₎﴾"],
  [c.closeParenthesis, ")]）］"],
  [c.quotation, "\"'⹀"],
  [c.openQuotation, "‘“‛‟«‹⸂⸄⸉⸌⸜⸠"],
  [c.closeQuotation, "’”»›⸃⸅⸊⸍⸝⸡"],
  [c.exclamation, "!?؛؞؟！？՜՝՞߹።፧፨᥄᥅❢❣"],
  [c.nonStarter, "‼⁇⁈⁉〜〻゛゜ゝゞー・：；･ｰﾞﾟ々〵〼ヽヾ"],
  [c.nonStarter, "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ", [0x31f0, 0x31ff], [0xff67, 0xff6f]],
  [c.breakAfter, "\t\u00ad|\u2010–‒\u1680\u205f\u3000‧⁘⁙⁚⁛։־܀।॥๚๛", [0x2000, 0x2006], [0x2008, 0x200a]],
  [c.breakBefore, "´˟ˈˌ\u1806\u0f0b"],
  [c.breakBoth, "—⸺⸻"],
  [c.hyphen, "-"],
  [c.infixNumeric, ",.:;;։،؍‥︐︓︔"],
  [c.symbolBefore, "/"],
  [
    c.numeric,
    "٫٬",
    [0x30, 0x39],
    [0x660, 0x669],
    [0x6f0, 0x6f9],
    [0x966, 0x96f],
    [0x9e6, 0x9ef],
    [0xe50, 0xe59],
  ],
  [c.prefixNumeric, "$+\\£¥±€№−∓", [0x20a0, 0x20a6], [0x20a8, 0x20b5], [0x20b7, 0x20ba], [0x20bc, 0x20bd]],
  [c.postfixNumeric, "%¢°‰‱′″‴‵℃℉﷼﹪％￠₧₶₻₾؉؊٪"],
  [c.inseparable, "․‥…⋯"],
  [c.hebrew, "", [0x5d0, 0x5ea], [0xfb1d, 0xfb1d], [0xfb1f, 0xfb4e]],
];

const units = 0x10000;
let table: Uint8Array | null = null;

const mark = /^[\p{M}\u200d]$/u;

/**
 * The class of each UTF-16 unit. A high surrogate has that of wide characters (emoji, ideographs beyond the first
 * plane), a low one that of combining marks, so that pairs stay together. The array must not be written to.
 */
export function readLineBreakClasses(): Uint8Array {
  table ??= createTable();
  return table;
}

function createTable(): Uint8Array {
  const classes = new Uint8Array(units);
  for (let code = 0x80; code < units; code += 1) classes[code] = generalClass(code);
  for (const [kind, characters, ...ranges] of members) {
    for (const character of characters) classes[character.charCodeAt(0)] = kind;
    for (const [first, last] of ranges) classes.fill(kind, first, last + 1);
  }
  return classes;
}

function generalClass(code: number): LineBreakClass {
  if (code >= 0xdc00 && code <= 0xdfff) return c.combining;
  if (code >= 0xd800 && code <= 0xdbff) return c.ideographic;
  if (mark.test(String.fromCharCode(code))) return c.combining;
  return isEastAsianWide(code) ? c.ideographic : c.alphabetic;
}
