/** How letter case is folded. */
export interface CaseFolding {
  /** Fold I to ı and İ to i, as Turkish and Azerbaijani have it. */
  readonly turkish?: boolean;
}

const TURKISH_I: Readonly<Record<string, string>> = { I: "ı", İ: "i" };
/** Characters that lower case does not fold: capitals are what Cherokee folds to. */
const CHEROKEE = /[\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf]/;
/** Runs that are the same folded as in lower case. */
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Folds letter case, to compare texts in which it makes no difference: Unicode's full case folding
 * (The Unicode Standard, section 3.13, toCasefold; the mappings C and F, or T for Turkish). It does not depend on
 * the reader's locale. Straße and STRASSE fold to strasse, ΟΔΌΣ and οδός to οδόσ. The result is for comparing, not
 * for showing, and may be longer than the text.
 */
export function foldCase(text: string, { turkish = false }: CaseFolding = {}): string {
  if (!turkish && PLAIN.test(text)) return text.toLowerCase();
  let folded = "";
  for (const character of text) folded += foldCharacter(character, turkish);
  return folded;
}

function foldCharacter(character: string, turkish: boolean): string {
  if (turkish && TURKISH_I[character] !== undefined) return TURKISH_I[character];
  if (character === "ı") return character;
  if (character === "İ") return "i\u0307";
  if (character === "ẞ") return "ss";
  if (CHEROKEE.test(character)) return character.toUpperCase();
  // By way of upper case, so that ß, ſ, ς and ligatures meet their other forms.
  return Array.from(character.toUpperCase(), (upper) => upper.toLowerCase()).join("");
}

/** Letters that hold a stroke or another letter, which Unicode does not take apart. */
const lettersApart: Readonly<Record<string, string>> = {
  Æ: "AE",
  æ: "ae",
  Œ: "OE",
  œ: "oe",
  Ø: "O",
  ø: "o",
  Ð: "D",
  ð: "d",
  Đ: "D",
  đ: "d",
  Þ: "TH",
  þ: "th",
  ẞ: "SS",
  ß: "ss",
  Ł: "L",
  ł: "l",
  Ħ: "H",
  ħ: "h",
  Ŧ: "T",
  ŧ: "t",
  Ŋ: "N",
  ŋ: "n",
  ı: "i",
};
const LIGATURE = /[\ufb00-\ufb06]/g;
const LETTER_APART = new RegExp(`[${Object.keys(lettersApart).join("")}]`, "g");
/** A letter of a script whose marks can be left out, and the marks on it. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;
/** Stress marks and the dots of ё; й, ї and ў are letters of their own. */
const CYRILLIC_MARKED = /(\p{Script=Cyrillic})[\u0300\u0301]+|([Ее])\u0308/gu;
/** Points that show vowels and doubled consonants. */
const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;

/**
 * Takes the marks off letters, to compare texts that were typed with and without them: Latin and Greek letters lose
 * every mark, Cyrillic ones the stress and ё its dots, Hebrew and Arabic their points. Letters with a stroke and
 * ligatures become plain ones (ø: o, ß: ss, æ: ae; as in the transform Latin-ASCII of CLDR). Marks that make another
 * letter stay: й, the voicing of kana, the vowel signs of Indic scripts. The result is in normalisation form C.
 */
export function foldDiacritics(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(MARKED, "$1")
    .replace(CYRILLIC_MARKED, "$1$2")
    .replace(POINTS, "")
    .replace(LIGATURE, (ligature) => ligature.normalize("NFKC"))
    .replace(LETTER_APART, (letter) => lettersApart[letter] ?? letter)
    .normalize("NFC");
}
