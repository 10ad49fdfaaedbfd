/**
 * Writes `src/core/lists/stop-words/`, one module a language, from npm `stopwords-iso`.
 * To run after a new version of it: `node build/stop-words.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { foldDiacritics } from "#core/lexicon/folding.ts";
import { readDeclaration } from "./declarations.ts";
import { root } from "./paths.ts";

/**
 * The languages, and the Declaration in each, which shows its alphabet and its words. Left out are lists of fewer
 * than 50 words that lack the commonest, the Urdu list, whose letters are wrong throughout, the Malay one, which is
 * full of the words of news reports, and the Kurdish one, which is of Sorani under the code of Kurmanji.
 */
const declarations: Readonly<Record<string, string>> = {
  af: "afr",
  ar: "arb",
  bg: "bul",
  bn: "ben",
  br: "bre",
  ca: "cat",
  cs: "ces",
  da: "dan",
  de: "deu_1996",
  el: "ell_monotonic",
  eo: "epo",
  es: "spa",
  et: "est",
  eu: "eus",
  fa: "pes_1",
  fi: "fin",
  fr: "fra",
  ga: "gle",
  gl: "glg",
  gu: "guj",
  he: "heb",
  hi: "hin",
  hr: "hrv",
  hu: "hun",
  id: "ind",
  it: "ita",
  ja: "jpn",
  ko: "kor",
  lt: "lit",
  lv: "lav",
  mr: "mar",
  nl: "nld",
  no: "nob",
  pl: "pol",
  pt: "por_PT",
  ro: "ron_2006",
  ru: "rus",
  sk: "slk",
  sl: "slv",
  sv: "swe",
  th: "tha",
  tl: "tgl",
  tr: "tur",
  uk: "ukr",
  vi: "vie",
  yo: "yor",
  zh: "cmn_hans",
};
/** Letters of a language that its Declaration may happen not to use. */
const furtherLetters: Readonly<Record<string, string>> = {
  af: "êëéèîïôûq",
  br: "ñùêâô",
  ca: "àèéíïòóúüçwxyz",
  cs: "áčďéěíňóřšťúůýžqxwfg",
  da: "æøåéqwxz",
  de: "äöüßqxy",
  el: "άέήίόύώΐΰϊϋ",
  eo: "ĉĝĥĵŝŭ",
  es: "áéíóúüñkw",
  et: "äöõüšž",
  eu: "ñ",
  fa: "آأؤئكيً",
  fi: "äöå",
  fr: "àâçéèêëîïôùûüœkwz",
  ga: "áéíóú",
  gl: "áéíóúñü",
  gu: "ઈ",
  hi: "ँऊ",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  it: "àèéìíòóùú",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  mr: "ऊ",
  nl: "éëïèêüóáíöqx",
  no: "æøåéèêòóô",
  pl: "ąćęłńóśźżfvx",
  pt: "áâãàçéêíóôõúü",
  ro: "ăâîșțşţ",
  ru: "ёъщ",
  sk: "áäčďéíĺľňóôŕšťúýžfg",
  sl: "čšž",
  sv: "åäöéq",
  tr: "çğıöşüâîû",
  uk: "ґєії",
  vi: "àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ",
  yo: "àáèéìíòóùúẹọṣńǹ",
};
/** Words of one letter. */
const letterWords: Readonly<Record<string, string>> = {
  ar: "و",
  bg: "авеиосу",
  bn: "ইএঐও",
  br: "aeio",
  ca: "aeio",
  cs: "aikosuvz",
  da: "i",
  el: "οηή",
  es: "aeouy",
  fa: "و",
  fr: "aày",
  ga: "aiéíó",
  gl: "aeoáéó",
  gu: "આએછજન",
  hi: "नव",
  hr: "aikosu",
  hu: "aeső",
  it: "aeioè",
  lt: "oį",
  mr: "नव",
  nl: "u",
  no: "iå",
  pl: "aiouwz",
  pt: "aàeéo",
  ro: "aeo",
  ru: "абвжикосуя",
  sk: "aikosuvz",
  sl: "aksvzo",
  sv: "i",
  tl: "o",
  tr: "o",
  uk: "абвєжзійоуя",
  yo: "aoéíóńṣ",
};
/** Function words that the lists lack, written for this project. */
const additions: Readonly<Record<string, string>> = {
  af: "aan alle as daardie deur elke enige hierdie hulle jou julle my nie of ons sal sy teen ten tot was wees wil word wat",
  ca: "qualsevol té",
  da: "gennem",
  eo: "alia aliaj antaŭ kiel kiu kiuj kontraŭ laŭ per post pro sen super ĉiu ĉiuj",
  et: `aga alla eest ega ehk ei enne ent iga igal ilma ise juba juures jaoks ka kas kaudu keda kelle kellele kes kogu
  kohta koos kuhu kuid kuidas kuna kuni kus kust küll läbi millal mille miks mitte mõni neid neile neist need nende
  ning nüüd ole oleme olema olete olid olnud peab peal pärast saab sama seal sellele selles sellest sellel sest sina
  sind sinu su taga tal talle teda teie tema temal vaid vastu veel või väga ühe üks üle`,
  eu: "baita bai den diren edozein ezta gabe gero nahiz",
  ga: "aige atá féin seo sin tá",
  gl: "calquera como contra será toda",
  gu: "તરીકે તેમજ દ્વારા",
  hi: "तथा प्रत्येक",
  hr: "bez ima imaju protiv radi sva svi svoj svoju",
  ko: "것이 그 대한 또는 모든 수 위한 이 있는 있다 저 한다",
  lt: "bus buvo būti būtų jo jos tiek to turi visi yra",
  lv: "ikviens katram kas kurā savu viņa viņai viņi viņš visiem šo šīs",
  mr: "अथवा अशा किंवा ज्या नये",
  no: "gjennom",
  sl: "ima imajo sme vseh",
  tl: "mang nang sapagkat",
  tr: "karşı",
  uk: `а але б би без бо був була були було бути буде будуть в вам вами вас ваш ваша ваше ваші весь вже ви вона вони воно
  все всі всіх всім всього вся від він де для до дуже є ж же з за зі із й його йому її їй їм їх і інша інше інший інші
  кожен кожна кожний коли куди лише ми між мене мені мій може можна моє мої моя мною на навіть над нам нами нас наш
  наша наше наші не неї нею ним ними них ні ніколи нім ніхто нього ось перед під після по при про свій своє свої свою
  своя себе серед собі собою та так така таке такий такі також там твій твоє твої твоя те тебе теж тепер ти тим тих ті
  тієї тільки тобі тобою того тоді той тому тут у увесь усе усі хоча хто хтось це цей ця ці цих цього цієї цьому чи чий
  через що щоб щодо щось ще я як яка яке який яким які яких якій якого якої якому якщо`,
  yo: "ló nínú tàbí tó",
};
/** Scripts in which one character may be a word, and whose characters no short text can list. */
const SYLLABIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+$/u;
const WORD = /^[\p{L}\p{M}]+(?:['\-\u200c][\p{L}\p{M}]+)*'?$/u;

const foldWord = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("\u2019", "'");

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function readSource(): Readonly<Record<string, unknown>> {
  const path = createRequire(import.meta.url).resolve("stopwords-iso/stopwords-iso.json");
  const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isRecord(parsed)) throw new TypeError("stopwords-iso.json holds no object.");
  return parsed;
}

function wordsOf(source: Readonly<Record<string, unknown>>, language: string): readonly string[] {
  const words = source[language];
  if (!Array.isArray(words)) throw new TypeError(`stopwords-iso.json has no list for ${language}.`);
  const texts = words.filter((word) => typeof word === "string");
  // The Lithuanian list was read with the wrong code page.
  const decoder = new TextDecoder("windows-1257");
  return language === "lt" ? texts.map((word) => decoder.decode(Buffer.from(word, "latin1"))) : texts;
}

/** Other spellings of the words that texts have, where the list has only one. */
function spellings(language: string, words: readonly string[], used: ReadonlySet<string>): readonly string[] {
  if (language === "ro") {
    // With a cedilla in older texts, with a comma in newer ones.
    return [...words, ...words.map((word) => word.replaceAll("ş", "ș").replaceAll("ţ", "ț"))];
  }
  if (language === "el") {
    // Most words of the list lack their accents, and some end in the letter for the middle of a word.
    const known = new Set(words);
    return [...words, ...[...used].filter((word) => known.has(foldDiacritics(word)))].filter(
      (word) => !word.endsWith("σ"),
    );
  }
  return words;
}

/**
 * Keeps what is one word of the language, in lower case and composed: letters and marks, with apostrophes and
 * hyphens inside. A word with a letter that the language does not have is misspelt or misread, and a single letter
 * is kept only where it is a word.
 */
function selectWords(language: string, code: string, given: readonly string[]): readonly string[] {
  const text = foldWord(readDeclaration(code).join(" "));
  const alphabet = new Set(`${text}${furtherLetters[language] ?? ""}'-\u200c`);
  const used = new Set(text.match(/[\p{L}\p{M}']+/gu));
  const isWord = (word: string): boolean => {
    if (!WORD.test(word)) return false;
    if (SYLLABIC.test(word)) return true;
    if (word.length === 1) return (letterWords[language] ?? "").includes(word);
    return Array.from(word).every((letter) => alphabet.has(letter));
  };
  const added = additions[language]?.split(/\s+/) ?? [];
  const words = spellings(language, [...given, ...added].map(foldWord), used);
  return [...new Set(words.filter(isWord))].toSorted();
}

const folder = join(root, "src", "core", "lists", "stop-words");
mkdirSync(folder, { recursive: true });
const source = readSource();
for (const [language, code] of Object.entries(declarations)) {
  const given = wordsOf(source, language);
  const words = selectWords(language, code, given);
  writeFileSync(join(folder, `${language}.ts`), `export const words =\n  "${words.join(" ")}";\n`);
  process.stdout.write(`${language}: ${words.length} of ${given.length}\n`);
  if (process.argv.includes("--dropped")) {
    process.stdout.write(`  ${given.filter((word) => !words.includes(foldWord(word))).join(" ")}\n`);
  }
}
