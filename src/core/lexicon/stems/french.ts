import { Endings, Stemming, findRegions, isOneOf, isOther, passVowel } from "./stemming.ts";

const VOWELS = "aeiouyâàëéêèïîôûù";
const ELISION = /^(?:[cdjlmnstz]|qu)'(?=.)/;
const marks: Readonly<Record<string, string>> = { I: "i", U: "u", Y: "y", He: "ë", Hi: "ï", H: "" };

const suffixes = new Endings(
  `ance iqUe isme able iste eux ances iqUes ismes ables istes atrice ateur ation atrices ateurs ations logie logies
  usion ution usions utions ence ences ement ements ité ités if ive ifs ives eaux aux oux euse euses issement
  issements amment emment ment ments`,
);
const plainSuffixes = new Endings("ance iqUe isme able iste eux ances iqUes ismes ables istes");
const agentSuffixes = new Endings("atrice ateur ation atrices ateurs ations");
const adverbBases = new Endings("iv eus abl iqU ièr Ièr");
const qualityBases = new Endings("abil ic iv");
const verbsInI = new Endings(
  `îmes ît îtes i ie ies ir ira irai iraIent irais irait iras irent irez iriez irions irons iront is issaIent issais
  issait issant issante issantes issants isse issent isses issez issiez issions issons it`,
);
const verbs = new Endings(
  `ions é ée ées és èrent er era erai eraIent erais erait eras erez eriez erions erons eront ez iez âmes ât âtes a ai
  aIent ait ant ante antes ants as asse assent asses assiez assions ais aise aises eais`,
);
const verbsAfterE = new Endings(
  "âmes ât âtes a ai aIent ait ant ante antes ants as asse assent asses assiez assions",
);
const residues = new Endings("ion ier ière Ier Ière e");

/** The Snowball stemmer for French (Porter; Snowball 3, which drops elided words before an apostrophe). */
export function stemFrench(word: string): string {
  const marked = markConsonants(word.replace(ELISION, ""));
  const stemming = new Stemming(marked, { verb: findVerbRegion(marked), ...findRegions(marked, VOWELS) });
  if (cutSuffix(stemming) || cutVerbInI(stemming) || cutVerb(stemming)) {
    if (stemming.ends("Y")) stemming.cut("Y", "i");
    else if (stemming.ends("ç")) stemming.cut("ç", "c");
  } else cutResidue(stemming);
  if (/(?:enn|onn|ett|ell|eill)$/.test(stemming.word)) stemming.shorten();
  stemming.word = stemming.word.replace(/[éè](?=[^aeiouyâàëéêèïîôûù]+$)/, "e");
  return stemming.word.replace(/He|Hi|[HIUY]/g, (mark) => marks[mark] ?? mark);
}

/** Writes u, i and y as capitals where they are no vowels, and ë and ï as two letters. */
function markConsonants(word: string): string {
  let marked = word;
  for (let index = 0; index < marked.length;) {
    const [letter, next, third] = [marked.charAt(index), marked.charAt(index + 1), marked.charAt(index + 2)];
    const isBetween = isOneOf(letter, VOWELS) && isOneOf(third, VOWELS);
    if (isBetween && (next === "u" || next === "i")) marked = put(marked, index + 1, next.toUpperCase());
    else if (isOneOf(letter, VOWELS) && next === "y") marked = put(marked, index + 1, "Y");
    else if (letter === "ë") marked = put(marked, index, "He");
    else if (letter === "ï") marked = put(marked, index, "Hi");
    else if (letter === "y" && isOneOf(next, VOWELS)) marked = put(marked, index, "Y");
    else if (letter === "q" && next === "u") marked = put(marked, index + 1, "U");
    else index += 1;
  }
  return marked;
}

function put(word: string, index: number, letters: string): string {
  return word.slice(0, index) + letters + word.slice(index + 1);
}

function findVerbRegion(word: string): number {
  const isVowel = (index: number): boolean => isOneOf(word.charAt(index), VOWELS);
  if (isVowel(0) && isVowel(1) && word.length > 2) return 3;
  if (/^(?:par|col|tap)/.test(word) || (word.startsWith("ni") && isVowel(2))) return 3;
  return passVowel(word, VOWELS, 1) ?? word.length;
}

