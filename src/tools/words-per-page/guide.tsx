import { pageFontNames, pageFonts } from "#core/pagination/page-fonts.ts";
import { describePresetSource, pagePresetNames, pagePresets } from "#core/pagination/page-presets.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the tool: method, sources, limits, questions. */
export default function WordsPerPageGuide() {
  return (
    <>
      <h2>Your own text, on its pages</h2>
      <p>
        Tables of words per page disagree with each other, because a page has no fixed number of words: it
        depends on the font, the spacing, the paper, and on the text itself. So the text you bring is laid out
        here, letter by letter and line by line, and its pages are counted. In a preview of each page you see
        its lines; press one to go to its place in the text.
      </p>
      <p>
        Without a text, it goes from words to pages and back by an estimate from English prose, always with
        the range.
      </p>

      <h2>How pages are made</h2>
      <h3>Fonts</h3>
      <p>
        The widths of letters come from free fonts. Where a font is not free, one drawn to the same widths is
        used:
      </p>
      <ul>
        {pageFontNames.map((name) => {
          const font = pageFonts[name];
          return (
            <li key={name}>
              {font.name}
              {font.name === font.measuredOn ? ", itself" : `, by ${font.measuredOn}`}
            </li>
          );
        })}
      </ul>
      <p>Pairs of letters that a font moves together, and ligatures such as fi, are taken into account.</p>
      <h3>Lines</h3>
      <p>
        As many words go on a line as fit. Lines break where{" "}
        <a href="https://www.unicode.org/reports/tr14/">Unicode Standard Annex #14</a> allows: after spaces,
        hyphens and dashes, between Chinese and Japanese characters, never at a no-break space. Spaces at the
        end of a line hang over its edge. Words are not hyphenated. A word too long for a line is broken where
        the line is full.
      </p>
      <h3>Heights</h3>
      <p>
        Single spacing is the height that the font asks for, not its size: about 13.8 points for Times New
        Roman 12. Other spacings are multiples of that, so double is twice as much. You can set exact or least
        points instead.
      </p>
      <h3>Pages</h3>
      <p>
        A paragraph never leaves one line alone at the foot of a page or at the head of the next, unless you
        switch that off. Space between paragraphs is dropped where a page ends. A form feed begins a new page.
      </p>

      <h2>Presets of style guides</h2>
      <dl>
        {pagePresetNames.map((name) => (
          <div key={name}>
            <dt>{pagePresets[name].name}</dt>
            <dd>
              {pagePresets[name].rule} {describePresetSource(pagePresets[name])}
            </dd>
          </div>
        ))}
      </dl>

      <h2>Limits</h2>
      <p>
        The layout was held against LibreOffice Writer, over a table of texts, fonts, sizes, spacings and
        papers that stands in the project with its results. Microsoft Word, Pages and Google Docs were not
        measured. Plain text is what is laid out: headings, tables, pictures, footnotes and page headers would
        need more room. Letters that a font lacks, and right-to-left and Indic scripts, are measured by rough
        widths. Justified text breaks its lines in the same places here as ragged text. A screenplay’s
        dialogue is not indented.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
