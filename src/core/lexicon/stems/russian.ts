import { Endings, Stemming, passConsonant, passVowel } from "./stemming.ts";

const VOWELS = "аеиоуыэюя";

const gerundsAfterA = new Endings("в вши вшись");
const gerunds = new Endings("в вши вшись ив ивши ившись ыв ывши ывшись");
const adjectives = new Endings(
  "ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею",
);
const participlesAfterA = new Endings("ем нн вш ющ щ");
const participles = new Endings("ем нн вш ющ щ ивш ывш ующ");
const verbsAfterA = new Endings("ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно");
const verbs = new Endings(
  "ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно",
  `ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю`,
);
const nouns = new Endings(
  `а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я`,
);

/** The Snowball stemmer for Russian (Porter; Snowball 3, which takes ё for е). */
export function stemRussian(word: string): string {
  const plain = word.replaceAll("ё", "е");
  const start = passVowel(plain, VOWELS);
  if (start === null) return plain;
  // Every rule stays within the part after the first vowel.
  const stemming = new Stemming(plain.slice(start), { r2: findSecondRegion(plain, start) - start });
  if (!cutAfterA(stemming, gerunds, gerundsAfterA)) {
    if (!stemming.cutIn(0, "ся")) stemming.cutIn(0, "сь");
    if (!cutAdjective(stemming) && !cutAfterA(stemming, verbs, verbsAfterA)) {
      const noun = nouns.find(stemming.word);
      if (noun !== null) stemming.cut(noun);
    }
  }
  stemming.cutIn(0, "и");
  if (!stemming.cutIn(stemming.r2, "ость")) stemming.cutIn(stemming.r2, "ост");
  tidy(stemming);
  return plain.slice(0, start) + stemming.word;
}

function findSecondRegion(word: string, start: number): number {
  const consonant = passConsonant(word, VOWELS, start);
  const vowel = consonant === null ? null : passVowel(word, VOWELS, consonant);
  return (vowel === null ? null : passConsonant(word, VOWELS, vowel)) ?? word.length;
}

/** Cuts the longest of some endings; those of the second list only after а or я. Tells whether it did. */
function cutAfterA(stemming: Stemming, endings: Endings, afterA: Endings): boolean {
  const ending = endings.find(stemming.word);
  if (ending === null) return false;
  if (afterA.has(ending) && !["а", "я"].includes(stemming.before(ending))) return false;
  stemming.cut(ending);
  return true;
}

function cutAdjective(stemming: Stemming): boolean {
  const ending = adjectives.find(stemming.word);
  if (ending === null) return false;
  stemming.cut(ending);
  cutAfterA(stemming, participles, participlesAfterA);
  return true;
}

function tidy(stemming: Stemming): void {
  if (stemming.cutIn(0, "ейше") || stemming.cutIn(0, "ейш") || stemming.ends("нн")) {
    if (stemming.ends("нн")) stemming.shorten();
  } else stemming.cutIn(0, "ь");
}
