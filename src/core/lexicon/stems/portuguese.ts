import { Endings, Stemming, findRegions, findRomanceVerbRegion } from "./stemming.ts";

const VOWELS = "aeiouáéíóúâêô";

// A nasal vowel is two letters here, of which the second, ~, is a consonant.
const suffixes = new Endings(
  `eza ezas ico ica icos icas ismo ismos ável ível ista istas oso osa osos osas amento amentos imento imentos adora ador
  aça~o adoras adores aço~es ante antes ância logia logias uça~o uço~es ência ências amente mente idade idades iva ivo
  ivas ivos ira iras`,
);
/** What is cut before some suffixes as well. */
const basesBefore: readonly (readonly [endings: Endings, bases: readonly string[]])[] = [
  [new Endings("mente"), ["ante", "avel", "ível"]],
  [new Endings("idade idades"), ["abil", "ic", "iv"]],
  [new Endings("iva ivo ivas ivos"), ["at"]],
];
const adverbBases = new Endings("iv os ic ad");
const verbs = new Endings(
  `ada ida ia aria eria iria ará ara erá era irá ava asse esse isse aste este iste ei arei erei irei am iam ariam eriam
  iriam aram eram iram avam em arem erem irem assem essem issem ado ido ando endo indo ara~o era~o ira~o ar er ir as
  adas idas ias arias erias irias arás aras erás eras irás avas es ardes erdes irdes ares eres ires asses esses isses
  astes estes istes is ais eis íeis aríeis eríeis iríeis áreis areis éreis ereis íreis ireis ásseis ésseis ísseis áveis
  ados idos ámos amos íamos aríamos eríamos iríamos áramos éramos íramos ávamos emos aremos eremos iremos ássemos
  êssemos íssemos imos armos ermos irmos eu iu ou ira iras`,
);
const residues = new Endings("os a i o á í ó");

/** The Snowball stemmer for Portuguese (Porter; Snowball 3). */
export function stemPortuguese(word: string): string {
  const marked = word.replaceAll("ã", "a~").replaceAll("õ", "o~");
  const regions = { verb: findRomanceVerbRegion(marked, VOWELS), ...findRegions(marked, VOWELS) };
  const stemming = new Stemming(marked, regions);
  if (cutSuffix(stemming) || cutVerb(stemming)) {
    if (stemming.ends("ci")) stemming.cutIn(stemming.verb, "i");
  } else {
    const residue = residues.find(stemming.word);
    if (residue !== null) stemming.cutIn(stemming.verb, residue);
  }
  cutFinal(stemming);
  return stemming.word.replaceAll("a~", "ã").replaceAll("o~", "õ");
}

function cutSuffix(stemming: Stemming): boolean {
  const ending = suffixes.find(stemming.word);
  if (ending === null) return false;
  const { r1, r2, verb } = stemming;
  if (ending === "amente") {
    if (!stemming.cutIn(r1, ending)) return false;
    const base = adverbBases.find(stemming.word);
    if (base !== null && stemming.cutIn(r2, base) && base === "iv") stemming.cutIn(r2, "at");
    return true;
  }
  if (ending.startsWith("logia")) return stemming.cutIn(r2, ending, "log");
  if (ending.startsWith("uç")) return stemming.cutIn(r2, ending, "u");
  if (ending.startsWith("ência")) return stemming.cutIn(r2, ending, "ente");
  if (ending.startsWith("ira")) return stemming.before(ending) === "e" && stemming.cutIn(verb, ending, "ir");
  if (!stemming.cutIn(r2, ending)) return false;
  const bases = basesBefore.find(([endings]) => endings.has(ending))?.[1] ?? [];
  bases.some((base) => stemming.cutIn(r2, base));
  return true;
}

function cutVerb(stemming: Stemming): boolean {
  const ending = verbs.find(stemming.word, stemming.verb);
  if (ending === null) return false;
  stemming.cut(ending);
  return true;
}

function cutFinal(stemming: Stemming): void {
  const { verb, word } = stemming;
  if (word.endsWith("ç")) stemming.cut("ç", "c");
  else if (/[eéê]$/.test(word) && stemming.cutIn(verb, word.slice(-1))) {
    if (stemming.ends("gu") || stemming.ends("ci")) stemming.cutIn(verb, stemming.word.slice(-1));
  }
}
