/** Choices that are kept once they are made, by what they belong to. */
export interface SettingGroup {
  /** A tool by its name, or whose they are else. */
  readonly name: string;
  readonly settings: readonly (readonly [key: string, purpose: string])[];
}

/** Every setting of the site, each of them in local storage. Whoever stores a new one adds a line here. */
export const settingGroups: readonly SettingGroup[] = [
  {
    name: "The whole site",
    settings: [
      ["theme", "The light or dark theme, once you have chosen one"],
      ["export-choices", "How you last exported results: format, paper size and what goes in"],
      ["recent-commands", "What you last chose in the search"],
      ["document-order", "The order of your list of documents"],
      ["question-mark-shortcut", "Whether “?” lists the shortcuts"],
      ["contact-draft", "A message that you have begun on the contact page, until it is sent or cleared"],
    ],
  },
  {
    name: "Several tools",
    settings: [
      ["text-language", "The language of your texts, once you have chosen one"],
      ["word-dialect", "The rule by which words are counted"],
      ["announcement-pause", "When figures are read to a screen reader"],
    ],
  },
  {
    name: "Word counter",
    settings: [
      ["goal", "The goal that you have set"],
      ["reading-pace", "The rate for the reading time"],
      ["speaking-rate", "The rate for the speaking time"],
      ["left-out-kinds", "What you leave out of the counts, such as citations or code"],
    ],
  },
  {
    name: "Character counter",
    settings: [
      ["character-limit", "The limit that is marked"],
      ["character-thread-numbers", "How the posts of a thread are numbered"],
      ["character-thread-paragraphs", "Whether a thread keeps paragraphs together"],
      ["character-sms-plain", "Whether text messages are shown with plain letters"],
      ["character-sms-reference", "How long text messages are joined"],
      ["character-favourites", "The limits that you have pinned"],
      ["character-own-limits", "Limits of your own, with the names you gave them"],
    ],
  },
  {
    name: "Letter counter",
    settings: [
      ["letters-marks", "Whether marked letters such as é are counted apart"],
      ["letters-case", "Whether capital letters are counted apart"],
      ["letters-digraphs", "Whether letters such as the Welsh ll are counted as one"],
      ["letters-y", "Whether y is a vowel or a consonant"],
    ],
  },
  {
    name: "Sentence counter",
    settings: [
      [
        "sentence-boundaries",
        "The sentence boundaries that you put right: numbers that stand for the places, not their words",
      ],
      ["sentences-shown", "What is marked in the text"],
      ["sentences-long", "From when on a sentence is a long one"],
      ["sentences-opening", "How many words of a sentence are its opening"],
      ["sentences-run", "How many sentences in a row that begin alike are told"],
    ],
  },
  {
    name: "Paragraph counter",
    settings: [
      ["paragraphs-by", "What a paragraph is, once you have chosen a rule"],
      ["paragraphs-shown", "What is marked in the text"],
      ["paragraphs-wall-by", "Whether a wall of text goes by words or sentences"],
      ["paragraphs-wall-words", "How many words make a wall of text"],
      ["paragraphs-wall-sentences", "How many sentences make a wall of text"],
      ["paragraphs-hyphens", "What unwrapping does with hyphens at the end of lines"],
    ],
  },
  {
    name: "Line counter",
    settings: [
      ["lines-view", "What is shown beside the text"],
      ["lines-steps", "The steps that you last put together for lines, with the patterns in them"],
      ["lines-scope", "Whether steps change the selected lines or all"],
      ["lines-columns", "The width at which lines count as long"],
      ["lines-standard", "How long a translator’s standard line is"],
      ["lines-code", "The language of code whose lines are counted"],
      ["lines-marks", "Whether long lines are marked"],
    ],
  },
  {
    name: "Word frequency counter",
    settings: [
      ["frequency-by", "Whether words, stems or dictionary forms are counted"],
      ["frequency-phrases", "How many words a counted phrase has"],
      ["frequency-stop-words", "Which common words are left out"],
      ["frequency-least-count", "How often a word must stand to be listed"],
      ["frequency-least-length", "How long a word must be to be listed"],
      ["frequency-match-case", "Whether capitals count"],
      ["frequency-fold-marks", "Whether accents count"],
      ["frequency-join-hyphens", "Whether hyphenated words are one"],
      ["frequency-numbers", "Whether numbers are listed"],
      ["own-stop-words", "Words that you leave out, as you have typed them"],
    ],
  },
  {
    name: "Words per page",
    settings: [
      ["pages-font", "The font of the pages"],
      ["pages-size", "The size of its letters"],
      ["pages-spacing", "The space between lines"],
      ["pages-paper", "The paper"],
      ["pages-margin", "The margins"],
      ["pages-before", "The space before paragraphs"],
      ["pages-after", "The space after paragraphs"],
      ["pages-indent", "How far paragraphs are indented"],
      ["pages-columns", "The columns"],
      ["pages-paragraphs", "What ends a paragraph"],
      ["pages-keep-lines", "Whether lines of a paragraph are kept together"],
    ],
  },
  {
    name: "Case converter",
    settings: [
      ["case-scope", "What is changed: the text, the selection or each line"],
      ["case-locale", "Whose rules it follows"],
      ["case-style", "The style that is shown first"],
      ["case-fold", "Whether names in programs lose their accents"],
      ["case-sharp-s", "How ß is written in capitals"],
      ["case-names", "Names that sentence case keeps, as you have typed them"],
      ["case-favourites", "The styles that are shown on top"],
    ],
  },
  {
    name: "Grammar checker",
    settings: [
      ["personal-dictionary", "Words of your own, which it takes as right"],
      ["grammar-english", "Which English it goes by"],
      ["grammar-off", "Rules that you have switched off"],
      ["grammar-without", "Matters of style that you have switched off"],
      ["grammar-guesses", "Whether it shows guesses too"],
      ["grammar-harper", "Whether Harper reads along"],
      ["grammar-language", "Which language it reads, once you have chosen one"],
      ["grammar-dictionaries", "Languages whose dictionaries you have let it fetch"],
      ["grammar-own-dictionaries", "The names of dictionaries of your own that you have opened"],
    ],
  },
  {
    name: "Readability calculator",
    settings: [
      ["readability-audience", "Whom your texts are written for"],
      ["readability-band", "The grades that you have set as a target of your own"],
      ["readability-hidden", "Which kinds of findings are not marked"],
      ["readability-score", "Which score is drawn along the text"],
      ["readability-parts", "Whether that is by paragraph or by runs of 100 words"],
    ],
  },
  {
    name: "SEO content analyzer",
    settings: [
      [
        "seo-pages",
        "Keyphrase, title, slug and description of each document, and the checks and places of the text that you put aside",
      ],
      ["seo-site", "The address of your site, for telling its links from others"],
      ["seo-date", "Whether the preview of results shows a date"],
      ["seo-view", "Which view you last had open"],
      ["seo-device", "Whether results are previewed as on a computer or a phone"],
      ["seo-language", "The language that a text is taken to be in"],
    ],
  },
  {
    name: "Text compare",
    settings: [
      ["compare-view", "How differences are laid out"],
      ["compare-by", "Whether words, prose, characters or lines are compared"],
      ["compare-ignore", "Which differences are ignored"],
      ["compare-moves", "Whether moved passages are looked for"],
      ["compare-fold", "Whether stretches without changes are folded"],
      ["compare-wrap", "Whether long lines are wrapped"],
      ["compare-lines", "Whether line numbers are shown"],
    ],
  },
  {
    name: "Random word generator",
    settings: [
      ["random-words-kind", "Whether words, sentences, made-up words or passphrases are drawn"],
      ["random-words-count", "How many are drawn"],
      ["random-words-type", "The part of speech of drawn words"],
      ["random-words-level", "How hard drawn words are"],
      ["random-words-history", "What you drew before, until you clear it; never passphrases"],
    ],
  },
];
