/** Finds the Unicode name of a code point; `null` for one whose name is not known here. */
export type CharacterNames = (codePoint: number) => string | null;

/** Control characters have no names of their own; these are Unicode's aliases (NameAliases.txt). */
const CONTROLS =
  "NULL;START OF HEADING;START OF TEXT;END OF TEXT;END OF TRANSMISSION;ENQUIRY;ACKNOWLEDGE;ALERT;BACKSPACE;" +
  "CHARACTER TABULATION;LINE FEED;LINE TABULATION;FORM FEED;CARRIAGE RETURN;SHIFT OUT;SHIFT IN;DATA LINK ESCAPE;" +
  "DEVICE CONTROL ONE;DEVICE CONTROL TWO;DEVICE CONTROL THREE;DEVICE CONTROL FOUR;NEGATIVE ACKNOWLEDGE;" +
  "SYNCHRONOUS IDLE;END OF TRANSMISSION BLOCK;CANCEL;END OF MEDIUM;SUBSTITUTE;ESCAPE;" +
  "INFORMATION SEPARATOR FOUR;INFORMATION SEPARATOR THREE;INFORMATION SEPARATOR TWO;INFORMATION SEPARATOR ONE";
const controls = CONTROLS.split(";");

/** The parts of the names of Hangul syllables (The Unicode Standard, 3.12; Jamo.txt). */
const LEADS = "G,GG,N,D,DD,R,M,B,BB,S,SS,,J,JJ,C,K,T,P,H".split(",");
const VOWELS = "A,AE,YA,YAE,EO,E,YEO,YE,O,WA,WAE,OE,YO,U,WEO,WE,WI,YU,EU,YI,I".split(",");
const TAILS = ",G,GG,GS,N,NJ,NH,D,L,LG,LM,LB,LS,LT,LP,LH,M,B,BS,S,SS,NG,J,C,K,T,P,H".split(",");
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** Ranges whose names are a word and the code point. */
const NUMBERED: readonly (readonly [first: number, last: number, name: string])[] = [
  [0x3400, 0x4dbf, "CJK UNIFIED IDEOGRAPH"],
  [0x4e00, 0x9fff, "CJK UNIFIED IDEOGRAPH"],
  [0x20000, 0x2a6df, "CJK UNIFIED IDEOGRAPH"],
  [0x2a700, 0x2ebe0, "CJK UNIFIED IDEOGRAPH"],
  [0x30000, 0x323af, "CJK UNIFIED IDEOGRAPH"],
];

/**
 * Loads the names of Unicode 17 for the scripts of Europe, the Near East, South and Southeast Asia, kana, symbols and
 * emoji; Hangul syllables, ideographs, controls, selectors and tags have names by rule. What is rarer has none here.
 */
export async function loadCharacterNames(): Promise<CharacterNames> {
  const [european, other, symbols] = await Promise.all([
    import("#core/lists/character-names/european-names.ts"),
    import("#core/lists/character-names/other-script-names.ts"),
    import("#core/lists/character-names/symbol-names.ts"),
  ]);
  const listed = new Map<number, string>();
  for (const [first, names] of [
    ...european.europeanNames,
    ...other.otherScriptNames,
    ...symbols.symbolNames,
  ]) {
    for (const [index, name] of names.split(";").entries()) if (name !== "") listed.set(first + index, name);
  }
  return (codePoint) => {
    const isTag = codePoint >= 0xe0020 && codePoint <= 0xe007e;
    if (isTag) return `TAG ${listed.get(codePoint - 0xe0000) ?? ""}`;
    return listed.get(codePoint) ?? nameByRule(codePoint);
  };
}

/** The name of a character that follows from its code point; `null` for any other. */
function nameByRule(codePoint: number): string | null {
  if (codePoint < 0x20) return controls[codePoint] ?? null;
  if (codePoint === 0x7f) return "DELETE";
  if (codePoint === 0x85) return "NEXT LINE";
  if (codePoint === 0xfeff) return "ZERO WIDTH NO-BREAK SPACE";
  if (codePoint >= FIRST_SYLLABLE && codePoint <= LAST_SYLLABLE) return nameSyllable(codePoint);
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `VARIATION SELECTOR-${codePoint - 0xfdff}`;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `VARIATION SELECTOR-${codePoint - 0xe00ef}`;
  if (codePoint === 0xe007f) return "CANCEL TAG";
  const numbered = NUMBERED.find(([first, last]) => codePoint >= first && codePoint <= last);
  return numbered === undefined ? null : `${numbered[2]}-${codePoint.toString(16).toUpperCase()}`;
}

function nameSyllable(codePoint: number): string {
  const index = codePoint - FIRST_SYLLABLE;
  const tail = index % TAILS.length;
  const vowel = Math.floor(index / TAILS.length) % VOWELS.length;
  const lead = Math.floor(index / (TAILS.length * VOWELS.length));
  return `HANGUL SYLLABLE ${LEADS[lead] ?? ""}${VOWELS[vowel] ?? ""}${TAILS[tail] ?? ""}`;
}

/** A code point as it is written everywhere: `U+00E9`, `U+1F600`. */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
