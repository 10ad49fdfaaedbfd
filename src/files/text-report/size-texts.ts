/** How a figure is counted, and by whose rule. */
export interface FigureText {
  readonly how: string;
  readonly source?: { readonly name: string; readonly address: string };
}

const unicodeSegmentation = {
  name: "Unicode Standard Annex #29, Text Segmentation",
  address: "https://www.unicode.org/reports/tr29/",
};

/** The explanation of each figure of size. */
export const sizeTexts = {
  characters: {
    how: "What a reader sees as one character counts once: an é typed as e and an accent, or a family emoji made of several code points. Spaces count, line breaks do not.",
    source: unicodeSegmentation,
  },
  charactersWithoutSpaces: {
    how: "The same characters, leaving out spaces, tabs and every other white space.",
    source: unicodeSegmentation,
  },
  sentences: {
    how: "A sentence ends at a full stop, question mark or exclamation mark before a space, and at the end of a paragraph. It goes on after an abbreviation, an initial or a number in a list, and when the next word has no capital. A heading is a sentence.",
  },
  paragraphs: {
    how: "A line break ends a paragraph, as Enter does in a word processor. Where lines look wrapped by hand to a fixed width, as in old e-mail, only an empty line does. Empty paragraphs are not counted.",
  },
  lines: {
    how: "Lines as you typed them, empty ones included. Where a long line wraps on your screen makes no difference.",
  },
  uniqueWords: {
    how: "Different words, split by the Unicode rule, whether or not they begin with a capital: “The” and “the” are one. “Run” and “runs” are two.",
  },
  averageWordLength: {
    how: "Letters and digits in all words, divided by the number of words. Punctuation is left out.",
  },
  averageSentenceLength: {
    how: "The number of words divided by the number of sentences.",
  },
  longestSentence: {
    how: "The sentence with the most words.",
  },
} satisfies Readonly<Record<string, FigureText>>;

export const readingRatesAddress = "https://doi.org/10.1016/j.jml.2019.104047";
