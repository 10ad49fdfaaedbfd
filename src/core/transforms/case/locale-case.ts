/** Whose rules of letter case hold, and how the German ß is written in capitals. */
export interface CaseLocale {
  /** A BCP 47 tag; only its language matters. What is no tag stands for no language: the rules that all share. */
  readonly language: string;
  /** Write ẞ for ß in capitals, as German spelling has allowed since 2017, instead of SS. Default: false. */
  readonly capitalSharpS?: boolean;
}

/** The rules that all languages share (The Unicode Standard, section 3.13). */
export const sharedLocale: CaseLocale = { language: "und" };

const LANGUAGE = /^[a-z]{2,3}(?=$|[-_])/i;
const TITLE_DIGRAPH = /^[\u01c4-\u01cc\u01f1-\u01f3]/;
const GEORGIAN = /^\p{Script=Georgian}/u;
const IOTA_SUBSCRIPT =
  /^[\u1f80-\u1faf\u1fb2-\u1fb4\u1fb7\u1fbc\u1fc2-\u1fc4\u1fc7\u1fcc\u1ff2-\u1ff4\u1ff7\u1ffc]/;
const FIRST_LETTER = /^(?:.\p{M}*)/su;
const DUTCH_IJ = /^(?:i\u0301?j\u0301?|íj\u0301?)/i;

/** The language of a tag in lower case: `pt` for `pt-BR`, `und` for what is no tag. */
export function primaryLanguage(tag: string): string {
  return LANGUAGE.exec(tag)?.[0].toLowerCase() ?? "und";
}

/**
 * A text in capitals, by Unicode's full mappings and the rules of a language: ı and i for Turkish and Azerbaijani,
 * no tonos for Greek (μαΐου: ΜΑΪΟΥ), no added dots for Lithuanian, ԵՎ for և in Armenian. Georgian becomes Mtavruli,
 * which is meant for texts all in capitals. The result may be longer than the text.
 */
export function toUpper(text: string, locale: CaseLocale): string {
  const language = primaryLanguage(locale.language);
  let prepared = text;
  if (locale.capitalSharpS === true) prepared = prepared.replaceAll("ß", "ẞ");
  // Unicode's mapping is that of the classical spelling; the reformed one, of Armenia, has վ.
  if (language === "hy") prepared = prepared.replaceAll("և", "ԵՎ");
  return prepared.toLocaleUpperCase(language);
}

/**
 * A text in small letters, by Unicode's full mappings and the rules of a language: I is ı in Turkish and
 * Azerbaijani, accented Lithuanian letters keep their dots, sigma at the end of a word is ς.
 */
export function toLower(text: string, locale: CaseLocale): string {
  return text.toLocaleLowerCase(primaryLanguage(locale.language));
}

/**
 * A text with its first letter as at the start of a word (Unicode's title case), the rest as it is: ǆ becomes ǅ, ﬁ
 * Fi, ß Ss; the Dutch ij becomes IJ. Georgian stays as it is: it has no capitals at the start of words. A text that
 * begins with something else than a letter is given back.
 */
export function toTitleStart(text: string, locale: CaseLocale): string {
  if (GEORGIAN.test(text)) return text;
  const language = primaryLanguage(locale.language);
  if (language === "nl" && DUTCH_IJ.test(text)) {
    return text.replace(DUTCH_IJ, (digraph) => digraph.toUpperCase());
  }
  return text.replace(FIRST_LETTER, (letter) => titleLetter(letter, locale, language));
}

function titleLetter(letter: string, locale: CaseLocale, language: string): string {
  const first = String.fromCodePoint(letter.codePointAt(0) ?? 0);
  const marks = letter.slice(first.length);
  if (TITLE_DIGRAPH.test(first)) return titleDigraph(first) + marks;
  if (IOTA_SUBSCRIPT.test(first)) return titleIota(first) + marks;
  if (first === "ß") return (locale.capitalSharpS === true ? "ẞ" : "Ss") + marks;
  if (first === "և") return language === "hy" ? "Եվ" : "Եւ";
  // Greek keeps the accent on a capital at the start of a word; only texts all in capitals lose it.
  const upper = language === "el" ? letter.toUpperCase() : letter.toLocaleUpperCase(language);
  if (first.toUpperCase().length === first.length) return upper;
  // A ligature, or a letter that is several in capitals: of these only the first is one.
  const several = first.toUpperCase();
  const lead = String.fromCodePoint(several.codePointAt(0) ?? 0);
  return lead + (first === "ŉ" ? "N" : several.slice(lead.length).toLowerCase()) + marks;
}

/** The middle one of each three digraphs, such as Ǆ ǅ ǆ, is the one for the start of a word. */
function titleDigraph(digraph: string): string {
  const code = digraph.charCodeAt(0);
  const base = code >= 0x01f1 ? 0x01f1 : 0x01c4;
  return String.fromCharCode(base + Math.floor((code - base) / 3) * 3 + 1);
}

/** A capital keeps the iota under or beside it, where a text all in capitals writes Ι. */
function titleIota(letter: string): string {
  const parts = letter.normalize("NFD");
  return (parts.charAt(0).toUpperCase() + parts.slice(1)).normalize("NFC");
}
