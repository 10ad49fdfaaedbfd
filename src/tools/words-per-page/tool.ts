import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "words-per-page",
  path: "/words-per-page",
  name: "Words per page",
  lens: "Pages",
  title: "Words per Page: Count Pages in Any Font and Format",
  description:
    "See how many pages your own text takes, line by line in a real font, and how many words fill a page in any " +
    "format. Free, private and offline.",
  heading: "Words per page, in real fonts",
  category: "count",
  order: 7,
  keywords: [
    "words per page",
    "word to page calculator",
    "page count",
    "how many pages is 1500 words",
    "how many words is 5 pages",
    "double spaced pages",
    "MLA page count",
    "manuscript page count",
  ],
  formerly: [],
  features: [
    "Your own text, on its pages",
    "A preview of each page",
    "Words to pages and back",
    "Presets of style guides",
  ],
  sample: `The ferry left at six, whether or not anyone was on it. For eleven years that had been the rule, and the captain kept it the way other people keep a garden: daily, without talking about it, and with more care than the thing seemed to need.

On the morning of the first frost there was one passenger. She had a suitcase, a folding ladder and a cat in a basket, and she stood at the rail with the air of someone who has decided to be early for the rest of her life.

“Going over for long?” he asked.

“That depends,” she said, “on how many books there are.”

He thought about that as far as the second buoy. The island had forty-one houses, a chapel, and a post office that opened on Tuesdays and Fridays. It had, as far as he knew, no library. He told her so.

“It has one now,” she said. She patted the suitcase. “Sixty-three volumes, and two hundred more on the Thursday boat, if the weather holds. I was told there is a room above the post office with good light.”

There was such a room. It had held, at one time or another, nets, apples, a printing press and a man who repaired clocks. The captain had not been up there since the clocks.

By noon the ladder stood against the wall and the cat had chosen a window. By evening there was a sign in the door, lettered by hand: open when the lamp is lit. It was lit that night, and the next, and people who had not read a book since school found that they had a question, a small one, which could only be answered by climbing the stairs.`,
  questions: [
    {
      question: "How many words are on a page?",
      answer:
        "It depends on the font, its size, the spacing and the paper, and on the text: short paragraphs leave more white than " +
        "long ones. Choose the settings above and the figure is measured for them, with its range. If you bring a text, its own " +
        "pages are counted.",
    },
    {
      question: "Will Microsoft Word or Google Docs show the same number of pages?",
      answer:
        "Close, but not always the same. The layout here was held against LibreOffice Writer on a published table of texts and " +
        "settings. Other word processors break lines and keep paragraphs together by rules of their own, and were not measured. " +
        "Headings, pictures, tables and footnotes take room that plain text does not show.",
    },
    {
      question: "Why is there no Georgia or Verdana?",
      answer:
        "A page can only be laid out with the widths of each letter. The fonts offered have free counterparts that were drawn to " +
        "the same widths, or are free themselves. For others there would only be a guess.",
    },
  ],
});
