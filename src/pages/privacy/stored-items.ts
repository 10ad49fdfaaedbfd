/** Something that the site keeps in the browser. */
export interface StoredItem {
  /** As developer tools call the place. */
  readonly where: string;
  readonly key: string;
  readonly purpose: string;
}

/** A kind of request that a page of the site can make. */
export interface SiteRequest {
  /** The address, or what stands at it. */
  readonly what: string;
  readonly when: string;
  /** What goes with it, besides what every browser adds. */
  readonly carries: string;
}

const settings: readonly (readonly [key: string, purpose: string])[] = [
  ["theme", "The light or dark theme, once you have chosen one"],
  ["goal", "The goal that you have set"],
  ["word-dialect", "The rule by which words are counted"],
  ["reading-pace", "The rate for the reading time"],
  ["speaking-rate", "The rate for the speaking time"],
  ["text-language", "The language of your texts, once you have chosen one"],
  ["left-out-kinds", "What you leave out of the counts, such as citations or code"],
  ["announcement-pause", "When figures are read to a screen reader"],
  ["readability-audience", "Whom your texts are written for, in the readability calculator"],
  ["readability-band", "The grades that you have set as a target of your own there"],
  ["readability-hidden", "Which kinds of findings are not marked there"],
  ["readability-score", "Which score is drawn along the text there"],
  ["readability-parts", "Whether that is by paragraph or by runs of 100 words"],
  ["document-order", "The order of your list of documents"],
  ["recent-commands", "What you last chose in the search"],
  [
    "sentence-boundaries",
    "The sentence boundaries that you put right: numbers that stand for the places, not their words",
  ],
  ["sentences-shown", "What the sentence counter marks in the text"],
  ["sentences-long", "From when on a sentence is a long one"],
  ["sentences-opening", "How many words of a sentence are its opening"],
  ["sentences-run", "How many sentences in a row that begin alike are told"],
  ["paragraphs-by", "What a paragraph is, once you have chosen a rule"],
  ["paragraphs-shown", "What the paragraph counter marks in the text"],
  ["paragraphs-wall-by", "Whether a wall of text goes by words or sentences"],
  ["paragraphs-wall-words", "How many words make a wall of text"],
  ["paragraphs-wall-sentences", "How many sentences make a wall of text"],
  ["paragraphs-hyphens", "What unwrapping does with hyphens at the end of lines"],
  ["export-choices", "How you last exported results: format, paper size and what goes in"],
  ["random-words-kind", "Whether words, sentences, made-up words or passphrases are drawn"],
  ["random-words-count", "How many are drawn"],
  ["random-words-type", "The part of speech of drawn words"],
  ["random-words-level", "How hard drawn words are"],
  ["random-words-history", "What you drew before, until you clear it; never passphrases"],
  ["question-mark-shortcut", "Whether “?” lists the shortcuts"],
  ["case-scope", "What the case converter changes: the text, the selection or each line"],
  ["case-locale", "Whose rules the case converter follows"],
  ["case-style", "The style that the case converter shows first"],
  ["case-fold", "Whether names in programs lose their accents"],
  ["case-sharp-s", "How ß is written in capitals"],
  ["case-names", "Names that sentence case keeps, as you have typed them"],
  ["case-favourites", "The styles that the case converter shows on top"],
  ["frequency-by", "Whether words, stems or dictionary forms are counted"],
  ["frequency-phrases", "How many words a counted phrase has"],
  ["frequency-stop-words", "Which common words the frequency list leaves out"],
  ["frequency-least-count", "How often a word must stand to be listed"],
  ["frequency-least-length", "How long a word must be to be listed"],
  ["frequency-match-case", "Whether capitals count in the frequency list"],
  ["frequency-fold-marks", "Whether accents count in the frequency list"],
  ["frequency-join-hyphens", "Whether hyphenated words are one in the frequency list"],
  ["frequency-numbers", "Whether numbers are listed"],
  ["own-stop-words", "Words that you leave out of the frequency list, as you have typed them"],
  ["pages-font", "The font of the page layout"],
  ["pages-size", "The size of its letters"],
  ["pages-spacing", "The space between its lines"],
  ["pages-paper", "Its paper"],
  ["pages-margin", "Its margins"],
  ["pages-before", "The space before its paragraphs"],
  ["pages-after", "The space after its paragraphs"],
  ["pages-indent", "How far its paragraphs are indented"],
  ["pages-columns", "Its columns"],
  ["pages-paragraphs", "What ends a paragraph in it"],
  ["pages-keep-lines", "Whether it keeps lines of a paragraph together"],
  ["letters-marks", "Whether marked letters such as é are counted apart"],
  ["letters-case", "Whether capital letters are counted apart"],
  ["letters-digraphs", "Whether letters such as the Welsh ll are counted as one"],
  ["letters-y", "Whether y is a vowel or a consonant"],
  ["lines-view", "What the line counter shows beside the text"],
  ["lines-steps", "The steps that you last put together for lines, with the patterns in them"],
  ["lines-scope", "Whether steps change the selected lines or all"],
  ["lines-columns", "The width at which lines count as long"],
  ["lines-standard", "How long a translator’s standard line is"],
  ["lines-code", "The language of code whose lines are counted"],
  ["lines-marks", "Whether long lines are marked"],
  ["character-limit", "The limit that the character counter marks"],
  ["character-thread-numbers", "How the posts of a thread are numbered"],
  ["character-thread-paragraphs", "Whether a thread keeps paragraphs together"],
  ["character-sms-plain", "Whether text messages are shown with plain letters"],
  ["character-sms-reference", "How long text messages are joined"],
  ["character-favourites", "The limits that you have pinned"],
  ["character-own-limits", "Limits of your own, with the names you gave them"],
  ["personal-dictionary", "Words of your own, which the grammar checker takes as right"],
  ["grammar-english", "Which English the grammar checker goes by"],
  ["grammar-off", "Rules that you have switched off there"],
  ["grammar-without", "Matters of style that you have switched off there"],
  ["grammar-guesses", "Whether the grammar checker shows guesses too"],
  ["grammar-harper", "Whether Harper reads along there"],
  ["grammar-language", "Which language the grammar checker reads, once you have chosen one"],
  ["grammar-dictionaries", "Languages whose dictionaries you have let it fetch"],
  ["grammar-own-dictionaries", "The names of dictionaries of your own that you have opened there"],
  ["contact-draft", "A message that you have begun on the contact page, until it is sent or cleared"],
  [
    "seo-pages",
    "Keyphrase, title, slug and description of each document, and the checks and places of the text that you put aside",
  ],
  ["seo-site", "The address of your site, for telling its links from others"],
  ["seo-date", "Whether the preview of results shows a date"],
  ["seo-view", "Which view of the SEO content analyzer you last had open"],
  ["seo-device", "Whether results are previewed as on a computer or a phone"],
  ["seo-language", "The language that the SEO content analyzer takes a text to be in"],
  ["compare-view", "How differences are laid out in the text comparison"],
  ["compare-by", "Whether words, prose, characters or lines are compared"],
  ["compare-ignore", "Which differences the comparison ignores"],
  ["compare-moves", "Whether the comparison looks for moved passages"],
  ["compare-fold", "Whether it folds stretches without changes"],
  ["compare-wrap", "Whether it wraps long lines"],
  ["compare-lines", "Whether it shows line numbers"],
];

