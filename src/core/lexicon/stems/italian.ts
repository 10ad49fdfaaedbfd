import {
  Endings,
  Stemming,
  findRegions,
  findRomanceVerbRegion,
  isOneOf,
  markBetweenVowels,
} from "./stemming.ts";

const VOWELS = "aeiouàèìòù";
const ELISION = /^(?:all|dall|dell|gl|nell|quell|quest|sull|tutt|un|[dlmstv])'(?=.)/;
const graves: Readonly<Record<string, string>> = { á: "à", é: "è", í: "ì", ó: "ò", ú: "ù", qu: "qU" };

const pronouns = new Endings(
  `ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli
  telo tene cela cele celi celo cene vela vele veli velo vene`,
);
const beforePronoun = new Endings("ando endo ar er ir");
const suffixes = new Endings(
  `anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti istà istè istì oso osi osa ose
  mente atrice atrici ante anti azione azioni atore atori logia logie uzione uzioni usione usioni enza enze amento
  amenti imento imenti amente ità ivo ivi iva ive`,
);
const adverbBases = new Endings("iv os ic abil");
const verbs = new Endings(
  `ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi
  endo erà erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete erò erono essero ete eva evamo evano
  evate evi evo Yamo iamo immo irà irai iranno ire irebbe irebbero irei iremmo iremo ireste iresti irete irò irono
  isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir`,
);

/** The Snowball stemmer for Italian (Porter; Snowball 3, which drops elided words before an apostrophe). */
export function stemItalian(word: string): string {
  const plain = word.replace(ELISION, "").replace(/[áéíóú]|qu/g, (letters) => graves[letters] ?? letters);
  const marked = markBetweenVowels(plain, VOWELS, "ui");
  const verb = marked.startsWith("divan") ? 5 : findRomanceVerbRegion(marked, VOWELS);
  const stemming = new Stemming(marked, { verb, ...findRegions(marked, VOWELS) });
  cutPronoun(stemming);
  if (!cutSuffix(stemming)) {
    const ending = verbs.find(stemming.word, verb);
    if (ending !== null) stemming.cut(ending);
  }
  cutVowel(stemming);
  return stemming.word.replaceAll("I", "i").replaceAll("U", "u");
}

function cutPronoun(stemming: Stemming): void {
  const pronoun = pronouns.find(stemming.word);
  if (pronoun === null) return;
  const base = beforePronoun.find(stemming.word.slice(0, -pronoun.length));
  if (base === null || !stemming.isIn(stemming.verb, base + pronoun)) return;
  stemming.cut(pronoun, base.endsWith("ndo") ? "" : "e");
}

function cutSuffix(stemming: Stemming): boolean {
  const ending = suffixes.find(stemming.word);
  if (ending === null) return false;
  const { r1, r2, verb } = stemming;
  if (/^[ai]ment[oi]$/.test(ending)) return stemming.cutIn(verb, ending);
  if (ending === "amente") {
    if (!stemming.cutIn(r1, ending)) return false;
    const base = adverbBases.find(stemming.word);
    if (base !== null && stemming.cutIn(r2, base) && base === "iv") stemming.cutIn(r2, "at");
    return true;
  }
  if (ending.startsWith("logi")) return stemming.cutIn(r2, ending, "log");
  if (/^u[zs]ion/.test(ending)) return stemming.cutIn(r2, ending, "u");
  if (ending.startsWith("enz")) return stemming.cutIn(r2, ending, "ente");
  if (!stemming.cutIn(r2, ending)) return false;
  if (/^a(?:zion|tor)/.test(ending)) stemming.cutIn(r2, "ic");
  else if (ending === "ità") ["abil", "ic", "iv"].some((base) => stemming.cutIn(r2, base));
  else if (ending.startsWith("iv") && stemming.cutIn(r2, "at")) stemming.cutIn(r2, "ic");
  return true;
}

function cutVowel(stemming: Stemming): void {
  const last = stemming.word.slice(-1);
  if (isOneOf(last, "aeioàèìò") && stemming.cutIn(stemming.verb, last)) stemming.cutIn(stemming.verb, "i");
  if (/[cg]h$/.test(stemming.word) && stemming.isIn(stemming.verb, "ch")) stemming.shorten();
}
