import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "readability-calculator",
  path: "/readability-calculator",
  name: "Readability calculator",
  lens: "Readability",
  title: "Readability Calculator: Grade Level and Hard Sentences",
  description:
    "Score a text by 26 readability formulas, see which sentences and words make it hard, and which edits would help most. " +
    "Free and private.",
  heading: "Readability Calculator",
  category: "check",
  order: 20,
  keywords: [
    "readability calculator",
    "readability score",
    "grade level",
    "Flesch-Kincaid",
    "Flesch reading ease",
    "Gunning fog",
    "SMOG",
    "Dale-Chall",
    "LIX",
    "passive voice",
    "plain language",
    "hard sentences",
  ],
  formerly: [],
  sample: `Notice to residents of Harbour Street

Commencing on Monday, works will be undertaken by the council for the purpose of replacing the water main, and it is anticipated that the road will be closed to vehicles for a period of approximately three weeks.

Residents who are in possession of a parking permit should utilize the car park in Mill Lane, where additional spaces have been allocated, but visitors must make an application for a temporary permit prior to their arrival. Permits can be collected from the library.

Your bins will be emptied as usual. We will knock on your door before we turn off the water. It is possible that the water may look slightly brown afterwards; this is harmless, and it clears if you run the cold tap for a few minutes.

If you have any questions, call us. We are really very sorry about the noise.`,
  questions: [
    {
      question: "Which readability score should I trust?",
      answer:
        "No single one. Formulas count different things, so the same text can lie several grades apart. Look at the median of all " +
        "formulas and at their range, and use one formula only to compare two versions of the same text. Under 100 words every " +
        "score swings widely.",
    },
    {
      question: "Does a good score mean that a text is clear?",
      answer:
        "No. Formulas count letters, syllables, words and sentences. They know nothing of meaning, order or layout, and a text cut " +
        "into stumps can score well and read badly. Take a score as a hint where to look, and have a reader try the text.",
    },
    {
      question: "Is the passive voice wrong?",
      answer:
        "No. It is the right choice where the doer is unknown or does not matter. It becomes hard to read where readers need to " +
        "know who does what, so the places are shown and the choice is yours.",
    },
    {
      question: "Does it work in other languages?",
      answer:
        "Spanish, German, French, Italian, Dutch, Polish and Russian have formulas of their own, and LIX and RIX work in any language " +
        "with spaces between words. Passive voice, adverbs, hedges and simpler words are looked for in English alone. No formula " +
        "fits Chinese, Japanese or Thai.",
    },
    {
      question: "Is my text sent anywhere?",
      answer:
        "No. It is read by your browser on this device. A link to this page carries your settings and never the text.",
    },
  ],
});