/** Everything that the site keeps. Whoever stores something new adds a line here. */
export const storedItems: readonly StoredItem[] = [
  {
    where: "IndexedDB",
    key: "documents",
    purpose: "Your documents with their names, versions and latest changes",
  },
  {
    where: "IndexedDB",
    key: "companion-texts",
    purpose: "The texts that you compare yours with, in the last five tabs in which you did",
  },
  { where: "Service worker", key: "/", purpose: "Keeps the site working offline" },
  ...settings.map(([key, purpose]) => ({ where: "Local storage", key, purpose })),
  { where: "Session storage", key: "document", purpose: "Which text this tab has open" },
  { where: "Session storage", key: "companion-texts", purpose: "Which second texts belong to this tab" },
  {
    where: "Session storage",
    key: "react-router-scroll-positions",
    purpose: "How far down each page you were, for going back to it",
  },
  {
    where: "Cache storage",
    key: "workbox-precache…",
    purpose: "The site’s own files, so that it works offline",
  },
  {
    where: "Cache storage",
    key: "wordbench-assets",
    purpose: "Fonts of the alphabets that you use, for the same reason",
  },
  {
    where: "Cache storage",
    key: "wordbench-images",
    purpose: "Covers of articles that you have seen, for the same reason",
  },
  {
    where: "Cache storage",
    key: "wordbench-report-fonts",
    purpose: "Fonts of the alphabets in PDFs that you have exported, for the same reason",
  },
  {
    where: "Cache storage",
    key: "wordbench-pdf",
    purpose: "Character maps and fonts that some PDFs need to be read, once one has needed them",
  },
  {
    where: "Cache storage",
    key: "wordbench-harper",
    purpose: "Harper, the second checker of grammar, if you have loaded it",
  },
  {
    where: "Cache storage",
    key: "wordbench-dictionaries",
    purpose: "Dictionaries of other languages that you have asked for, for use offline",
  },
  {
    where: "Cache storage",
    key: "own-dictionaries",
    purpose: "Dictionaries of your own, until you remove them; they are never sent",
  },
  {
    where: "Cache storage",
    key: "wordbench-shared",
    purpose: "What another app shared with the installed one, until it is opened here",
  },
];

