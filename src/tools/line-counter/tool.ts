import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "line-counter",
  path: "/line-counter",
  name: "Line counter",
  lens: "Lines",
  title: "Line Counter: Count, Sort and Clean Up Lines",
  description:
    "Count lines, blank lines and duplicates. Sort, shuffle, number, filter, join or split lines with a preview, a " +
    "million at a time. Free, private, offline.",
  heading: "Line Counter",
  category: "count",
  order: 6,
  keywords: [
    "line counter",
    "count lines",
    "sort lines",
    "remove duplicate lines",
    "remove blank lines",
    "shuffle lines",
    "number lines",
    "reverse lines",
    "filter lines",
    "join lines",
    "split lines",
    "standard lines",
  ],
  formerly: [],
  sample: `The Lighthouse at Noon
chapter 10: the storm
chapter 2: a boat comes in
Éva’s letter

chapter 10: the storm
An Anchor for Two
chapter 1: the keeper
  the harbour in winter  

éclairs for the crew`,
  questions: [
    {
      question: "Why does another program count one line less?",
      answer:
        "Programs such as wc count line breaks. A text whose last line does not end with a break has one line more than " +
        "breaks. Both counts stand here: lines as a reader sees them, and newlines as wc -l counts them.",
    },
    {
      question: "What is a standard line?",
      answer:
        "A unit in which translators are paid: German courts pay for every 55 characters, spaces included. All characters " +
        "of the text are added up and divided, so it does not matter where lines end. The number can be set.",
    },
    {
      question: "Can I undo what I did to my lines?",
      answer: "Yes. Steps change nothing until you apply them, and undo takes all of them back at once.",
    },
    {
      question: "Can I keep my steps or share them?",
      answer:
        "They are kept in this browser, and the address of the page holds them, so a link shares them. It never holds the text.",
    },
    {
      question: "How many lines can it take?",
      answer:
        "It is made for a million. Long texts are worked on in the background, while the page goes on answering, and you " +
        "can stop the work at any time.",
    },
    {
      question: "Is my text uploaded?",
      answer: "No. It is counted and changed by your browser and kept on this device.",
    },
  ],
  features: ["Count lines", "Sort lines", "Remove duplicates", "Filter", "Number", "Join", "Split", "Wrap"],
});
