import { Endings, Stemming, findRegions, findRomanceVerbRegion } from "./stemming.ts";

const VOWELS = "aeiouáéíóúü";
const plainVowels: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

const pronouns = new Endings("me se sela selo selas selos la le lo las les los nos");
const beforePronoun = new Endings("iéndo ándo ár ér ír ando iendo ar er ir yendo");
const suffixes = new Endings(
  `anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas amiento amientos imiento
  imientos adora ador ación adoras adores aciones ante antes ancia ancias acion logía logías ución uciones ucion encia
  encias amente mente idad idades iva ivo ivas ivos`,
);
/** What is cut before some suffixes as well. */
const basesBefore: readonly (readonly [endings: Endings, bases: readonly string[]])[] = [
  [new Endings("adora ador ación adoras adores aciones ante antes ancia ancias acion"), ["ic"]],
  [new Endings("mente"), ["ante", "able", "ible"]],
  [new Endings("idad idades"), ["abil", "ic", "iv"]],
  [new Endings("iva ivo ivas ivos"), ["at"]],
];
const adverbBases = new Endings("iv os ic ad");
const verbsAfterY = new Endings("ya ye yan yen yeron yendo yo yó yas yes yais yamos");
const verbs = new Endings(
  `en es éis emos arían arías arán arás aríais aría aréis aríamos aremos ará aré erían erías erán erás eríais ería eréis
  eríamos eremos erá eré irían irías irán irás iríais iría iréis iríamos iremos irá iré aba ada ida ía ara iera ad ed id
  ase iese aste iste an aban ían aran ieran asen iesen aron ieron ado ido ando iendo ió ar er ir as abas adas idas ías
  aras ieras ases ieses ís áis abais íais arais ierais aseis ieseis asteis isteis ados idos amos ábamos íamos imos
  áramos iéramos iésemos ásemos`,
);
const verbsAfterGu = new Endings("en es éis emos");
const residues = new Endings("os a o á í ó e é");

/** The Snowball stemmer for Spanish (Porter; Snowball 3). */
export function stemSpanish(word: string): string {
  const regions = { verb: findRomanceVerbRegion(word, VOWELS), ...findRegions(word, VOWELS) };
  const stemming = new Stemming(word, regions);
  cutPronoun(stemming);
  if (!cutSuffix(stemming) && !cutVerbAfterY(stemming)) cutVerb(stemming);
  cutResidue(stemming);
  return stemming.word.replace(/[áéíóú]/g, (letter) => plainVowels[letter] ?? letter);
}

function cutPronoun(stemming: Stemming): void {
  const pronoun = pronouns.find(stemming.word);
  if (pronoun === null) return;
  const base = beforePronoun.find(stemming.word.slice(0, -pronoun.length));
  if (base === null || !stemming.isIn(stemming.verb, base + pronoun)) return;
  if (base === "yendo" && !stemming.follows(base + pronoun, "u")) return;
  // The stress mark goes with the pronoun that made it necessary.
  stemming.cut(
    base + pronoun,
    base.replace(/[áéí]/, (letter) => plainVowels[letter] ?? letter),
  );
}

function cutSuffix(stemming: Stemming): boolean {
  const ending = suffixes.find(stemming.word);
  if (ending === null) return false;
  const { r1, r2 } = stemming;
  if (ending === "amente") {
    if (!stemming.cutIn(r1, ending)) return false;
    const base = adverbBases.find(stemming.word);
    if (base !== null && stemming.cutIn(r2, base) && base === "iv") stemming.cutIn(r2, "at");
    return true;
  }
  if (ending.startsWith("logía")) return stemming.cutIn(r2, ending, "log");
  if (ending.startsWith("uci")) return stemming.cutIn(r2, ending, "u");
  if (ending.startsWith("encia")) return stemming.cutIn(r2, ending, "ente");
  if (!stemming.cutIn(r2, ending)) return false;
  const bases = basesBefore.find(([endings]) => endings.has(ending))?.[1] ?? [];
  bases.some((base) => stemming.cutIn(r2, base));
  return true;
}

function cutVerbAfterY(stemming: Stemming): boolean {
  const ending = verbsAfterY.find(stemming.word, stemming.verb);
  if (ending === null || stemming.before(ending) !== "u") return false;
  stemming.cut(ending);
  return true;
}

function cutVerb(stemming: Stemming): void {
  const ending = verbs.find(stemming.word, stemming.verb);
  if (ending === null) return;
  stemming.cut(ending);
  if (verbsAfterGu.has(ending) && stemming.ends("gu")) stemming.shorten();
}

function cutResidue(stemming: Stemming): void {
  const ending = residues.find(stemming.word);
  if (ending === null || !stemming.cutIn(stemming.verb, ending)) return;
  if ((ending === "e" || ending === "é") && stemming.ends("gu")) stemming.cutIn(stemming.verb, "u");
}
