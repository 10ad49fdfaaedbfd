/** Scripts that a language can be told by, with ISO 15924 codes; `Jpan` is kana, which Japanese alone has. */
const letters = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Arab: /\p{Script=Arabic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hani: /\p{Script=Han}/u,
  Jpan: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  Kore: /\p{Script=Hangul}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Geor: /\p{Script=Georgian}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Khmr: /\p{Script=Khmer}/u,
  Knda: /\p{Script=Kannada}/u,
  Laoo: /\p{Script=Lao}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Orya: /\p{Script=Oriya}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Thaa: /\p{Script=Thaana}/u,
  Tibt: /\p{Script=Tibetan}/u,
} as const;

/** The code of a script that detection knows. */
export type Script = keyof typeof letters;

const LETTER = /\p{L}/u;
/** One character of these says about as much as so many letters of an alphabet. */
const WORD_LIKE = 2.5;

function isScript(code: string): code is Script {
  return Object.hasOwn(letters, code);
}

const scripts: readonly Script[] = Object.keys(letters).filter(isScript);

/** The script that most letters of a text are of. */
export interface ScriptShare {
  /** `null` where most letters are of a script that detection does not know, or there are none. */
  readonly script: Script | null;
  /** Letters of any script, and those of this one; a Chinese character, a kana or a Hangul syllable weighs as 2.5. */
  readonly letters: number;
  readonly lettersInScript: number;
}

/** Counts letters by script. Chinese characters beside kana or Hangul count as Japanese or Korean. */
export function findScript(text: string): ScriptShare {
  const counts = new Map<Script, number>();
  let all = 0;
  let last: Script | undefined;
  for (const character of text) {
    if (!LETTER.test(character)) continue;
    // Neighbours are nearly always of one script.
    if (last === undefined || !letters[last].test(character)) {
      last = scripts.find((script) => letters[script].test(character));
    }
    const weight = last === "Hani" || last === "Jpan" || last === "Kore" ? WORD_LIKE : 1;
    all += weight;
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + weight);
  }
  addHan(counts);
  let script: Script | null = null;
  for (const [candidate, count] of counts) {
    if (script === null || count > (counts.get(script) ?? 0)) script = candidate;
  }
  return { script, letters: all, lettersInScript: script === null ? 0 : (counts.get(script) ?? 0) };
}

/** Gives Chinese characters to Japanese, of which a tenth is kana at the least, or to Korean, where they are rare. */
function addHan(counts: Map<Script, number>): void {
  const han = counts.get("Hani") ?? 0;
  if (han === 0) return;
  const kana = counts.get("Jpan") ?? 0;
  const hangul = counts.get("Kore") ?? 0;
  const owner = kana * 10 >= han && kana >= hangul ? "Jpan" : hangul > han ? "Kore" : null;
  if (owner === null) return;
  counts.set(owner, (counts.get(owner) ?? 0) + han);
  counts.delete("Hani");
}
