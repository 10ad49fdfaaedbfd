import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "letter-counter",
  path: "/letter-counter",
  name: "Letter counter",
  lens: "Letters",
  title: "Letter Counter: Frequency, Vowels, Pangrams",
  description:
    "Count each letter and compare it with its language: vowels, bigrams, double letters, pangram and lipogram tests. " +
    "52 alphabets. Free and private.",
  heading: "Letter Counter",
  category: "count",
  order: 3,
  keywords: [
    "letter counter",
    "letter frequency",
    "alphabet counter",
    "vowel counter",
    "consonant counter",
    "pangram checker",
    "lipogram checker",
    "palindrome checker",
    "bigram frequency",
    "index of coincidence",
    "frequency analysis",
    "acrostic finder",
  ],
  formerly: [],
  features: [
    "Letters beside their language",
    "Bigrams and trigrams",
    "Vowels and consonants",
    "Pangram and lipogram tests",
  ],
  sample: `Quiet boats dozed by the jetty.
Under a grey sky, the keeper lit her lamp;
in every window a small flame answered, next to jars of wax and brass.
Zigzagging gulls came home,
zinc roofs cooled,
everyone slept.

She wrote down the hour, the wind and the height of the water, as she did each night. Nobody had asked her to for years. Still, the books stood in a row, all bound in blue, and if you pulled one out you could tell what the weather had been on the day when you were born.`,
  questions: [
    {
      question: "Are letters the same as characters?",
      answer:
        "No. Characters are everything you can type: letters, digits, spaces, punctuation, emoji. Letters are those of an alphabet " +
        "or of another script, each with the marks on it. Both numbers stand under Measures.",
    },
    {
      question: "Is y a vowel or a consonant?",
      answer:
        "In English it can be both: a consonant in yes, a vowel in my. It is counted as a consonant until you choose otherwise, or by " +
        "its place in the word. In French, German, Swedish, Welsh and many other languages y is counted as a vowel.",
    },
    {
      question: "Is é counted as e?",
      answer:
        "In languages whose alphabet has no é, yes, unless you keep marks apart. Letters that an alphabet has, such as å in Swedish " +
        "or ñ in Spanish, are always counted by themselves, unless you leave out all marks.",
    },
    {
      question: "What is a pangram?",
      answer:
        "A text that has every letter of the alphabet. It is perfect if each stands just once. The alphabet is that of the text’s " +
        "language: a German pangram needs ä, ö, ü and ß as well.",
    },
    {
      question: "Is my text sent anywhere?",
      answer:
        "No. It is counted by your browser on this device. A link to this page carries your settings and never the text.",
    },
  ],
});
