import { Endings, Stemming, findLateRegions, isOneOf, markBetweenVowels } from "./stemming.ts";

const VOWELS = "aeiouyäöü";
const BEFORE_S = "bdfghklmnrt";
const BEFORE_ST = "bdfghklmnt";
const BEFORE_ET = "dfgklmnrstUzä";
const digraphs: Readonly<Record<string, string>> = { ß: "ss", ae: "ä", oe: "ö", ue: "ü" };
const plainVowels: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", U: "u", Y: "y" };

const cases = new Endings("em ern er erin erinnen e en es s ln lns");
const degrees = new Endings("en er est st et");
const derivations = new Endings("end ung ig ik isch lich heit keit");
const keepsEt = new Endings("geordn intern plan tick tr");
const apostrophes = new Endings("'s 'sch '");

/** The Snowball stemmer for German (Porter; Snowball 3, which takes ae, oe and ue for ä, ö and ü). */
export function stemGerman(word: string): string {
  const marked = markBetweenVowels(word, VOWELS, "uy").replace(
    /ß|ae|oe|ue|qu/g,
    (letters) => digraphs[letters] ?? letters,
  );
  const stemming = new Stemming(marked, findLateRegions(marked, VOWELS));
  cutCase(stemming);
  cutDegree(stemming);
  cutDerivation(stemming);
  const apostrophe = apostrophes.find(stemming.word);
  if (apostrophe !== null && stemming.isIn(2, apostrophe)) stemming.cut(apostrophe);
  return stemming.word.replace(/[äöüUY]/g, (letter) => plainVowels[letter] ?? letter);
}

function cutCase(stemming: Stemming): void {
  const ending = cases.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r1, ending)) return;
  if (ending === "em" && stemming.follows(ending, "syst")) return;
  if (ending === "s" && !isOneOf(stemming.before(ending), BEFORE_S)) return;
  stemming.cut(ending, ending.startsWith("l") ? "l" : "");
  if (/^e[ns]?$/.test(ending) && stemming.ends("niss")) stemming.shorten();
}

function cutDegree(stemming: Stemming): void {
  const ending = degrees.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r1, ending)) return;
  if (ending === "st" && !(isOneOf(stemming.before(ending), BEFORE_ST) && stemming.isIn(4, ending))) return;
  if (ending === "et") {
    if (!isOneOf(stemming.before(ending), BEFORE_ET)) return;
    if (keepsEt.find(stemming.word.slice(0, -2)) !== null) return;
  }
  stemming.cut(ending);
}

function cutDerivation(stemming: Stemming): void {
  const ending = derivations.find(stemming.word);
  if (ending === null || !stemming.isIn(stemming.r2, ending)) return;
  if (ending.startsWith("i") && stemming.before(ending) === "e") return;
  stemming.cut(ending);
  if (ending === "end" || ending === "ung") {
    if (stemming.before("ig") !== "e") stemming.cutIn(stemming.r2, "ig");
  } else if (ending === "lich" || ending === "heit") {
    if (!stemming.cutIn(stemming.r1, "er")) stemming.cutIn(stemming.r1, "en");
  } else if (ending === "keit") {
    if (!stemming.cutIn(stemming.r2, "lich")) stemming.cutIn(stemming.r2, "ig");
  }
}
