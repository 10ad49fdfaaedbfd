/** Letters with their names in HTML (HTML Standard, 13.5), in the same order. */
const latin: readonly (readonly [letters: string, names: string])[] = [
  [
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ",
    `Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde
    Ograve Oacute Ocirc Otilde Ouml Oslash Ugrave Uacute Ucirc Uuml Yacute THORN`,
  ],
  [
    "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
    `szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth
    ntilde ograve oacute ocirc otilde ouml oslash ugrave uacute ucirc uuml yacute thorn yuml`,
  ],
  [
    "ŒœŠšŽžŸąćęłńśźżčďěňřťůıİğş",
    `OElig oelig Scaron scaron Zcaron zcaron Yuml aogon cacute eogon lstrok nacute sacute
    zacute zdot ccaron dcaron ecaron ncaron rcaron tcaron uring imath Idot gbreve scedil`,
  ],
  [
    "αβγδεζηθικλμνξοπρστυφχψω",
    "alpha beta gamma delta epsi zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsi phi chi psi omega",
  ],
];

/** Named characters of HTML that prose uses; others stay as they are written. */
const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    latin.flatMap(([letters, names]) => {
      const ofNames = names.trim().split(/\s+/);
      return Array.from(letters, (letter, index) => [ofNames[index] ?? "", letter] as const);
    }),
  ),
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  lsaquo: "‹",
  rsaquo: "›",
  bull: "•",
  middot: "·",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  sect: "§",
  para: "¶",
  deg: "°",
  plusmn: "±",
  times: "×",
  divide: "÷",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  larr: "←",
  rarr: "→",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200c",
  zwj: "\u200d",
  iexcl: "¡",
  iquest: "¿",
  epsilon: "ε",
  upsilon: "υ",
  sup1: "¹",
  sup2: "²",
  sup3: "³",
  ordf: "ª",
  ordm: "º",
  micro: "µ",
  not: "¬",
  curren: "¤",
  brvbar: "¦",
  macr: "¯",
  acute: "´",
  cedil: "¸",
  uml: "¨",
  uarr: "↑",
  darr: "↓",
  harr: "↔",
  minus: "−",
  ne: "≠",
  le: "≤",
  ge: "≥",
  asymp: "≈",
  infin: "∞",
  radic: "√",
  sum: "∑",
  check: "✓",
  hearts: "♥",
  star: "☆",
  dagger: "†",
  Dagger: "‡",
  permil: "‰",
  prime: "′",
  Prime: "″",
  lrm: "\u200e",
  rlm: "\u200f",
  numsp: "\u2007",
  Tab: "\t",
  NewLine: "\n",
  excl: "!",
  num: "#",
  dollar: "$",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  ast: "*",
  plus: "+",
  comma: ",",
  period: ".",
  sol: "/",
  colon: ":",
  semi: ";",
  equals: "=",
  quest: "?",
  commat: "@",
  lsqb: "[",
  rsqb: "]",
  lowbar: "_",
  lbrace: "{",
  rbrace: "}",
  vert: "|",
};

/** A reference to a character: by its number or by its name (HTML Standard, 13.5). */
export const characterReference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));?/g;

/** What numbers from 128 to 159 mean, as old pages meant them (HTML Standard, 13.2.5.80): Windows-1252. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The character of a reference as `characterReference` found it; `null` for one that is not known. */
export function decodeReference(decimal?: string, hexadecimal?: string, name?: string): string | null {
  if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? null) : null;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (code >= 128 && code < 160) return windows1252.charAt(code - 128);
  const isCharacter = code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

/** A text of HTML, such as the value of an attribute, with its references decoded. */
export function decodeCharacters(text: string): string {
  return text.replace(
    characterReference,
    (whole, decimal?: string, hexadecimal?: string, name?: string) =>
      decodeReference(decimal, hexadecimal, name) ?? whole,
  );
}
