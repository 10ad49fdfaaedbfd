import { defineTool } from "../define-tool.ts";

export const tool = defineTool({
  slug: "text-compare",
  path: "/text-compare",
  name: "Text compare",
  lens: "Texts",
  title: "Text Compare: Find Every Difference, Privately",
  description:
    "Compare two texts by word, line, letter or as prose: moved passages, changed numbers, accept or reject, merge three. " +
    "Free, private, offline.",
  heading: "Text compare",
  category: "compare",
  order: 1,
  keywords: [
    "text compare",
    "compare two texts",
    "text diff",
    "diff checker",
    "compare documents",
    "redline",
    "find differences between two texts",
    "compare Word documents",
    "three-way merge",
    "moved text",
  ],
  formerly: [],
  features: [
    "Side by side, unified and redline views",
    "Moved passages",
    "Changed numbers and negations",
    "Accept or reject each change",
    "Three-way merge",
    "Patches and redlines to download",
  ],
  sample: `Notice to members of the Harbour Rowing Club

The boathouse will be open every Saturday from 9 am to 1 pm. Members may bring two guests, who sign the book by the door before they take out a boat.

Single sculls must be returned by noon. Boats are not to be used after dark. A member who breaks an oar pays half of the cost of a new one.

Lost property is kept on the shelf beside the stove until the end of the season.

The annual regatta takes place on 14 June. We need 15 volunteers for the landing stage, the tea tent and the results board. Please write to the secretary by the end of April.`,
  questions: [
    {
      question: "Are my texts sent anywhere?",
      answer:
        "No. Both are compared by your own device, and the page works without a connection once it has been opened. " +
        "Both are kept on this device for the next time; the page “Your data” removes them.",
    },
    {
      question: "Can I compare Word documents and PDFs?",
      answer:
        "Yes. Open one as your document and the other as the second text: DOCX, DOC, ODT, RTF, PDF, HTML, Markdown and plain " +
        "text are read. Their words are compared; fonts, layout and pictures are not.",
    },
    {
      question: "Can I get the differences as tracked changes in Word?",
      answer:
        "Yes. “Word with tracked changes” saves a DOCX with both texts in one, which Word and LibreOffice show as tracked changes: " +
        "accept them all for the second text, reject them all for the first, or decide one by one.",
    },
    {
      question: "Which comparison should I choose?",
      answer:
        "Words suit most texts. Prose shows a sentence of which little is left as rewritten whole, which reads better after heavy " +
        "editing. Characters show what changed inside a word, for spelling and codes. Lines suit program code and lists.",
    },
    {
      question: "When is a passage taken to have moved?",
      answer:
        "When six words or more stand in another place, word for word, and occur once in each text. A passage that " +
        "occurs twice is not called moved, since nobody could say which of them it was.",
    },
  ],
});
