import type { CountingDialect } from "./counting-dialects.ts";

/** What a program counts as a word, and how this is known. */
export interface ProgramNote {
  readonly program: string;
  /** What it does, in a sentence. */
  readonly note: string;
  /** The dialect that comes nearest; `null` where none does for sure. */
  readonly nearest: CountingDialect | null;
  /** Whether the program itself was tried. Where it was not, the note repeats what the source says. */
  readonly verified: boolean;
  readonly source: string;
  /** When it was tried, or the source read: year, month, day. */
  readonly date: string;
}

/** The programs whose counts people compare with. */
export const programNotes: readonly ProgramNote[] = [
  {
    program: "Microsoft Word",
    note: 'Reported to count what stands between spaces: "06/30/2003" and "vis-a-vis" as one word each, "June 30, 2003" as three. Reported to count each Chinese character and kana by itself.',
    nearest: "word",
    verified: false,
    source:
      "Answers of Word users in public forums (office-forums.com, Word 2000 line and word counts); not tried here.",
    date: "2026-11-21",
  },
  {
    program: "Google Docs",
    note: "No rule is published. Said to count what stands between spaces, and a hyphenated word as one; whether dashes divide words is not settled.",
    nearest: "word",
    verified: false,
    source: "Guides by third parties, which contradict one another; not tried here.",
    date: "2026-11-21",
  },
  {
    program: "LibreOffice Writer",
    note: 'Its help says that a word is what stands between two spaces, that dashes, tabs and line breaks divide words too, and that "plug-in" and "user/config" are one word each. More separators can be set under Options, Writer, General.',
    nearest: "word",
    verified: false,
    source: "LibreOffice Help, Writer, Word Count (swriter/01/06040000); not tried here.",
    date: "2026-11-21",
  },
  {
    program: "wc -w",
    note: "Counts what stands between white space in every script, so that a Chinese sentence is one word; a no-break space and a word joiner divide, a line separator (U+2028) and a next line (U+0085) do not, and what holds no printable character is no word.",
    nearest: "wc",
    verified: true,
    source: "GNU coreutils 9.1 in the locale C.UTF-8, run on the tokens of this project's tests.",
    date: "2026-11-21",
  },
];
