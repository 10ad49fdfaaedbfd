import { Endings, Stemming, findLateRegions, isOneOf, isOther } from "./stemming.ts";

const VOWELS = "aeiouyè";
const accents: Readonly<Record<string, string>> = {
  ä: "a",
  á: "a",
  ë: "e",
  é: "e",
  ï: "i",
  í: "i",
  ö: "o",
  ó: "o",
  ü: "u",
  ú: "u",
};
const inflections = new Endings("heden en ene s se");
const derivations = new Endings("end ing ig lijk baar bar");

/** Porter's stemmer for Dutch, which was Snowball's up to version 2 and is `dutch_porter` since. */
export function stemDutch(word: string): string {
  const marked = markConsonants(word.replace(/[äáëéïíöóüú]/g, (letter) => accents[letter] ?? letter));
  const stemming = new Stemming(marked, findLateRegions(marked, VOWELS));
  const inflection = inflections.find(stemming.word);
  if (inflection === "heden") stemming.cutIn(stemming.r1, inflection, "heid");
  else if (inflection === "en" || inflection === "ene") cutPlural(stemming, inflection);
  else if (inflection !== null && isOther(stemming.before(inflection), `${VOWELS}j`)) {
    stemming.cutIn(stemming.r1, inflection);
  }
  let lostE = cutE(stemming);
  if (stemming.ends("heid", stemming.r2) && stemming.before("heid") !== "c") {
    stemming.cut("heid");
    if (stemming.ends("en")) cutPlural(stemming, "en");
  }
  const derivation = derivations.find(stemming.word);
  if (derivation !== null && stemming.isIn(stemming.r2, derivation)) {
    lostE = cutDerivation(stemming, derivation, lostE);
  }
  // maan, brood: one of two vowels, as the plurals manen and broden have it.
  if (/(?:aa|ee|oo|uu)[^aeiouyèI]$/.test(stemming.word)) {
    const last = stemming.word.slice(-1);
    if (isOther(stemming.before(last, 3), VOWELS)) stemming.word = stemming.word.slice(0, -2) + last;
  }
  return stemming.word.replaceAll("I", "i").replaceAll("Y", "y");
}

/** A y at the start or after a vowel, and an i between vowels, are no vowels. */
function markConsonants(word: string): string {
  let marked = word.replace(/^y/, "Y");
  for (let index = 0; index < marked.length; index += 1) {
    if (!isOneOf(marked.charAt(index), VOWELS)) continue;
    const next = marked.charAt(index + 1);
    if (next === "i") {
      if (isOneOf(marked.charAt(index + 2), VOWELS)) marked = replaceAt(marked, index + 1, "I");
    } else if (next === "y") marked = replaceAt(marked, index + 1, "Y");
    else continue;
    index += 1;
  }
  return marked;
}

function replaceAt(word: string, index: number, letter: string): string {
  return word.slice(0, index) + letter + word.slice(index + 1);
}

function undouble(stemming: Stemming): void {
  if (/(?:kk|dd|tt)$/.test(stemming.word)) stemming.shorten();
}

function cutPlural(stemming: Stemming, ending: string): void {
  if (!stemming.isIn(stemming.r1, ending) || !isOther(stemming.before(ending), VOWELS)) return;
  if (stemming.follows(ending, "gem")) return;
  stemming.cut(ending);
  undouble(stemming);
}

/** Cuts a final e, and tells whether there was one. */
function cutE(stemming: Stemming): boolean {
  if (!stemming.ends("e", stemming.r1) || !isOther(stemming.before("e"), VOWELS)) return false;
  stemming.shorten();
  undouble(stemming);
  return true;
}

function cutDerivation(stemming: Stemming, ending: string, lostE: boolean): boolean {
  if (ending === "bar" && !lostE) return lostE;
  if (ending === "ig" && stemming.before(ending) === "e") return lostE;
  stemming.cut(ending);
  if (ending === "lijk") return cutE(stemming);
  if (ending === "end" || ending === "ing") {
    if (stemming.before("ig") === "e" || !stemming.cutIn(stemming.r2, "ig")) undouble(stemming);
  }
  return lostE;
}
