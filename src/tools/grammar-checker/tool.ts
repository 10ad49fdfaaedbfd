import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "grammar-checker",
  path: "/grammar-checker",
  name: "Grammar checker",
  lens: "Grammar",
  title: "Grammar Checker: Spelling, Grammar and Style",
  description:
    "Check spelling, grammar, punctuation and style of English, with a reason for each finding, and spelling in more languages. " +
    "Private, on your device.",
  heading: "Grammar Checker",
  category: "check",
  order: 1,
  keywords: [
    "grammar checker",
    "grammar check",
    "spell checker",
    "spelling",
    "punctuation",
    "proofreading",
    "proofreader",
    "style checker",
    "English grammar",
    "subject-verb agreement",
    "confused words",
    "passive voice",
  ],
  formerly: [],
  sample: `Minutes of the allotment society

The new shed has come. There is many problems with it. The roof leaks, and the door does not close. Nobody could of known that the wood was so thin.

Mrs Okafor has spoken with the supplier, and she have asked him for a refund. He said that he would definately come. Please keep this between you and I.

The bill is lower then it was in May. At this point in time, no decision was made. We decided to wait for the the next meeting before we buy anything else.

We need a accurate plan. If you have an old wheelbarrow, please tell Amir. He would recieve it gladly.`,
  questions: [
    {
      question: "Is my text sent anywhere?",
      answer:
        "No. The rules run in your browser, on this device, and so does Harper if you load it. A link to this page carries your " +
        "settings and never the text.",
    },
    {
      question: "Does it find every mistake?",
      answer:
        "No, and no checker does. It works by rules, word lists and statistics, and knows nothing of what you mean. Take a clean " +
        "result as one check passed, and have somebody read what matters.",
    },
    {
      question: "Why is something marked that is right?",
      answer:
        "Rules look at forms, and English has exceptions. Errors are seldom wrong, likely errors are wrong more often, and style is a " +
        "matter of choice. Ignore a finding once, switch its rule off, or add the word to your dictionary.",
    },
    {
      question: "Which English does it follow?",
      answer:
        "American, British, Canadian, Australian or Indian spelling, as you choose. With “Any English” each spelling is taken, and a " +
        "text that mixes them is told so.",
    },
    {
      question: "What is Harper, and do I need it?",
      answer:
        "Harper is an open grammar checker that finds some things which the rules of this page miss. It is a download of about 7.4 MB, " +
        "so it is loaded only when you ask for it. Everything else works without it.",
    },
    {
      question: "Can it check other languages?",
      answer:
        "Its spelling, yes: with the site’s dictionaries of Dutch, Georgian, Lithuanian, Persian, Russian and Turkish, each loaded " +
        "when you ask for it, or with any dictionary of LibreOffice or Firefox that you open. Rules of grammar and style are for English.",
    },
  ],
});
