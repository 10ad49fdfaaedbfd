import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "text-case-convert",
  path: "/text-case-convert",
  name: "Case converter",
  lens: "Case",
  title: "Text Case Converter: Title Case, Upper, Lower, camelCase",
  description:
    "Convert text to upper, lower, sentence or title case in nine styles with a reason for each word, to camelCase and " +
    "snake_case. Free, private, offline.",
  heading: "Text Case Converter",
  category: "shape",
  order: 1,
  keywords: [
    "case converter",
    "title case converter",
    "sentence case",
    "uppercase",
    "lowercase",
    "capitalize words",
    "camel case",
    "snake case",
    "APA title case",
    "Chicago title case",
  ],
  features: [
    "UPPER CASE",
    "lower case",
    "Title Case",
    "Sentence case",
    "camelCase",
    "PascalCase",
    "snake_case",
    "kebab-case",
    "Alternating",
    "Inverse",
  ],
  formerly: ["/text-case-converter"],
  sample: `how to log in to an old iPhone without losing your mind
THE CASE OF THE MISSING UMBRELLA: A STORY IN THREE PARTS
notes from a walk through northern ireland — with o’brien and the dog
what to look for in a well-made teapot`,
  questions: [
    {
      question: "Which title case style should I use?",
      answer:
        "The one your editor, teacher or publisher names. AP is for news and most websites, APA for psychology and the " +
        "social sciences, Chicago for books and history, MLA for literature, AMA for medicine. With nothing prescribed, " +
        "the simple style or AP will look familiar to most readers.",
    },
    {
      question: "Why do the styles disagree about small words?",
      answer:
        "Each guide draws the line elsewhere. AP, APA and AMA capitalise prepositions of four letters or more, Chicago's " +
        "18th edition and Wikipedia those of five or more, MLA and Chicago's 17th edition none. AP alone capitalises “to” " +
        "before a verb. The reason for each word is shown below its title.",
    },
    {
      question: "Does sentence case keep names?",
      answer:
        "It keeps “I”, abbreviations, words such as iPhone and a list of days, months, countries, peoples, languages and " +
        "common personal names. In a text that is all in capitals other names cannot be told from words: add yours under " +
        "names to keep.",
    },
    {
      question: "Can everyone read text in bold or script letters of Unicode?",
      answer:
        "No. They are mathematical symbols that look like letters. Some screen readers spell them out or skip them, search " +
        "does not find them, and older devices show boxes. Use them for decoration only; “Plain text” turns them back.",
    },
    {
      question: "Is my text uploaded?",
      answer:
        "No. It is converted by your browser and kept on this device. A link that you share holds your settings, never the text.",
    },
  ],
});
