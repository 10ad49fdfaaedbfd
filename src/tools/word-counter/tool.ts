import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "word-counter",
  path: "/",
  name: "Word counter",
  lens: "Words",
  title: "Free Word Counter and Character Counter Online",
  description:
    "Count words, characters, sentences and reading time as you type, and see how each figure was counted. " +
    "Free and private: it works offline.",
  heading: "Free Word Counter, Character Counter & Text Counter Tool",
  category: "count",
  order: 1,
  keywords: [
    "word counter",
    "character counter",
    "word count",
    "text counter",
    "sentence counter",
    "reading time",
    "speaking time",
    "readability",
    "keyword density",
    "word frequency",
  ],
  formerly: [],
  sample: `The lighthouse keeper kept two books. In the first she wrote what the rules asked of her: the hour the lamp was lit, the height of the swell, the names of ships that passed close enough to read. The second book had no rules. There she wrote down what the weather was like, in as few words as she could.

“Grey, then gold,” says one evening in March. “Wind like a slammed door,” says the next. Some days got a single word. Her longest entry, written after the great storm of that autumn, runs to eleven.

When she retired, the harbour office asked for the first book and filed it. Nobody asked for the second, so it stayed on her kitchen shelf between the tide tables and the salt. Years later a visitor picked it up, meaning to read a page, and looked up to find the tea cold and the light gone from the window.

What is a long description worth? Most of us write until the page is full. She wrote until the thing was there, and then she stopped.`,
  questions: [
    {
      question: "Why does another program count a different number of words?",
      answer:
        "Programs disagree on what a word is. Word processors count whatever stands between spaces, so well-known is one word " +
        "and a dash with a space on each side is a word too. The Unicode standard splits at hyphens and slashes and leaves lone " +
        "punctuation out. Open the word figure to see your text counted each way, and choose the one you need.",
    },
    {
      question: "Is my text uploaded or stored anywhere?",
      answer:
        "Your text is not uploaded. It is counted by your browser and saved in your browser's storage on this device, so that it " +
        "is there when you come back. Removing it from your documents, or this site's data in your browser, removes it.",
    },
    {
      question: "How are reading time and speaking time worked out?",
      answer:
        "By dividing the words by a rate: 238 words a minute for reading non-fiction, 260 for fiction and 183 aloud. The rates are " +
        "averages for adults reading English, from a review of 190 studies by Marc Brysbaert in 2019. Sixteen other languages " +
        "have rates of their own. You can set yours.",
    },
  ],
});
