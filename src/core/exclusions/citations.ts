import type { Span } from "#core/document/span.ts";

/** `[12]`, `[3, 5–7]`; not where it is a link's text or a definition. */
const NUMBERED = /\[\d{1,4}(?:[ \u00a0]?[,;–-][ \u00a0]?\d{1,4})*\](?![(:[])/g;
/** Brackets without brackets inside, in which a key is looked for. */
const INNERMOST = /\[[^[\]]{2,1000}\](?!\()/g;
/** Pandoc's `[@key]`, `[-@key, p. 4; see @other]`. */
const KEY = /(?:^|[\s;[])-?@[\p{L}\p{N}_{]/u;
/** BibLaTeX and natbib: `\cite{}`, `\citep[see][p. 4]{a,b}`, `\parencite*{}`. */
const COMMAND = /\\[a-zA-Z]{0,20}[cC]ite[a-zA-Z]{0,20}\*?(?:\[[^[\]{}]{0,500}\]){0,2}\{[^{}]{0,1000}\}/g;
const ROUND = /\(([^()]{3,300})\)/g;
/** What stands before a year in round brackets when the author is named in the sentence: a capital, or "et al.". */
const NAME_BEFORE = /(?:\p{Lu}[\p{L}\p{M}'’.-]{0,40}|\bal\.)[’']?s?[ \u00a0]$/u;
const YEAR =
  /^(?:1[5-9]\d\d|20\d\d)(?:[a-z]|[–/-]\d{2,4})?$|^n\.d\.$|^n\.d\.-[a-z]$|^in press$|^forthcoming$/;
const LOCATOR =
  /^(?:(?:pp?|paras?|ch(?:ap)?s?|secs?|vols?|nos?|figs?|tables?|eq|n|f|ff|§|¶|Chapter|Section|Figure|Table|Appendix|Part|Act|line|lines|page|pages)\.?[ \u00a0]?)?[\d.:–-]{1,20}[a-z]{0,2}f{0,2}\.?$/i;
const SIGNAL =
  /^(?:see(?: also)?|cf\.?|e\.g\.,?|i\.e\.,?|as cited in|cited in|quoted in|reviewed in|for (?:a )?reviews?,? see|but see|compare|also|contra|viz\.?|reprinted in|adapted from|after)[, ]+/i;
const NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}\.|et|al\.?,?|and|und|y|&|eds?\.|de|da|di|do|dos|das|del|della|der|den|des|du|la|le|van|von|ter|ten|zu|zur|bin|ibn|al-\p{Lu}[\p{L}\p{M}'’-]*|el-\p{Lu}[\p{L}\p{M}'’-]*|d[’']\p{Lu}[\p{L}\p{M}'’-]*)$/u;
/** Pages alone, after a quotation whose author is named in the sentence. */
const PAGES = /^pp?\. ?\d[\d.,:–\- ]{0,20}$/;
/** Words with a capital before a year that make it a date or a time rather than a reference. */
const DATE_WORD =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|In|On|At|By|Since|Until|From|Before|After|During|Around|About|Circa|The|This|That|As|For|Of|Year|Founded|Born|Died|Copyright|Version)\.?$/;

/**
 * Finds citations in running text: author and year in round brackets, one or several, with signals ("see"), locators
 * ("p. 4"), a year alone after a name, pages alone; numbers in square brackets; Pandoc keys; LaTeX commands. An author and year
 * are told by their form: names with capitals, then a year from 1500 to 2099, "n.d." or "in press", so that a place
 * and year in brackets passes for one too; a month or a preposition does not.
 */
export function findCitations(masked: string): Span[] {
  const spans: Span[] = [];
  const add = ({ index, 0: found }: RegExpExecArray) =>
    void spans.push({ start: index, end: index + found.length });
  for (const match of masked.matchAll(NUMBERED)) add(match);
  for (const match of masked.matchAll(INNERMOST)) if (KEY.test(match[0].slice(0, -1))) add(match);
  for (const match of masked.matchAll(COMMAND)) add(match);
  for (const match of masked.matchAll(ROUND)) {
    const content = (match[1] ?? "").replaceAll(/\s+/g, " ").trim();
    if (isParenthetical(content) || isBareYear(masked, match.index, content)) add(match);
  }
  return spans;
}

function isParenthetical(content: string): boolean {
  return PAGES.test(content) || content.split(/; ?/).every((part) => isReference(part));
}

/** Whether a part between semicolons names authors and a year, or goes on with years or pages of those before. */
function isReference(part: string): boolean {
  const [authors = "", ...rest] = splitAtYear(part.replace(SIGNAL, ""));
  if (rest.length === 0) return false;
  const names = authors
    .replace(/,$/, "")
    // An abbreviation after the name that it stands for.
    .replace(/ \[[^\]]{1,40}\]/, "")
    .split(/,? |, ?/)
    .filter((name) => name !== "");
  if (names.length === 0 || names.length > 20) return false;
  if (names.some((name) => DATE_WORD.test(name) || !NAME.test(name))) return false;
  return (
    names.some((name) => /\p{Lu}/u.test(name)) && rest.every((item) => YEAR.test(item) || isLocator(item))
  );
}

function isLocator(item: string): boolean {
  return (
    LOCATOR.test(item) ||
    /^(?:original work published|emphasis (?:added|mine|in original)|my translation|ibid\.?)/i.test(item)
  );
}

/** The authors, then the year and what follows it, cut at commas and colons; only the text where there is no year. */
function splitAtYear(part: string): string[] {
  const match =
    /(?:^|[\s,(])((?:1[5-9]\d\d|20\d\d)(?:[a-z]|[–/-]\d{2,4})?|n\.d\.(?:-[a-z])?|in press|forthcoming)(?=$|[,: ])/.exec(
      part,
    );
  if (match === null) return [part];
  const authors = part.slice(0, match.index).trim();
  const rest = part.slice(match.index + match[0].length);
  return [
    authors,
    match[1] ?? "",
    ...rest
      .split(/[,:] ?/)
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ];
}

function isBareYear(masked: string, start: number, content: string): boolean {
  const [authors, ...rest] = splitAtYear(content);
  if (authors !== "" || rest.length === 0 || !rest.every((item) => YEAR.test(item) || isLocator(item)))
    return false;
  return NAME_BEFORE.test(masked.slice(Math.max(0, start - 50), start));
}
