/** Characters of Unicode that look like styled letters. */
export const unicodeStyles = [
  "bold",
  "italic",
  "bold-italic",
  "script",
  "bold-script",
  "fraktur",
  "bold-fraktur",
  "double-struck",
  "sans",
  "sans-bold",
  "sans-italic",
  "sans-bold-italic",
  "monospace",
  "circled",
  "negative-circled",
  "squared",
  "negative-squared",
  "parenthesised",
  "small-caps",
  "full-width",
  "superscript",
  "subscript",
  "upside-down",
] as const;
export type UnicodeStyle = (typeof unicodeStyles)[number];

const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SMALL = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";

/** Where the letters of a style begin: capitals, small letters, digits; `null` for none. */
type Starts = readonly [capitals: number | null, small: number | null, digits: number | null];

const starts: Readonly<Partial<Record<UnicodeStyle, Starts>>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e, null],
  "bold-italic": [0x1d468, 0x1d482, null],
  script: [0x1d49c, 0x1d4b6, null],
  "bold-script": [0x1d4d0, 0x1d4ea, null],
  fraktur: [0x1d504, 0x1d51e, null],
  "bold-fraktur": [0x1d56c, 0x1d586, null],
  "double-struck": [0x1d538, 0x1d552, 0x1d7d8],
  sans: [0x1d5a0, 0x1d5ba, 0x1d7e2],
  "sans-bold": [0x1d5d4, 0x1d5ee, 0x1d7ec],
  "sans-italic": [0x1d608, 0x1d622, null],
  "sans-bold-italic": [0x1d63c, 0x1d656, null],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
  circled: [0x24b6, 0x24d0, null],
  "negative-circled": [0x1f150, null, null],
  squared: [0x1f130, null, null],
  "negative-squared": [0x1f170, null, null],
  parenthesised: [0x1f110, 0x249c, null],
};

/** Letters that stood in Unicode before the mathematical alphabets, whose places there are empty. */
const exceptions: Readonly<Partial<Record<UnicodeStyle, string>>> = {
  italic: "hℎ",
  script: "BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ",
  fraktur: "CℭHℌIℑRℜZℨ",
  "double-struck": "CℂHℍNℕPℙQℚRℝZℤ",
  circled: "0⓪1①2②3③4④5⑤6⑥7⑦8⑧9⑨",
  "negative-circled": "0⓿1❶2❷3❸4❹5❺6❻7❼8❽9❾",
  parenthesised: "1⑴2⑵3⑶4⑷5⑸6⑹7⑺8⑻9⑼",
  "small-caps": "aᴀbʙcᴄdᴅeᴇfꜰgɢhʜiɪjᴊkᴋlʟmᴍnɴoᴏpᴘqꞯrʀsꜱtᴛuᴜvᴠwᴡyʏzᴢ",
  superscript:
    "0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖq𐞥rʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻAᴬBᴮDᴰEᴱGᴳHᴴIᴵJᴶKᴷLᴸMᴹNᴺOᴼPᴾRᴿTᵀUᵁVⱽWᵂ",
  subscript: "0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ",
  "upside-down":
    "aɐbqcɔdpeǝfɟgƃhɥiᴉjɾkʞlꞁmɯnupdqbrɹtʇunvʌwʍyʎA∀BꓭCƆDꓷEƎFℲGꓨJſKꓘL⅂MWPԀQꝹRꓤTꓕU∩VꓥWMY⅄1⇂2ᘔ3Ɛ4߈5ϛ697ㄥ96.˙,'',?¿!¡())([]][{}}{<>><_‾&⅋;؛\"„",
};

