import { Endings, Stemming, findRegion, isOneOf, isOther } from "./stemming.ts";

const DANISH_VOWELS = "aeiouyæåø";
const NORWEGIAN_VOWELS = "aeêiòóôuyæåøo";
const SWEDISH_VOWELS = "aeiouyäåö";

const danishEndings = new Endings(
  `hed ethed ered e erede ende erende ene erne ere en heden eren er heder erer heds es endes erendes enes ernes eres
  ens hedens erens ers ets erets et eret s`,
);
const danishPairs = new Endings("gd dt gt kt");
const danishDerivations = new Endings("ig lig elig els løst");

const norwegianEndings = new Endings(
  `a e ede ande ende ane ene hetene en heten ar er heter as es edes endes enes hetenes ens hetens ets et het ast ers s
  erte ert`,
);
const norwegianPairs = new Endings("dt vt");
const norwegianDerivations = new Endings("leg eleg ig eig lig elig els lov elov slov hetslov");
/** Before -ers: endings that keep it, and longer ones that do not. */
const keepsErs = new Endings("amm ast ind kap kk lt nk omm pp v øst giv hav skap");
const losesErs = new Set(["giv", "hav", "skap"]);

const swedishEndings = new Endings(
  `a arna erna heterna orna ad e ade ande arne are aste en anden aren heten ern ar er heter or as arnas ernas ornas es
  ades andes ens arens hetens erns at andet het ast s et`,
);
const swedishPairs = new Endings("dd gd nn dt gt kt tt");
const swedishDerivations = new Endings("lig ig els öst fullt");
const keepsEt = new Endings(
  "h iet uit fab cit dit alit ilit mit nit pit rit sit tit ivit kvit xit kom rak pak stak",
);

/** The Snowball stemmer for Danish (Porter; Snowball 3). */
export function stemDanish(word: string): string {
  if (word.length < 3) return word;
  const stemming = new Stemming(word, { r1: findApostropheRegion(word, DANISH_VOWELS) });
  const ending = danishEndings.find(stemming.word, stemming.r1);
  if (ending !== null && (ending !== "s" || isOneOf(stemming.before("s"), "abcdfghjklmnoprtvyzå'"))) {
    stemming.cut(ending);
  }
  const shortenPair = (): void => {
    if (danishPairs.find(stemming.word, stemming.r1) !== null) stemming.shorten();
  };
  shortenPair();
  if (stemming.ends("igst")) stemming.cut("st");
  const derivation = danishDerivations.find(stemming.word, stemming.r1);
  if (derivation === "løst") stemming.shorten();
  else if (derivation !== null) {
    stemming.cut(derivation);
    shortenPair();
  }
  const last = stemming.word.at(-1) ?? "";
  if (stemming.isIn(stemming.r1, last) && isOneOf(last, "bdfgklmnprst") && stemming.before(last) === last) {
    stemming.shorten();
  }
  return stemming.word.replace(/'$/, "");
}

/** The Snowball stemmer for Norwegian (Porter; Snowball 3), made for Bokmål. */
export function stemNorwegian(word: string): string {
  if (word.length < 3) return word;
  const stemming = new Stemming(word, { r1: findApostropheRegion(word, NORWEGIAN_VOWELS) });
  cutNorwegianEnding(stemming);
  if (norwegianPairs.find(stemming.word, stemming.r1) !== null) stemming.shorten();
  const derivation = norwegianDerivations.find(stemming.word, stemming.r1);
  if (derivation !== null) stemming.cut(derivation);
  return stemming.word.replace(/'$/, "");
}

function cutNorwegianEnding(stemming: Stemming): void {
  const ending = norwegianEndings.find(stemming.word, stemming.r1);
  if (ending === null) return;
  if (ending === "ers") {
    const before = keepsErs.find(stemming.word.slice(0, -3));
    if (before !== null && !losesErs.has(before)) return;
  } else if (ending === "s") {
    const before = stemming.before(ending);
    const earlier = stemming.before(ending, 2);
    const isEnding =
      isOneOf(before, "bcdfghjlmnoptvyz") ||
      (before === "r" && earlier !== "e") ||
      (before === "k" && isOther(earlier, NORWEGIAN_VOWELS));
    if (!isEnding) return;
  }
  stemming.cut(ending, ending.startsWith("ert") ? "er" : "");
}

/** The Snowball stemmer for Swedish (Porter; Snowball 3). */
export function stemSwedish(word: string): string {
  if (word.length < 3) return word;
  const stemming = new Stemming(word, { r1: Math.max(3, findRegion(word, SWEDISH_VOWELS)) });
  cutSwedishEnding(stemming);
  if (swedishPairs.find(stemming.word, stemming.r1) !== null) stemming.shorten();
  const derivation = swedishDerivations.find(stemming.word, stemming.r1);
  if (derivation === "fullt") stemming.shorten();
  else if (derivation === "öst") {
    if (isOneOf(stemming.before(derivation), "iklnprtuv")) stemming.shorten();
  } else if (derivation !== null) stemming.cut(derivation);
  return stemming.word;
}

function cutSwedishEnding(stemming: Stemming): void {
  const ending = swedishEndings.find(stemming.word, stemming.r1);
  if (ending === null) return;
  if (ending === "et") {
    if (isArticle(stemming.word.slice(0, -2))) stemming.cut(ending);
  } else if (ending === "s") {
    if (stemming.ends("ets") && isArticle(stemming.word.slice(0, -3))) stemming.cut("ets");
    else if (isOneOf(stemming.before(ending), "bcdfghjklmnoprtvy")) stemming.cut(ending);
  } else stemming.cut(ending);
}

/** Whether -et after this is the article of a neuter noun, and not a part of the word. */
function isArticle(before: string): boolean {
  return (
    before.length > 2 &&
    isOther(before.charAt(before.length - 1), SWEDISH_VOWELS) &&
    isOneOf(before.charAt(before.length - 2), SWEDISH_VOWELS) &&
    keepsEt.find(before) === null
  );
}

/** R1 after an apostrophe if there is one, as in pc'en; at least three letters come before it. */
function findApostropheRegion(word: string, vowels: string): number {
  const apostrophe = word.indexOf("'");
  return Math.max(3, apostrophe < 0 ? findRegion(word, vowels) : apostrophe + 1);
}
