/** Control words that stand for a character. */
export const characterWords: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["page", "\n"],
  ["column", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["bullet", "•"],
  ["emspace", "\u2003"],
  ["enspace", "\u2002"],
  ["qmspace", "\u2005"],
  ["zwj", "\u200d"],
  ["zwnj", "\u200c"],
  ["zwbo", "\u200b"],
  ["zwnbo", "\u2060"],
  ["ltrmark", "\u200e"],
  ["rtlmark", "\u200f"],
]);

/** Those of them that may stand in for a character given by its number, for readers that do not know Unicode. */
export const substituteWords: ReadonlySet<string> = new Set([
  "emdash",
  "endash",
  "lquote",
  "rquote",
  "ldblquote",
  "rdblquote",
  "bullet",
  "emspace",
  "enspace",
  "qmspace",
]);

/** Control symbols that stand for a character. */
export const characterSymbols: ReadonlyMap<string, string> = new Map([
  ["~", "\u00a0"],
  ["-", "\u00ad"],
  ["_", "\u2011"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
  ["\t", "\t"],
]);

/** Destinations whose text is none of the document's, of those that are not marked as to be skipped. */
export const skippedDestinations: ReadonlySet<string> = new Set([
  "colortbl",
  "info",
  "themedata",
  "colorschememapping",
  "datastore",
  "latentstyles",
  "listtable",
  "listoverridetable",
  "list",
  "listlevel",
  "leveltext",
  "levelnumbers",
  "listname",
  "listoverride",
  "rsidtbl",
  "generator",
  "revtbl",
  "filetbl",
  "pgptbl",
  "xmlnstbl",
  "mmathPr",
  "userprops",
  "docvar",
  "template",
  "ftnsep",
  "ftnsepc",
  "ftncn",
  "aftnsep",
  "aftnsepc",
  "aftncn",
  "nonshppict",
  "shprslt",
  "nonesttables",
  "tc",
  "tcn",
  "xe",
  "rxe",
  "txe",
  "objdata",
  "objclass",
  "objname",
  "private",
  "comment",
  "falt",
  "panose",
  "pntxta",
  "pntxtb",
  "formfield",
  "background",
  "mmathPict",
]);

/** Destinations marked as to be skipped by readers that do not know them, and known here. */
export const knownDestinations: ReadonlySet<string> = new Set([
  "fldinst",
  "shpinst",
  "shppict",
  "shptxt",
  "annotation",
  "ud",
  "footnote",
  "nesttableprops",
  "moMath",
  "moMathPara",
  "picprop",
  "sp",
  "do",
  "dptxbxtext",
]);

/** Signs before the parts of formulas, in one line. */
export const formulaSigns: ReadonlyMap<string, string> = new Map([
  ["mden", "/"],
  ["msup", "^"],
  ["msub", "_"],
  ["mdeg", "√"],
]);

/** Whether a destination holds properties of a formula. */
export function isFormulaProperties(name: string): boolean {
  return /^m[a-zA-Z]+Pr$/.test(name);
}