/** Every request that the site can make, all of them to itself. Whoever makes a new one adds a line here. */
export const siteRequests: readonly SiteRequest[] = [
  {
    what: "The site’s own files: pages, scripts, styles, fonts, pictures",
    when: "When you open a page, and shortly before, when you point at a link to it; once more in the background, so that the site works offline",
    carries: "Nothing",
  },
  {
    what: "A page’s address with settings behind “?”",
    when: "When you load a page anew, or open such a link, and your browser has not kept the page yet",
    carries:
      "The settings in the address, which stand there so that a link shares them: choices, and what you typed for them, such as the steps for lines. Never the text",
  },
  {
    what: "/assets/definitions-…",
    when: "When you press a random word to see what it means: the definitions of its first letter, unless they are here already",
    carries: "Nothing; which file is asked for tells the first letter of a word that was drawn",
  },
  {
    what: "/fonts/report/…",
    when: "When you export a PDF: a font for each alphabet in it, unless it is here already",
    carries: "Nothing; which fonts are asked for tells the alphabets of the text",
  },
  {
    what: "/pdf/…",
    when: "When you open a PDF that needs character maps or fonts that it does not hold",
    carries: "Nothing: neither the PDF nor its name",
  },
  {
    what: "/assets/harper_wasm…",
    when: "When you press “Load Harper” in the grammar checker, and when you use it later, unless it is here already",
    carries: "Nothing: no text and no word of it",
  },
  {
    what: "/dictionaries/…",
    when: "When you ask the grammar checker for the spelling of another language, and when you use it later, unless it is here already",
    carries: "Nothing; which file is asked for tells the language",
  },
  {
    what: "/share",
    when: "When you share something with the installed app",
    carries:
      "What you share, as far as the browser’s own storage: it is caught there. Should the browser have lost the means to catch it, this site’s server drops it unread",
  },
  {
    what: "/service-worker.js",
    when: "Now and then, to see whether there is a new version of the site",
    carries: "Nothing",
  },
  {
    what: "/api/contact",
    when: "Only when you press “Send” on the contact page",
    carries: "The message, and the name and address if you have given them",
  },
];
