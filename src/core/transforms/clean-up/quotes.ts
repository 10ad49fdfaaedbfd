/** The marks of a language: double opening and closing, single opening and closing. */
type QuotationMarks = readonly [string, string, string, string];

const english: QuotationMarks = ["“", "”", "‘", "’"];
const narrowSpace = "\u202f";

/** Main marks of print by language (CLDR 46, "quotationStart" and its siblings; French with its narrow spaces). */
const marksByLanguage: Readonly<Record<string, QuotationMarks>> = {
  de: ["„", "“", "‚", "‘"],
  cs: ["„", "“", "‚", "‘"],
  sk: ["„", "“", "‚", "‘"],
  sl: ["„", "“", "‚", "‘"],
  bg: ["„", "“", "‘", "’"],
  lt: ["„", "“", "‚", "‘"],
  pl: ["„", "”", "«", "»"],
  ro: ["„", "”", "«", "»"],
  hu: ["„", "”", "»", "«"],
  nl: ["‘", "’", "“", "”"],
  da: ["“", "”", "‘", "’"],
  sv: ["”", "”", "’", "’"],
  fi: ["”", "”", "’", "’"],
  no: ["«", "»", "‘", "’"],
  fr: [`«${narrowSpace}`, `${narrowSpace}»`, "“", "”"],
  it: ["«", "»", "“", "”"],
  es: ["«", "»", "“", "”"],
  pt: ["“", "”", "‘", "’"],
  ru: ["«", "»", "„", "“"],
  uk: ["«", "»", "„", "“"],
  el: ["«", "»", "“", "”"],
};

const ANY_DOUBLE = /[“”„‟«»＂〝〞]/gu;
const ANY_SINGLE = /[‘’‚‛‹›ʼ＇]/gu;
const OPENS_AFTER = /(?:^|[\s([{–—―/\u2018\u201c\u201e\u201a«])$/;
/** An apostrophe that begins a word for letters left out. */
const LEFT_OUT = /^['’](?:tis|twas|til|twere|em|cause|n|bout|round|\d0s)\b/i;

/** Writes typographic quotation marks straight, with the spaces of French ones taken out; apostrophes too. */
export function straightenQuotes(text: string): string {
  return text
    .replace(/«[ \u00a0\u202f]/g, '"')
    .replace(/[ \u00a0\u202f]»/g, '"')
    .replace(ANY_DOUBLE, '"')
    .replace(ANY_SINGLE, "'");
}

/**
 * Writes straight quotation marks as those of a language, and apostrophes as ’. A mark opens at the start of a line,
 * after a space, a bracket, a dash or another opening mark; else it closes. Primes after digits (6'2") stay straight.
 * Marks that are typographic already stay. A language without an entry gets the English marks.
 */
export function typographicQuotes(text: string, language: string): string {
  const [openDouble, closeDouble, openSingle, closeSingle] =
    marksByLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? english;
  return text.replace(/["']/g, (mark, offset: number) => {
    const before = text.slice(Math.max(0, offset - 2), offset);
    const after = text.slice(offset, offset + 8);
    if (isPrime(text, offset)) return mark;
    const opens = OPENS_AFTER.test(before) || (/["']$/.test(before) && OPENS_AFTER.test(before.slice(0, -1)));
    if (mark === '"') return opens && !/^"(?:\s|$)/.test(after) ? openDouble : closeDouble;
    if (/\p{L}$/u.test(before) && /^'\p{L}/u.test(after)) return "’";
    if (LEFT_OUT.test(after)) return "’";
    if (opens && !/^'(?:\s|$)/.test(after)) return openSingle;
    return closesQuotation(text, offset) ? closeSingle : "’";
  });
}

/** Feet and inches, minutes and seconds: after a digit, with no quotation open in the line. */
function isPrime(text: string, offset: number): boolean {
  if (!/\d/.test(text.charAt(offset - 1))) return false;
  if (/\d/.test(text.charAt(offset + 1))) return true;
  const line = text.slice(Math.max(text.lastIndexOf("\n", offset - 1) + 1, offset - 500), offset);
  const quotesBefore =
    line.replace(/\d["']/g, "").match(text[offset] === '"' ? /"/g : /(?<!\p{L})'/gu)?.length ?? 0;
  return quotesBefore % 2 === 0 && /\d['"]?$|\d$/.test(line);
}

/** Whether a single mark that is not within a word ends what another one began in its line. */
function closesQuotation(text: string, offset: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf("\n", offset - 1) + 1, offset - 500), offset);
  const opened = line.match(/(?:^|[\s([{–—"“„«])['](?=\S)/g)?.length ?? 0;
  const closed = line.match(/[^\s]'(?=[\s)\]}.,;:!?"”]|$)/g)?.length ?? 0;
  return opened > closed;
}
