import { parseAffixFile, splitAtFlags, withoutIgnored } from "./affix-file.ts";
import type { AffixFile } from "./affix-file.ts";
import { Dictionary, longestWord } from "./dictionary.ts";
import { noFlags } from "./flag-sets.ts";
import { HunspellError } from "./hunspell-error.ts";
import { Capitals, letterCaseOf } from "./letter-case.ts";
import { noEntry, WordStore } from "./word-store.ts";

/** The files of a dictionary, as text. */
export interface DictionaryTexts {
  /** The `.aff` file. */
  readonly rules: string;
  /** The `.dic` file. */
  readonly words: string;
}

/** The longest files that are read, in UTF-16 units. */
const mostRulesUnits = 8_000_000;
const mostWordsUnits = 40_000_000;
const MOST_WORDS = 3_000_000;
const MOST_SET_UNITS = 4000;
/** Lines between two steps. */
const LINES_A_STEP = 4096;

/**
 * Reads a dictionary in Hunspell's format, a few thousand words a step; each step tells how much is done, from 0 to 1.
 * Lines that hold no word are passed over. Throws a `HunspellError` where the files are none of a dictionary or too large.
 */
export function* readDictionaryInSteps({
  rules: rulesText,
  words,
}: DictionaryTexts): Generator<number, Dictionary, undefined> {
  if (rulesText.length > mostRulesUnits || words.length > mostWordsUnits)
    throw new HunspellError("The dictionary is too large to be read here.");
  const rules = parseAffixFile(rulesText);
  const { sets } = rules;
  // No flag of a file has a name of no letters.
  const onlyCapitals = sets.flag("");
  const capitals = new Capitals(rules.locale);
  const said = Number(/^\uFEFF?[ \t]*(\d{1,8})[ \t]*[\r\n]/.exec(words)?.[1] ?? 0);
  // What the file says is believed only as far as its length allows.
  const expected = Math.min(Math.max(said, 1024), Math.ceil(words.length / 2) + 16);
  const store = new WordStore(sets, Math.min(expected, MOST_WORDS), Math.ceil(words.length / 2));
  const hidden: HiddenWord[] = [];
  let lines = 0;
  for (let start = 0; start < words.length;) {
    let end = words.indexOf("\n", start);
    if (end < 0) end = words.length;
    const line = words.slice(start, words.charCodeAt(end - 1) === 13 ? end - 1 : end);
    start = end + 1;
    lines += 1;
    if (!(lines === 1 && /^\uFEFF?[ \t]*\d+[ \t]*$/.test(line))) addLine(line, store, rules, hidden);
    if (store.size > MOST_WORDS) throw new HunspellError("The dictionary has too many words.");
    if (lines % LINES_A_STEP === 0) yield start / words.length;
  }
  for (const { word, set } of hidden) {
    const name = capitals.raise(capitals.lower(word));
    if (store.find(name) === noEntry) store.add(name, sets.with(set, onlyCapitals));
  }
  if (store.size === 0) throw new HunspellError("There are no words in this dictionary.");
  store.seal();
  sets.seal();
  return new Dictionary(store, rules, onlyCapitals);
}

/** `readDictionaryInSteps`, all at once. */
export function readDictionary(texts: DictionaryTexts): Dictionary {
  const steps = readDictionaryInSteps(texts);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The word and its flags, without what only serves morphology: that follows a tab, or a space and a mark like `po:`. */
function cutMorphology(line: string): string {
  const tab = line.indexOf("\t");
  const short = tab < 0 ? line : line.slice(0, tab);
  if (!short.includes(" ")) return short;
  const field = short.search(/ +[a-z]{2}:/);
  return (field < 0 ? short : short.slice(0, field)).trim();
}

/** A word with capitals inside, and its set of flags. */
interface HiddenWord {
  readonly word: string;
  readonly set: number;
}

/**
 * Adds the word of a line. One whose form in capitals would not lead back to it goes to `hidden`, too: OpenOffice.org is
 * OPENOFFICE.ORG in capitals, and NATO's is NATO'S.
 */
function addLine(
  line: string,
  store: WordStore,
  { sets, ignored, special }: AffixFile,
  hidden: HiddenWord[],
): void {
  const entry = cutMorphology(line);
  if (entry === "" || entry === "/") return;
  const [written, after] = splitAtFlags(entry);
  // Some files have morphology after flags and a space without a mark.
  const [flags = ""] = after.split(" ", 1);
  const word = withoutIgnored(written.replace(/^\uFEFF/, ""), ignored);
  if (word === "" || word.length > longestWord || flags.length > MOST_SET_UNITS) return;
  const set = flags === "" ? noFlags : sets.set(flags);
  store.add(word, set);
  const letterCase = letterCaseOf(word);
  if (
    (letterCase === "mixed" || (letterCase === "capitals" && set !== noFlags)) &&
    !sets.has(set, special.FORBIDDENWORD)
  )
    hidden.push({ word, set });
}
