import { AffixTree, parseCondition } from "./affix.ts";
import type { Affix } from "./affix.ts";
import { parseCompoundRule } from "./compound-rule.ts";
import type { CompoundRule } from "./compound-rule.ts";
import { FlagSets, noFlag } from "./flag-sets.ts";
import type { FlagForm } from "./flag-sets.ts";
import { HunspellError } from "./hunspell-error.ts";

/** Something typed for something else, by the letters; `^` and `$` bind it to an end of the word. */
export interface Replacement {
  readonly wrong: string;
  readonly right: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Parts that may not stand side by side in a compound; `joined`, where it is not empty, is how they are written. */
interface CompoundPattern {
  readonly end: string;
  readonly endFlag: number;
  readonly start: string;
  readonly startFlag: number;
  readonly joined: string;
}

/** The flags with a meaning of their own, `noFlag` where the dictionary has none. */
type SpecialFlags = Readonly<Record<SpecialFlag, number>>;

/** Options that name a flag, by the names of hunspell(5). */
const specialFlags = [
  "CIRCUMFIX",
  "COMPOUNDBEGIN",
  "COMPOUNDEND",
  "COMPOUNDFLAG",
  "COMPOUNDFORBIDFLAG",
  "COMPOUNDMIDDLE",
  "COMPOUNDPERMITFLAG",
  "FORBIDDENWORD",
  "FORCEUCASE",
  "KEEPCASE",
  "NEEDAFFIX",
  "NOSUGGEST",
  "ONLYINCOMPOUND",
] as const;

type SpecialFlag = (typeof specialFlags)[number];

/** Options that are switched on by their name. */
const switches = [
  "CHECKCOMPOUNDCASE",
  "CHECKCOMPOUNDDUP",
  "CHECKCOMPOUNDREP",
  "CHECKCOMPOUNDTRIPLE",
  "CHECKSHARPS",
  "COMPLEXPREFIXES",
  "COMPOUNDMORESUFFIXES",
  "FULLSTRIP",
  "NOSPLITSUGS",
] as const;

type Switch = (typeof switches)[number];

/** The rules of a dictionary: what its `.aff` file says. */
export interface AffixFile {
  readonly sets: FlagSets;
  readonly prefixes: AffixTree;
  readonly suffixes: AffixTree;
  /** Flags that some affix has in its set: affixes of these are put on forms that have one already. */
  readonly continued: ReadonlySet<number>;
  readonly special: SpecialFlags;
  readonly on: ReadonlySet<Switch>;
  /** A tag for the capitals of the language, such as `tr`; `und` where none matters. */
  readonly locale: string;
  readonly compoundMinimum: number;
  /** The most parts of a compound. */
  readonly compoundMost: number;
  readonly compoundRules: readonly CompoundRule[];
  readonly compoundPatterns: readonly CompoundPattern[];
  readonly breaks: readonly string[];
  readonly inputs: ReadonlyMap<string, string>;
  readonly outputs: ReadonlyMap<string, string>;
  /** Letters that are passed over, in the list of words as in texts. */
  readonly ignored: ReadonlySet<string>;
  readonly replacements: readonly Replacement[];
  /** Groups of letters, or of short runs, that are taken for each other. */
  readonly related: readonly (readonly string[])[];
  /** The letters of the language, the commonest first. */
  readonly letters: string;
  /** Rows of keys. */
  readonly keyRows: readonly string[];
}

const MOST_LINES = 400_000;
const MOST_AFFIXES = 200_000;
const MOST_LISTED = 20_000;

/** The lines of a file without marks of order, comments and empty lines, each cut at white space. */
function readLines(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) throw new HunspellError("The file of rules has too many lines.");
  const read: string[][] = [];
  for (const line of lines) {
    const fields = line.split(/[\t ]+/).filter((field) => field !== "");
    if (fields.length > 0 && fields[0]?.startsWith("#") !== true) read.push(fields);
  }
  return read;
}

function flagFormOf(name: string | undefined): FlagForm {
  const form = name?.toLowerCase();
  return form === "long" || form === "num" || form === "utf-8" ? form : "char";
}