/** Tells whether the word had such a suffix and needs no verb ending cut; -amment, -emment and -ment hide one. */
function cutSuffix(stemming: Stemming): boolean {
  const ending = suffixes.find(stemming.word);
  if (ending === null) return false;
  const { r1, r2, verb } = stemming;
  if (plainSuffixes.has(ending)) return stemming.cutIn(r2, ending);
  if (agentSuffixes.has(ending)) {
    if (!stemming.cutIn(r2, ending)) return false;
    cutIc(stemming);
    return true;
  }
  switch (ending.replace(/s$/, "")) {
    case "logie":
      return stemming.cutIn(r2, ending, "log");
    case "usion":
    case "ution":
      return stemming.cutIn(r2, ending, "u");
    case "ence":
      return stemming.cutIn(r2, ending, "ent");
    case "ement":
      return cutAdverb(stemming, ending);
    case "ité":
      return cutQuality(stemming, ending);
    case "if":
    case "ive":
      if (!stemming.cutIn(r2, ending)) return false;
      if (stemming.cutIn(r2, "at")) cutIc(stemming);
      return true;
    case "eaux":
      return stemming.cutIn(0, ending, "eau");
    case "aux":
      return stemming.cutIn(r1, ending, "al");
    case "oux":
      return isOneOf(stemming.before(ending), "bhjlnp") && stemming.cutIn(0, ending, "ou");
    case "euse":
      return stemming.cutIn(r2, ending) || stemming.cutIn(r1, ending, "eux");
    case "issement":
      return isOther(stemming.before(ending), VOWELS) && stemming.cutIn(r1, ending);
    case "amment":
      stemming.cutIn(verb, ending, "ant");
      return false;
    case "emment":
      stemming.cutIn(verb, ending, "ent");
      return false;
    default: {
      const before = stemming.before(ending);
      if (isOneOf(before, VOWELS) && stemming.isIn(verb, before + ending)) stemming.cut(ending);
      return false;
    }
  }
}

function cutIc(stemming: Stemming): void {
  if (stemming.ends("ic")) stemming.cut("ic", stemming.isIn(stemming.r2, "ic") ? "" : "iqU");
}

function cutAdverb(stemming: Stemming, ending: string): boolean {
  const { r1, r2, verb } = stemming;
  if (!stemming.cutIn(verb, ending)) return false;
  const base = adverbBases.find(stemming.word);
  if (base === "iv") {
    if (stemming.cutIn(r2, base)) stemming.cutIn(r2, "at");
  } else if (base === "eus") {
    if (!stemming.cutIn(r2, base)) stemming.cutIn(r1, base, "eux");
  } else if (base === "ièr" || base === "Ièr") stemming.cutIn(verb, base, "i");
  else if (base !== null) stemming.cutIn(r2, base);
  return true;
}

function cutQuality(stemming: Stemming, ending: string): boolean {
  if (!stemming.cutIn(stemming.r2, ending)) return false;
  const base = qualityBases.find(stemming.word);
  if (base === "ic") cutIc(stemming);
  else if (base !== null && !stemming.cutIn(stemming.r2, base) && base === "abil") stemming.cut(base, "abl");
  return true;
}

function cutVerbInI(stemming: Stemming): boolean {
  const ending = verbsInI.find(stemming.word, stemming.verb);
  if (ending === null) return false;
  const before = stemming.before(ending);
  if (!isOther(before, `${VOWELS}H`) || !stemming.isIn(stemming.verb, before + ending)) return false;
  stemming.cut(ending);
  return true;
}

function cutVerb(stemming: Stemming): boolean {
  const ending = verbs.find(stemming.word, stemming.verb);
  if (ending === null) return false;
  if (ending === "ions") return stemming.cutIn(stemming.r2, ending);
  if (/^aise?s?$/.test(ending) && keepsAis(stemming.word.slice(0, -ending.length))) return false;
  stemming.cut(ending);
  if (verbsAfterE.has(ending)) stemming.cutIn(stemming.verb, "e");
  return true;
}

/** Whether -ais after this belongs to the word: palais, mauvais, déplais. */
function keepsAis(before: string): boolean {
  return /^.al$|auv$|épl$/.test(before);
}

function cutResidue(stemming: Stemming): void {
  if (stemming.ends("s") && (stemming.follows("s", "Hi") || isOther(stemming.before("s"), "aiouès"))) {
    stemming.shorten();
  }
  const ending = residues.find(stemming.word, stemming.verb);
  if (ending === "ion") {
    const isStop = isOneOf(stemming.before(ending), "st") && stemming.isIn(stemming.verb, "sion");
    if (isStop) stemming.cutIn(stemming.r2, ending);
  } else if (ending === "e") stemming.shorten();
  else if (ending !== null) stemming.cut(ending, "i");
}
