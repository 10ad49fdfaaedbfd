import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "paragraph-counter",
  path: "/paragraph-counter",
  name: "Paragraph counter",
  lens: "Paragraphs",
  title: "Paragraph Counter: Four Rules, Lengths and a Map",
  description:
    "Count paragraphs by blank lines, line breaks, Markdown or indents. See a map of lengths, find walls of text, unwrap " +
    "lines. Private and offline.",
  heading: "Paragraph counter",
  category: "count",
  order: 5,
  keywords: [
    "paragraph counter",
    "count paragraphs",
    "paragraph length",
    "unwrap text",
    "remove line breaks",
    "wall of text",
    "how many paragraphs",
  ],
  formerly: [],
  features: ["Four rules side by side", "Map of the paragraphs", "First sentences", "Unwrap"],
  sample: `The ferry left at six, whether or not anyone was on it. For eleven years that had been the rule, and the captain kept it the way other people keep a garden: daily, without talking about it, and with more care than the thing seemed to need.

A letter

Dear captain, I write because the timetable in the window of the post office has faded, and nobody can say any more whether the evening boat calls at the north pier on Sundays. My sister believes that it does. The postman believes that it did, once, before the war. I have stood there three Sundays in a row with a lamp and a basket, and each time I have seen your light go by, quite far out and in no hurry. I do not complain. The north pier is cold, but the view is good, and one meets people there: a man who counts birds, two children who say they are not lost, and a dog. Still, if there is a rule, I should like to know it. If there is none, I should like to propose one. The dog agrees. We would not be many, but we would be on time, and we would bring tea.

“Well?” said the mate.

“North pier,” said the captain. “Sundays.”

He wrote the answer himself that night, in the small wheelhouse with the door shut, and he used the good paper.`,
  questions: [
    {
      question: "What is a paragraph?",
      answer:
        "It depends on who counts. For a word processor each line break ends one, on the web and in e-mail a blank line does, in " +
        "Markdown headings and lists are none, and in a book an indented line begins one. All four counts are shown, and the one " +
        "that fits the looks of your text is in use until you choose another.",
    },
    {
      question: "Why does Microsoft Word show another number?",
      answer:
        "Word counts every paragraph mark that has text before it, headings and items of lists included. Choose the rule “Every " +
        "line break” for the same. Text boxes and footnotes are not in the text that you paste.",
    },
    {
      question: "How long should a paragraph be?",
      answer:
        "There is no right length. Guides for the web often warn of more than 150 words, which is where the limit for a wall of text " +
        "starts here; you can set your own, in words or sentences.",
    },
    {
      question: "What does unwrapping do?",
      answer:
        "It takes out the line breaks within paragraphs, as e-mails and text copied from a PDF have them. Lists, code, tables, quoted " +
        "lines and verse stay as they are. You see the result first, and undo takes it back in one step.",
    },
  ],
});
