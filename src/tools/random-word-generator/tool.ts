import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "random-word-generator",
  path: "/random-word-generator",
  name: "Random word generator",
  lens: "Random words",
  title: "Random Word Generator: Words, Sentences, Passphrases",
  description:
    "Draw random words by type, length, sound and difficulty, with definitions and a seed to share. " +
    "Sentences, made-up words, passphrases. Free.",
  heading: "Random word generator",
  category: "create",
  order: 10,
  keywords: [
    "random word generator",
    "random noun generator",
    "random verb generator",
    "random adjective generator",
    "random words for games",
    "rhyming words",
    "random sentence generator",
    "made-up word generator",
    "passphrase generator",
    "diceware",
    "word prompts",
  ],
  formerly: [],
  features: [
    "Words by type, length, sound and difficulty",
    "The same words again, by a link",
    "Definitions",
    "Passphrases with their strength",
  ],
  sample: `Five words to write with: lantern, argue, velvet, northern, suddenly.

The lantern went out at the worst moment. They had come to argue, and now there was nobody to look at. Somewhere in the dark his sleeve brushed the velvet of the old chair. A northern wind tried the windows one after another. Then, suddenly, she laughed, and it was over.`,
  questions: [
    {
      question: "How does the seed give the same words again?",
      answer:
        "The words are drawn by numbers that follow from the seed. The same seed with the same settings gives the same words " +
        "to everybody, so a link can share them. The link also says which version of the word list it was made with. A seed is " +
        "no secret: passphrases never come from one.",
    },
    {
      question: "What makes a word easy, medium or hard?",
      answer:
        "How often it stands in books printed from 2010 to 2019. Easy words come ten times or more in a million words, medium " +
        "ones from 3.35 to ten times, hard ones less often. A rare word can still be one that every child knows, such as cupcake.",
    },
    {
      question: "Are the words suitable for children?",
      answer:
        "Slurs, vulgar words, and words about sex, hard drugs and cruelty are left out, by a list that anybody can read in the " +
        "project and by what the dictionary says of each word. No list is perfect, so look at the words before you show them to a class.",
    },
    {
      question: "How strong is a passphrase of six words?",
      answer:
        "Each word is one of 7,776, which is 12.9 bits, so six words have 77.5 bits. At a million million guesses a second, " +
        "finding it would take about 3,500 years on average. That holds if you take the passphrase as it was drawn: choosing " +
        "among several, or changing words, makes it weaker.",
    },
  ],
});