function pairsOf(style: UnicodeStyle): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const alphabets = [CAPITALS, SMALL, DIGITS];
  for (const [index, start] of (starts[style] ?? []).entries()) {
    if (start === null) continue;
    for (const [place, letter] of Array.from(alphabets[index] ?? "").entries())
      pairs.set(letter, String.fromCodePoint(start + place));
  }
  if (style === "full-width") {
    for (let code = 0x21; code <= 0x7e; code += 1)
      pairs.set(String.fromCharCode(code), String.fromCharCode(code + 0xfee0));
    pairs.set(" ", "\u3000");
  }
  const listed = Array.from(exceptions[style] ?? "");
  for (let index = 0; index + 1 < listed.length; index += 2)
    pairs.set(listed[index] ?? "", listed[index + 1] ?? "");
  // A style that has capitals alone writes small letters with them.
  if (["negative-circled", "squared", "negative-squared"].includes(style)) {
    for (const [place, letter] of Array.from(SMALL).entries())
      pairs.set(letter, pairs.get(CAPITALS.charAt(place)) ?? letter);
  }
  return pairs;
}

const tables = new Map<UnicodeStyle, ReadonlyMap<string, string>>();

function tableOf(style: UnicodeStyle): ReadonlyMap<string, string> {
  const known = tables.get(style);
  if (known !== undefined) return known;
  const made = pairsOf(style);
  tables.set(style, made);
  return made;
}

/**
 * Writes a text with the characters of Unicode that look styled. Letters without such a character stay; accents stay
 * on their letters. Upside down also turns the order of the characters in each line.
 */
export function applyUnicodeStyle(text: string, style: UnicodeStyle): string {
  const table = tableOf(style);
  const styled = Array.from(text.normalize("NFD"), (character) => table.get(character) ?? character)
    .join("")
    .normalize("NFC");
  return style === "upside-down" ? reverseLines(styled) : styled;
}

function reverseLines(text: string): string {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  return text.replace(/[^\r\n]+/g, (line) =>
    // Short calls: segmenting one long string at once is slow.
    (line.match(/[\s\S]{1,1000}(?!\p{M})/gu) ?? [line])
      .map((piece) =>
        Array.from(graphemes.segment(piece), ({ segment }) => segment)
          .toReversed()
          .join(""),
      )
      .toReversed()
      .join(""),
  );
}

let plainLetters: ReadonlyMap<string, string> | null = null;
let turnedLetters: ReadonlyMap<string, string> | null = null;

/** Styled characters whose plain letter is not theirs by Unicode's compatibility mappings either. */
function readPlainLetters(): ReadonlyMap<string, string> {
  plainLetters ??= new Map(
    unicodeStyles
      .filter((style) => style !== "upside-down")
      .flatMap((style) => [...tableOf(style)].map(([plain, styled]) => [styled, plain] as const))
      .toReversed(),
  );
  return plainLetters;
}

function readTurnedLetters(): ReadonlyMap<string, string> {
  turnedLetters ??= new Map(
    [...tableOf("upside-down")]
      .map(([plain, turned]) => [turned, plain] as const)
      .filter(([turned]) => turned.length > 0),
  );
  return turnedLetters;
}

/** Letters that are only ever written to stand upside down. */
const TURNED = /[ɐɔǝɟƃɥᴉɾʞꞁɯɹʇʌʍʎꓭꓷƎℲꓨꓘ⅂Ԁꓤꓕꓥ⅄⇂ᘔϛ߈⅋]/u;

/**
 * Writes styled text plainly again: every character of `unicodeStyles` becomes its letter. A line that holds letters
 * of the upside-down alphabet is turned round. Styles that have capitals alone come back in capitals.
 */
export function removeUnicodeStyle(text: string): string {
  const plain = readPlainLetters();
  return text.replace(/[^\r\n]+/g, (line) => {
    const upright = TURNED.test(line) ? turnUpright(line) : line;
    return Array.from(upright.normalize("NFD"), (character) => plain.get(character) ?? character)
      .join("")
      .normalize("NFC");
  });
}

function turnUpright(line: string): string {
  const turned = readTurnedLetters();
  const letters = Array.from(line.normalize("NFD"), (character) => turned.get(character) ?? character).join(
    "",
  );
  return reverseLines(letters.normalize("NFC"));
}
