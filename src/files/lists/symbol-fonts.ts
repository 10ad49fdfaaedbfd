/**
 * The Symbol font's places 0x20 to 0xFE as characters, from Adobe's published encoding of it (symbol.txt of the
 * Unicode Consortium's vendor mappings); parts of brackets built of several pieces are left as the plain bracket.
 */
const symbolPlaces =
  " !∀#∃%&∋()∗+,−./0123456789:;<=>?" +
  "≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_" +
  "\u203eαβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼ " +
  "                                " +
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓" +
  "°±″≥×∝∂•÷≠≡≈…|—↵" +
  "ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉" +
  "∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓" +
  "◊〈®©™∑(((\u005b\u005b\u005b{{{|" +
  " 〉∫∫∫∫)))\u005d\u005d\u005d}}}";

/** Places of the Wingdings fonts that documents use for bullets, boxes, arrows and ticks. */
const wingdings: Readonly<Record<number, string>> = {
  0x21: "✏",
  0x22: "✂",
  0x28: "☎",
  0x29: "✆",
  0x2a: "✉",
  0x3a: "💻",
  0x46: "☞",
  0x45: "☜",
  0x47: "☝",
  0x48: "☟",
  0x4a: "☺",
  0x4b: "😐",
  0x4c: "☹",
  0x52: "☼",
  0x54: "❄",
  0x6c: "●",
  0x6d: "❍",
  0x6e: "■",
  0x6f: "□",
  0x71: "❑",
  0x72: "❒",
  0x73: "⬧",
  0x74: "⧫",
  0x75: "◆",
  0x76: "❖",
  0x77: "⬥",
  0x80: "⓪",
  0x81: "①",
  0x82: "②",
  0x83: "③",
  0x84: "④",
  0x85: "⑤",
  0x86: "⑥",
  0x87: "⑦",
  0x88: "⑧",
  0x89: "⑨",
  0x8a: "⑩",
  0x8c: "❶",
  0x8d: "❷",
  0x8e: "❸",
  0x8f: "❹",
  0x90: "❺",
  0x91: "❻",
  0x92: "❼",
  0x93: "❽",
  0x94: "❾",
  0x95: "❿",
  0x9e: "·",
  0x9f: "•",
  0xa0: "▪",
  0xa1: "○",
  0xa4: "◉",
  0xa7: "▪",
  0xa8: "◻",
  0xab: "★",
  0xd8: "➢",
  0xdf: "←",
  0xe0: "→",
  0xe1: "↑",
  0xe2: "↓",
  0xe8: "➔",
  0xef: "⇦",
  0xf0: "⇨",
  0xf1: "⇧",
  0xf2: "⇩",
  0xf3: "⬄",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};

const wingdings2: Readonly<Record<number, string>> = {
  0x4f: "✗",
  0x50: "✓",
  0x51: "☒",
  0x52: "☑",
  0x53: "☒",
  0x54: "☒",
  0x97: "●",
  0xa3: "☐",
  0x2a: "☐",
};

/**
 * The character that stands at a place of a symbol font. Places are given as they are (0x20 to 0xFF) or in the
 * private use area (0xF020 to 0xF0FF), where documents move them; there the Symbol font is taken when none is named.
 * `null` for other fonts, and for places whose character is not known.
 */
export function readSymbol(code: number, font: string): string | null {
  const isMoved = code >= 0xf020 && code <= 0xf0ff;
  if (!isMoved && (code < 0x20 || code > 0xff)) return null;
  const place = code & 0xff;
  const name = font.toLowerCase();
  if (name === "wingdings") return wingdings[place] ?? null;
  if (name === "wingdings 2") return wingdings2[place] ?? null;
  if (name === "wingdings 3" || name === "webdings") return null;
  const isSymbol = name === "symbol" || name === "opensymbol" || name === "standardsymbolsps";
  if (!isSymbol && !isMoved) return null;
  const character = symbolPlaces[place - 0x20];
  return character === undefined || (character === " " && place !== 0x20) ? null : character;
}

/** Characters of the private use area that a symbol font put there, as the characters that they show. */
export function readSymbols(text: string, font: string): string {
  if (!/[\uf020-\uf0ff]/.test(text)) return text;
  return text.replace(
    /[\uf020-\uf0ff]/g,
    (character) => readSymbol(character.charCodeAt(0), font) ?? character,
  );
}