const isCount = (field: string | undefined): boolean => field !== undefined && /^\d+$/.test(field);

/** `word/flags` as its two parts; a slash after a backslash belongs to the word. */
export function splitAtFlags(field: string): readonly [word: string, flags: string] {
  for (let slash = field.indexOf("/"); slash >= 0; slash = field.indexOf("/", slash + 1)) {
    if (slash > 0 && field.charAt(slash - 1) !== "\\")
      return [field.slice(0, slash).replaceAll("\\/", "/"), field.slice(slash + 1)];
    if (slash === 0 && field.length > 1) return ["", field.slice(1)];
  }
  return [field.replaceAll("\\/", "/"), ""];
}

/** Leaves out letters that a dictionary passes over. */
export function withoutIgnored(text: string, ignored: ReadonlySet<string>): string {
  return ignored.size === 0
    ? text
    : Array.from(text, (letter) => (ignored.has(letter) ? "" : letter)).join("");
}

/**
 * Reads the rules of a Hunspell dictionary (its `.aff` file, decoded) after the manual hunspell(5) of 2017. What only
 * serves morphology or sound is passed over, and so is a line that makes no sense. Throws a `HunspellError` where there is
 * too much of something: the file may be anybody's.
 */
export function parseAffixFile(text: string): AffixFile {
  const lines = readLines(text);
  const firstOf = (name: string) => lines.find(([option]) => option === name)?.slice(1) ?? [];
  const sets = new FlagSets(flagFormOf(firstOf("FLAG")[0]));
  const aliases = lines.filter(([option]) => option === "AF").map(([, flags = ""]) => flags);
  sets.setAliases(aliases.slice(1));
  const listOf = (name: string) => {
    const listed = lines.filter(([option]) => option === name).map((fields) => fields.slice(1));
    if (listed.length > MOST_LISTED) throw new HunspellError(`The dictionary has too many lines of ${name}.`);
    // The first says how many follow; a file that leaves it out is read, too.
    return isCount(listed[0]?.[0]) && listed[0]?.length === 1 ? listed.slice(1) : listed;
  };
  const flagOf = (name: string): number => {
    const [flag] = firstOf(name);
    return flag === undefined ? noFlag : sets.flag(flag);
  };
  const ignored = new Set(firstOf("IGNORE")[0] ?? "");
  const continued = new Set<number>();
  const affixes = parseAffixes(lines, sets, ignored, continued);
  const breaks = lines.some(([option]) => option === "BREAK") ? listOf("BREAK").map(([at = ""]) => at) : null;
  const minimum = Number(firstOf("COMPOUNDMIN")[0] ?? 3);
  const most = Number(firstOf("COMPOUNDWORDMAX")[0] ?? 0);
  return {
    sets,
    ...affixes,
    continued,
    special: {
      CIRCUMFIX: flagOf("CIRCUMFIX"),
      COMPOUNDBEGIN: flagOf("COMPOUNDBEGIN"),
      COMPOUNDEND: flagOf("COMPOUNDEND") || flagOf("COMPOUNDLAST"),
      COMPOUNDFLAG: flagOf("COMPOUNDFLAG"),
      COMPOUNDFORBIDFLAG: flagOf("COMPOUNDFORBIDFLAG"),
      COMPOUNDMIDDLE: flagOf("COMPOUNDMIDDLE"),
      COMPOUNDPERMITFLAG: flagOf("COMPOUNDPERMITFLAG"),
      FORBIDDENWORD: flagOf("FORBIDDENWORD"),
      FORCEUCASE: flagOf("FORCEUCASE"),
      KEEPCASE: flagOf("KEEPCASE"),
      NEEDAFFIX: flagOf("NEEDAFFIX") || flagOf("PSEUDOROOT"),
      NOSUGGEST: flagOf("NOSUGGEST"),
      ONLYINCOMPOUND: flagOf("ONLYINCOMPOUND"),
    },
    on: new Set(switches.filter((name) => lines.some(([option]) => option === name))),
    locale: localeOf(firstOf("LANG")[0]),
    compoundMinimum: Number.isInteger(minimum) ? Math.max(1, minimum) : 3,
    compoundMost: Number.isInteger(most) && most > 0 ? most : Infinity,
    compoundRules: listOf("COMPOUNDRULE").map(([rule = ""]) => parseCompoundRule(rule, sets)),
    compoundPatterns: listOf("CHECKCOMPOUNDPATTERN").map((fields) => parsePattern(fields, sets)),
    breaks: breaks ?? ["-", "^-", "-$"],
    inputs: parseConversions(listOf("ICONV")),
    outputs: parseConversions(listOf("OCONV")),
    ignored,
    replacements: listOf("REP").flatMap(parseReplacement),
    related: listOf("MAP").map(([group = ""]) =>
      [...group.matchAll(/\(([^)]*)\)|([\s\S])/gu)].map(([, run, letter = ""]) => run ?? letter),
    ),
    letters: firstOf("TRY")[0] ?? "",
    keyRows: (firstOf("KEY")[0] ?? "qwertyuiop|asdfghjkl|zxcvbnm").split("|"),
  };
}

