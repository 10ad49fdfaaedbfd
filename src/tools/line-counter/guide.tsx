import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the line counter: method, sources, limits, questions. */
export default function LineCounterGuide() {
  return (
    <>
      <h2>Count lines, and put them in order</h2>
      <p>
        The figures follow as you type. To sort lines, remove duplicates or change lines otherwise, add steps:
        they are done one after another, and a preview shows the result before the text is touched. Select
        some lines to change those alone. One undo takes back everything that was applied.
      </p>

      <h2>How lines are counted</h2>
      <p>
        A line ends with a line break, and the last one with the text. “Lines” is what a reader would count;
        “newlines” is what <code>wc -l</code> prints, which POSIX defines as the number of newline characters.
        A text without a break at its end has one line more than newlines.
      </p>
      <dl>
        <div>
          <dt>Blank</dt>
          <dd>A line without characters, or with white space alone.</dd>
        </div>
        <div>
          <dt>Unique and duplicate</dt>
          <dd>
            Lines are compared to the character, capitals and spaces included. The first of the same lines is
            unique, the others are duplicates. Together they make up all lines.
          </dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>
            In characters as a reader sees them (grapheme clusters of{" "}
            <a href="https://www.unicode.org/reports/tr29/">UAX #29</a>): an emoji or a letter with its
            accents is one.
          </dd>
        </div>
        <div>
          <dt>Width</dt>
          <dd>
            In columns of a terminal (
            <a href="https://www.unicode.org/reports/tr11/">UAX #11, East Asian Width</a>): wide characters
            take two. Wrapping goes by width, breaks at spaces and between characters of Chinese and Japanese,
            and within a word only where the word is wider than the columns.
          </dd>
        </div>
        <div>
          <dt>Standard lines</dt>
          <dd>
            All characters of the text divided by those of a standard line, 55 unless you set another number.
            The German law on the pay of court translators (JVEG, section 11) sets its fee for every 55
            characters begun, so the note shows the number rounded up too.
          </dd>
        </div>
        <div>
          <dt>Code and comments</dt>
          <dd>
            Choose how your language begins comments. A line with both code and a comment is code; a line of
            white space is blank, within a comment too.
          </dd>
        </div>
      </dl>

      <h2>What can be done with lines</h2>
      <p>
        Sorting goes by the alphabet of a language (the{" "}
        <a href="https://www.unicode.org/reports/tr10/">Unicode collation algorithm</a> with the rules of
        CLDR), by the first number of each line, by length or by code points. Lines that are equal stay in
        their order. Shuffling gives every order the same chance (Fisher and Yates, 1938); the seed gives the
        same order again. Filters, replacements and splits take text as it stands or regular expressions.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>
          Rows on a page depend on its font and margins. Wrapping here counts columns of equal width, as in a
          terminal.
        </li>
        <li>Numbers are read in English notation: 1,000.5 is a thousand and a half.</li>
        <li>
          A regular expression that takes longer than ten seconds is stopped, and steps work within lines: no
          expression spans a line break.
        </li>
        <li>
          The editor of this page keeps line breaks of one kind. To change them in files there is the{" "}
          <code>--ends</code> option of the command <code>wordbench lines</code>.
        </li>
        <li>Comments are told by their signs alone; texts of a program over several lines count as code.</li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
