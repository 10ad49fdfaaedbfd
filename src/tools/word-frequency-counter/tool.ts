import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "word-frequency-counter",
  path: "/word-frequency-counter",
  name: "Word frequency counter",
  lens: "Frequency",
  title: "Word Frequency Counter: Words, Phrases, Keyness",
  description:
    "Count how often every word and phrase occurs, see each in context, and find what sets a text apart. " +
    "Charts, word cloud, CSV. Free and private.",
  heading: "Word Frequency Counter",
  category: "count",
  order: 20,
  keywords: [
    "word frequency counter",
    "word frequency",
    "phrase frequency",
    "n-grams",
    "keyword in context",
    "concordance",
    "collocates",
    "keyness",
    "word cloud",
    "Zipf",
    "stop words",
    "lexical diversity",
  ],
  formerly: [],
  sample: `The ferry leaves the harbour at six. Before the ferry leaves, the baker brings bread to the harbour, and the gulls follow the bread. By half past five the harbour smells of bread and diesel.

On the ferry there are always the same people. The postman sits by the window and sorts letters. Two sisters knit and never speak. The harbour master's son sells tea from a trolley: black tea, mint tea, tea with too much sugar. He knows who takes sugar and who only says that they do not.

In winter the sea comes over the harbour wall and the ferry stays where it is. Then the baker eats his own bread, the postman sorts letters at the kitchen table, and the sisters, who never speak on the ferry, talk on the telephone for hours.

Nobody on the island calls it a small place. A small place, they say, is one that the ferry does not come to.`,
  questions: [
    {
      question: "What is keyness?",
      answer:
        "Keyness tells which words a text has more or less often than another one. Here each word is compared with everyday English, " +
        "or with a second text of yours. How sure the difference is comes from a log-likelihood test, how large it is from the ratio " +
        "of the two frequencies, and both are needed: a large text makes small differences sure.",
    },
    {
      question: "Which words are left out as stop words?",
      answer:
        "None, until you say so. Then the function words of your text's language are left out, from lists for more than forty " +
        "languages, and any words of your own, which stay on this device. The figures before and after stand side by side.",
    },
    {
      question: "Why does another program find a different number of words?",
      answer:
        "Programs cut words differently. Here words are those of the Unicode standard, so well-known is two words unless you join " +
        "hyphens, and don't is one. Capitals make no difference unless you ask for it.",
    },
    {
      question: "Is my text sent anywhere?",
      answer:
        "No. It is counted by your browser on this device. A link to this page carries your settings, and never the text, the filter " +
        "or your own stop words.",
    },
  ],
});
