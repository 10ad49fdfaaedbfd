import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "sentence-counter",
  path: "/sentence-counter",
  name: "Sentence counter",
  lens: "Sentences",
  title: "Sentence Counter: Lengths, Rhythm and Openings",
  description:
    "Count sentences as a reader does: abbreviations, dialogue and lists read right. See lengths, rhythm and repeated " +
    "openings. Private and offline.",
  heading: "Sentence counter",
  category: "count",
  order: 4,
  keywords: [
    "sentence counter",
    "count sentences",
    "sentence length",
    "average sentence length",
    "sentence variety",
    "how many sentences",
    "split text into sentences",
  ],
  formerly: [],
  features: [
    "Every sentence in a list",
    "Lengths and rhythm",
    "Repeated openings",
    "Boundaries that you can put right",
  ],
  sample: `Dr. Amara Cole moved to St. Brendan’s in the spring. Why there? Nobody asked at first. She had two suitcases, a bicycle with one working brake, and the deeds to a lighthouse that had been dark for thirty-one years.

“Is it for sale?” the postman wanted to know.

“It was,” she said. “Until Tuesday.”

She swept the stairs. She scraped the salt from the windows. She wrote to the harbour office at 9 a.m. every Monday, and every Thursday she walked down to see whether there was an answer, which, for the better part of the summer, there was not. Then a letter came! It was four lines long.

By October the lamp was turning again. It had cost her all of her savings, most of her patience and the friendship of exactly one neighbour, who had liked the dark. Was it worth it? Ask the boats.`,
  questions: [
    {
      question: "What counts as a sentence?",
      answer:
        "What ends with a full stop, a question mark or another mark that ends sentences, or with its paragraph. Full stops of " +
        "abbreviations, initials and numbers end nothing. Headings and items of lists count as sentences, as long as they hold " +
        "a letter or a number.",
    },
    {
      question: "How is dialogue counted?",
      answer:
        "Speech and who said it are one sentence where the speech runs into it: “Why?” she asked. counts once. Two sentences within " +
        "one pair of quotation marks count as two.",
    },
    {
      question: "What if a boundary is wrong?",
      answer:
        "Place the cursor there and join the sentence with the next, or split it at the cursor. The figures follow, the text is not " +
        "changed, and the correction is kept on this device for as long as the words around it stay the same.",
    },
    {
      question: "How long should a sentence be?",
      answer:
        "There is no right length, and an average hides what matters most: variety. The rhythm strip shows whether long and short " +
        "sentences take turns. What counts as long is yours to set; 30 words is only where the setting starts.",
    },
  ],
});
