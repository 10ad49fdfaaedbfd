/** A question with its answer in plain text, and where to read on. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly name: string; readonly path: string };
}

export interface QuestionGroup {
  readonly name: string;
  readonly questions: readonly Question[];
}

/** The questions that people ask, by what they are about. The page shows them, and its structured data repeats them. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    name: "Counting",
    questions: [
      {
        question: "Which word count is the right one?",
        answer:
          "The one that whoever set the limit uses. Ask which program counts, choose its rule in the word counter, and leave a " +
          "few words of room. If nobody can say, the rule of word processors is the usual one and is shown first.",
        more: { name: "Open the word counter", path: "/" },
      },
      {
        question: "Do numbers, web addresses and e-mail addresses count as words?",
        answer:
          "By the rule of word processors each counts as one word, because it stands between spaces. By the Unicode rule an " +
          "address is split at its dots and slashes, so it can count as several.",
      },
      {
        question: "Why does an emoji count as one character here and as several elsewhere?",
        answer:
          "A family emoji looks like one character and is stored as several. This site counts what a reader sees. Some forms and " +
          "platforms count the stored units instead, so an emoji can cost two, four or even more of their characters.",
        more: {
          name: "Read about character limits",
          path: "/blog/social-media-character-limits-complete-guide",
        },
      },
      {
        question: "How exact is the reading time?",
        answer:
          "It is the number of words divided by an average rate from published research, which you can change. People differ " +
          "widely, and so do texts: take it as a guide, not as a promise.",
      },
      {
        question: "Why do two readability scores disagree?",
        answer:
          "Each formula weighs sentence length and word length in its own way, and was fitted to other readers and other texts. " +
          "When they point the same way, the hint is worth something. When they do not, read the text aloud.",
      },
    ],
  },
  {
    name: "Your text",
    questions: [
      {
        question: "Does anybody else see my text?",
        answer:
          "No. It is worked on in your own browser and is in no request that the site makes. The privacy page lists every request " +
          "and shows how to check.",
        more: { name: "Read about privacy", path: "/privacy" },
      },
      {
        question: "Is my text still there when I come back?",
        answer:
          "Yes, in the same browser on the same device, unless you clear this site’s data or use a private window. A browser may " +
          "also clear the data of sites that you have not used for a while, so keep important work in a file as well.",
      },
      {
        question: "Can I use the site in two tabs?",
        answer:
          "Yes. The second tab tells you that the text is open elsewhere, and what you write there is kept as a text of its own. " +
          "Neither tab overwrites the other.",
      },
    ],
  },
  {
    name: "Using the site",
    questions: [
      {
        question: "What does it cost?",
        answer: "Nothing. There is no account, no trial and no limit that money would lift.",
      },
      {
        question: "Does it work without a network?",
        answer:
          "Yes, after one visit. The browser keeps the site’s files and opens it from them when you are offline. A few large " +
          "extras come when you first ask for them and are kept from then on, such as definitions of words, dictionaries of " +
          "other languages and the fonts of rare alphabets.",
        more: { name: "See what is fetched, and when", path: "/privacy" },
      },
      {
        question: "Which files can I open?",
        answer:
          "Word documents (DOCX and DOC), OpenDocument, RTF, PDF, plain text, Markdown, HTML and subtitles (SRT and VTT), up to 50 " +
          "MB each. They are read in your browser and not uploaded. A PDF that holds only pictures of pages has no text to read.",
      },
      {
        question: "How can I take the results with me?",
        answer:
          "Export them as PDF, Word document, CSV, plain text, JSON, Markdown or a web page, or copy them. The files are made in " +
          "your browser.",
      },
      {
        question: "How long may a text be?",
        answer:
          "Up to ten million words or 64 MiB, whichever comes first. A paste that would go over is refused with a sentence that " +
          "says so, and the text that was there stays.",
      },
      {
        question: "Which languages does it understand?",
        answer:
          "Words, characters and sentences are counted in any language, in Chinese, Japanese and Thai as well. Readability " +
          "formulas were each made for one language: most are for English, and German, Spanish, French, Italian, Dutch, Polish " +
          "and Russian have their own. Function words are known in more than forty languages. The grammar checker reads English, " +
          "and checks spelling in more.",
      },
      {
        question: "Can I use it with a keyboard alone, or with a screen reader?",
        answer:
          "Yes. Every control can be reached with the keyboard. Figures are read out after you stop typing, and you can set how " +
          "long to wait or switch it off. If something does not work for you, please tell us.",
        more: { name: "Write to us", path: "/contact" },
      },
    ],
  },
];
