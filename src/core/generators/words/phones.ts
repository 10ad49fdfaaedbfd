/* The sounds of English as the CMU Pronouncing Dictionary writes them (ARPAbet), each as one character. */

const consonants = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH".split(" ");
const consonantSigns = "b tʃ d ð f ɡ h dʒ k l m n ŋ p ɹ s ʃ t θ v w j z ʒ".split(" ");
const vowels = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split(" ");
const vowelSigns = "ɑ æ ʌ ɔ aʊ aɪ ɛ ɝ eɪ ɪ i oʊ ɔɪ ʊ u".split(" ");
/** What an unstressed vowel is where it differs. */
const weakSigns: Readonly<Record<string, string>> = { ʌ: "ə", ɝ: "ɚ" };

const FIRST_CONSONANT = 0x61;
/** Above the quotation marks, below the backslash. */
const FIRST_VOWEL = 0x28;
const STRESSES = 3;

interface Vowel {
  readonly number: number;
  /** 0 none, 1 the main one, 2 a lesser one. */
  readonly stress: number;
}

function readVowel(code: string): Vowel | null {
  const place = code.charCodeAt(0) - FIRST_VOWEL;
  if (!(place >= 0 && place < vowels.length * STRESSES)) return null;
  return { number: Math.floor(place / STRESSES), stress: place % STRESSES };
}

/** Writes sounds such as `K`, `AE1`, `T` as a character each. Throws for what is no sound of the dictionary. */
export function encodePronunciation(phones: readonly string[]): string {
  return phones
    .map((phone) => {
      const consonant = consonants.indexOf(phone);
      if (consonant >= 0) return String.fromCharCode(FIRST_CONSONANT + consonant);
      const vowel = vowels.indexOf(phone.slice(0, -1));
      const stress = Number(phone.slice(-1));
      if (vowel < 0 || !(stress < STRESSES)) throw new RangeError(`There is no sound ${phone}`);
      return String.fromCharCode(FIRST_VOWEL + vowel * STRESSES + stress);
    })
    .join("");
}

/** Where the rhyme begins: at the last vowel with the main stress, else the last with any, else the last. */
function rhymeStart(code: string): number {
  const places = Array.from(code, (character) => readVowel(character)?.stress);
  for (const wanted of [1, 2, 0]) {
    const place = places.lastIndexOf(wanted);
    if (place >= 0) return place;
  }
  return 0;
}

/**
 * What must sound alike in a perfect rhyme: all from the stressed vowel to the end, whatever the stress. It is empty
 * only for an empty pronunciation.
 */
export function rhymeEnding(code: string): string {
  return Array.from(code.slice(rhymeStart(code)), (character) => {
    const vowel = readVowel(character);
    return vowel === null ? character : String.fromCharCode(FIRST_VOWEL + vowel.number * STRESSES);
  }).join("");
}

/**
 * Whether two words rhyme perfectly: alike from the stressed vowel on, with another sound, or none, before it. So night
 * and light rhyme, and night and knight do not.
 */
export function rhyme(first: string, second: string): boolean {
  if (first === "" || rhymeEnding(first) !== rhymeEnding(second)) return false;
  return first.charAt(rhymeStart(first) - 1) !== second.charAt(rhymeStart(second) - 1);
}

/** Whether a word is spoken with a vowel first, so that it takes “an”. */
export function beginsWithVowelSound(code: string): boolean {
  return readVowel(code.charAt(0)) !== null;
}

/** Groups of consonants that begin English words, so that a stress mark stands before all of them. */
const onsets =
  /(?:s[ptk][ɹl]|s[kp]w|skj|spj|stj|[pbtdkɡfθʃ]ɹ|[pbkɡfs]l|[tdkɡsθh]w|s[ptkmnf]|[pbmfvkhɡ]j|tʃ|dʒ|[bdfɡhklmnpɹstvwjzʃθðʒ])$/;

/** The pronunciation in the letters of the International Phonetic Association, American: `ˈlæntɚn`. */
export function toPhonetic(code: string): string {
  const count = Array.from(code).filter((character) => readVowel(character) !== null).length;
  let written = "";
  for (const character of code) {
    const vowel = readVowel(character);
    if (vowel === null) {
      written += consonantSigns[character.charCodeAt(0) - FIRST_CONSONANT] ?? "";
      continue;
    }
    const sign = vowelSigns[vowel.number] ?? "";
    if (vowel.stress > 0 && count > 1) {
      const onset = onsets.exec(written)?.[0] ?? "";
      written = `${written.slice(0, written.length - onset.length)}${vowel.stress === 1 ? "ˈ" : "ˌ"}${onset}`;
    }
    written += vowel.stress === 0 ? (weakSigns[sign] ?? sign) : sign;
  }
  return written;
}
