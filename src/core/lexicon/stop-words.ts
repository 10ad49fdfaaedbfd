import { englishStopWords } from "#core/lists/english-stop-words.ts";

/** A module of words with a space between them. */
type WordsModule = Promise<{ readonly words: string }>;

/** One module a language, so that a page loads the list that it needs and no other. */
const lists = {
  af: () => import("#core/lists/stop-words/af.ts"),
  ar: () => import("#core/lists/stop-words/ar.ts"),
  bg: () => import("#core/lists/stop-words/bg.ts"),
  bn: () => import("#core/lists/stop-words/bn.ts"),
  br: () => import("#core/lists/stop-words/br.ts"),
  ca: () => import("#core/lists/stop-words/ca.ts"),
  cs: () => import("#core/lists/stop-words/cs.ts"),
  da: () => import("#core/lists/stop-words/da.ts"),
  de: () => import("#core/lists/stop-words/de.ts"),
  el: () => import("#core/lists/stop-words/el.ts"),
  eo: () => import("#core/lists/stop-words/eo.ts"),
  es: () => import("#core/lists/stop-words/es.ts"),
  et: () => import("#core/lists/stop-words/et.ts"),
  eu: () => import("#core/lists/stop-words/eu.ts"),
  fa: () => import("#core/lists/stop-words/fa.ts"),
  fi: () => import("#core/lists/stop-words/fi.ts"),
  fr: () => import("#core/lists/stop-words/fr.ts"),
  ga: () => import("#core/lists/stop-words/ga.ts"),
  gl: () => import("#core/lists/stop-words/gl.ts"),
  gu: () => import("#core/lists/stop-words/gu.ts"),
  he: () => import("#core/lists/stop-words/he.ts"),
  hi: () => import("#core/lists/stop-words/hi.ts"),
  hr: () => import("#core/lists/stop-words/hr.ts"),
  hu: () => import("#core/lists/stop-words/hu.ts"),
  id: () => import("#core/lists/stop-words/id.ts"),
  it: () => import("#core/lists/stop-words/it.ts"),
  ja: () => import("#core/lists/stop-words/ja.ts"),
  ko: () => import("#core/lists/stop-words/ko.ts"),
  lt: () => import("#core/lists/stop-words/lt.ts"),
  lv: () => import("#core/lists/stop-words/lv.ts"),
  mr: () => import("#core/lists/stop-words/mr.ts"),
  nl: () => import("#core/lists/stop-words/nl.ts"),
  no: () => import("#core/lists/stop-words/no.ts"),
  pl: () => import("#core/lists/stop-words/pl.ts"),
  pt: () => import("#core/lists/stop-words/pt.ts"),
  ro: () => import("#core/lists/stop-words/ro.ts"),
  ru: () => import("#core/lists/stop-words/ru.ts"),
  sk: () => import("#core/lists/stop-words/sk.ts"),
  sl: () => import("#core/lists/stop-words/sl.ts"),
  sv: () => import("#core/lists/stop-words/sv.ts"),
  th: () => import("#core/lists/stop-words/th.ts"),
  tl: () => import("#core/lists/stop-words/tl.ts"),
  tr: () => import("#core/lists/stop-words/tr.ts"),
  uk: () => import("#core/lists/stop-words/uk.ts"),
  vi: () => import("#core/lists/stop-words/vi.ts"),
  yo: () => import("#core/lists/stop-words/yo.ts"),
  zh: () => import("#core/lists/stop-words/zh.ts"),
} as const satisfies Readonly<Record<string, () => WordsModule>>;

/** A language with a list of stop words, by ISO 639-1 code. */
export type StopWordLanguage = "en" | keyof typeof lists;

function isListed(language: string): language is keyof typeof lists {
  return Object.hasOwn(lists, language);
}

/** Whether a code is that of a language with a list of stop words. */
export function isStopWordLanguage(language: string): language is StopWordLanguage {
  return language === "en" || isListed(language);
}

/** The languages with a list of stop words, in the order of their codes. */
export const stopWordLanguages: readonly StopWordLanguage[] = ["en", ...Object.keys(lists)]
  .filter(isStopWordLanguage)
  .toSorted();

const loaded = new Map<StopWordLanguage, Promise<ReadonlySet<string>>>();

/**
 * The stop words of a language: those that carry grammar rather than subject, in lower case, ’ as ', composed (NFC).
 * The list is loaded on the first call and kept. English comes with the code; see `lists/SOURCES.md` for the others,
 * which differ in length and in what they hold. Rejects when a list cannot be loaded, and tries anew on the next call.
 */
export function loadStopWords(language: StopWordLanguage): Promise<ReadonlySet<string>> {
  if (language === "en") return Promise.resolve(englishStopWords);
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = lists[language]().then((module) => new Set(module.words.split(" ")));
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