/** Only these languages have capitals of their own kind in Hunspell. */
function localeOf(tag: string | undefined): string {
  const language = /^(tr|az|crh)(?:$|[_-])/i.exec(tag ?? "")?.[1]?.toLowerCase();
  return language === undefined ? "und" : language === "crh" ? "tr" : language;
}

/** The lines of `PFX` and `SFX`: a head with flag and cross product, then an affix a line. */
function parseAffixes(
  lines: readonly (readonly string[])[],
  sets: FlagSets,
  ignored: ReadonlySet<string>,
  continued: Set<number>,
): Pick<AffixFile, "prefixes" | "suffixes"> {
  const found: Readonly<Record<"PFX" | "SFX", Affix[]>> = { PFX: [], SFX: [] };
  const crossing = new Map<string, boolean>();
  let count = 0;
  for (const [kind, flag = "", strip = "", appended = "", condition = "."] of lines) {
    if (kind !== "PFX" && kind !== "SFX") continue;
    const name = `${kind} ${flag}`;
    const crosses = crossing.get(name);
    if (crosses === undefined) {
      crossing.set(name, strip === "Y");
      continue;
    }
    count += 1;
    if (count > MOST_AFFIXES) throw new HunspellError("The dictionary has too many affixes.");
    const [append, flags] = splitAtFlags(appended);
    const set = sets.set(flags);
    for (const one of sets.list(set)) continued.add(one);
    found[kind].push({
      flag: sets.flag(flag),
      crosses,
      strip: strip === "0" ? "" : strip,
      append: append === "0" ? "" : withoutIgnored(append, ignored),
      condition: parseCondition(condition),
      flags: set,
    });
  }
  return { prefixes: new AffixTree(found.PFX, false), suffixes: new AffixTree(found.SFX, true) };
}

function parsePattern(
  [first = "", second = "", joined = ""]: readonly string[],
  sets: FlagSets,
): CompoundPattern {
  const [end, endFlag] = splitAtFlags(first);
  const [start, startFlag] = splitAtFlags(second);
  return {
    end,
    endFlag: endFlag === "" ? noFlag : sets.flag(endFlag),
    start,
    startFlag: startFlag === "" ? noFlag : sets.flag(startFlag),
    joined: joined.startsWith("#") ? "" : joined,
  };
}

function parseConversions(listed: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  return new Map(
    listed.flatMap(([from = "", to = ""]) => (from === "" ? [] : [[from, to === "0" ? "" : to] as const])),
  );
}

function parseReplacement([wrong = "", right = ""]: readonly string[]): readonly Replacement[] {
  const atStart = wrong.startsWith("^");
  const atEnd = wrong.length > 1 && wrong.endsWith("$");
  const letters = wrong.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
  if (letters === "") return [];
  return [{ wrong: letters.replaceAll("_", " "), right: right.replaceAll("_", " "), atStart, atEnd }];
}
