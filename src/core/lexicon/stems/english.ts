import { Endings, Stemming, findRegion, isOneOf, isOther } from "./stemming.ts";

const VOWELS = "aeiouy";
const NO_SHORT_END = `${VOWELS}wxY`;
const BEFORE_LY = "cdeghkmnrt";

/** Words whose stem no rule finds, and words that look like plurals. */
const wholeWords: ReadonlyMap<string, string> = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["idly", "idl"],
  ["gently", "gentl"],
  ["ugly", "ugli"],
  ["early", "earli"],
  ["only", "onli"],
  ["singly", "singl"],
  ...["sky", "news", "howe", "atlas", "cosmos", "bias", "andes"].map((word) => [word, word] as const),
]);
/** Beginnings that R1 comes after, whatever their vowels. */
const ROOT = /^(?:gener|commun|arsen|past|univers|later|emerg|organ|inter)/;

const possessives = new Endings("' 's 's'");
const plurals = new Endings("sses ied ies s us ss");
const pastAndGerund = new Endings("eed eedly ed edly ing ingly");
const keepsGerund = new Set(["inn", "out", "cann", "herr", "earr", "even"]);
const needsE = new Endings("at bl iz");
const doubles = new Endings("bb dd ff gg mm nn pp rr tt");

const secondStep: ReadonlyMap<string, string> = new Map([
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["entli", "ent"],
  ["izer", "ize"],
  ["ization", "ize"],
  ["ational", "ate"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["alli", "al"],
  ["fulness", "ful"],
  ["ousli", "ous"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["bli", "ble"],
  ["ogist", "og"],
  ["ogi", "og"],
  ["fulli", "ful"],
  ["lessli", "less"],
  ["li", ""],
]);
const thirdStep: ReadonlyMap<string, string> = new Map([
  ["tional", "tion"],
  ["ational", "ate"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
  ["ative", ""],
]);
const secondEndings = new Endings(...secondStep.keys());
const thirdEndings = new Endings(...thirdStep.keys());
const fourthEndings = new Endings(
  "al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion",
);

/** Porter's second stemmer for English (Porter 2001; Snowball 3). */
export function stemEnglish(word: string): string {
  const whole = wholeWords.get(word);
  if (whole !== undefined) return whole;
  if (word.length < 3) return word;
  const marked = markConsonantY(word.startsWith("'") ? word.slice(1) : word);
  const r1 = ROOT.exec(marked)?.[0].length ?? findRegion(marked, VOWELS);
  const stemming = new Stemming(marked, { r1, r2: findRegion(marked, VOWELS, r1) });
  cutPlural(stemming);
  cutPastOrGerund(stemming);
  if (/[^aeiouy][yY]$/.test(stemming.word.slice(1))) stemming.cut("y", "i");
  replaceSecond(stemming);
  replaceThird(stemming);
  cutFourth(stemming);
  cutLast(stemming);
  return stemming.word.replaceAll("Y", "y");
}

/** A y at the start of a word or after a vowel is no vowel. */
function markConsonantY(word: string): string {
  if (!word.includes("y")) return word;
  let marked = "";
  for (const letter of word) {
    const isConsonant =
      letter === "y" && (marked === "" || VOWELS.includes(marked.charAt(marked.length - 1)));
    marked += isConsonant ? "Y" : letter;
  }
  return marked;
}

function cutPlural(stemming: Stemming): void {
  const possessive = possessives.find(stemming.word);
  if (possessive !== null) stemming.cut(possessive);
  const ending = plurals.find(stemming.word);
  if (ending === "sses") stemming.cut(ending, "ss");
  else if (ending === "ied" || ending === "ies") {
    stemming.cut(ending, stemming.isIn(2, ending) ? "i" : "ie");
  } else if (ending === "s" && /[aeiouy]/.test(stemming.word.slice(0, -2))) stemming.cut(ending);
}

function cutPastOrGerund(stemming: Stemming): void {
  const ending = pastAndGerund.find(stemming.word);
  if (ending === null) return;
  const before = stemming.word.slice(0, -ending.length);
  if (ending === "eed" || ending === "eedly") {
    if (stemming.isIn(stemming.r1, ending) && !["proc", "exc", "succ"].includes(before)) {
      stemming.cut(ending, "ee");
    }
    return;
  }
  if (ending === "ing") {
    if (keepsGerund.has(before)) return;
    if (/^[^aeiouy]y$/.test(before)) {
      stemming.cut("ying", "ie");
      return;
    }
  }
  if (!/[aeiouy]/.test(before)) return;
  stemming.word = before;
  if (needsE.find(before) !== null) stemming.word += "e";
  else if (doubles.find(before) !== null) {
    if (!/^[aeo]..$/.test(before)) stemming.shorten();
  } else if (before.length === stemming.r1 && endsShort(before)) stemming.word += "e";
}

/** Whether a word ends in a short syllable, as hop, at and past do. */
function endsShort(word: string): boolean {
  const [first = "", second = "", third = ""] = [word.at(-3), word.at(-2), word.at(-1)];
  if (word.length === 2) return isOneOf(second, VOWELS) && isOther(third, VOWELS);
  if (word.endsWith("past")) return true;
  return isOther(first, VOWELS) && isOneOf(second, VOWELS) && isOther(third, NO_SHORT_END);
}

function replaceSecond(stemming: Stemming): void {
  const ending = secondEndings.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r1, ending)) return;
  if (ending === "ogi" && stemming.before(ending) !== "l") return;
  if (ending === "li" && !isOneOf(stemming.before(ending), BEFORE_LY)) return;
  stemming.cut(ending, secondStep.get(ending));
}

function replaceThird(stemming: Stemming): void {
  const ending = thirdEndings.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r1, ending)) return;
  if (ending === "ative" && !stemming.isIn(stemming.r2, ending)) return;
  stemming.cut(ending, thirdStep.get(ending));
}

function cutFourth(stemming: Stemming): void {
  const ending = fourthEndings.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r2, ending)) return;
  if (ending === "ion" && !isOneOf(stemming.before(ending), "st")) return;
  stemming.cut(ending);
}

function cutLast(stemming: Stemming): void {
  if (stemming.ends("e")) {
    const isLong = stemming.isIn(stemming.r1, "e") && !endsShort(stemming.word.slice(0, -1));
    if (isLong || stemming.isIn(stemming.r2, "e")) stemming.shorten();
  } else if (stemming.ends("ll") && stemming.isIn(stemming.r2, "l")) stemming.shorten();
}
