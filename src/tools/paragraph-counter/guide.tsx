import { paragraphDefinitions, paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the tool: method, sources, limits, questions. */
export default function ParagraphCounterGuide() {
  return (
    <>
      <h2>One text, four counts</h2>
      <p>
        Programs disagree about paragraphs because they mean different things by the word. Four rules side by
        side on the same text:
      </p>
      <dl>
        {paragraphRules.map((rule) => (
          <div key={rule}>
            <dt>{paragraphDefinitions[rule].name}</dt>
            <dd>
              {paragraphDefinitions[rule].definition} {paragraphDefinitions[rule].source}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        The rule is chosen by the looks of the text: marks of Markdown first, then indented first lines, then
        whether lines end with sentences, fill one width or are longer than anybody wraps by hand. The reason
        is told, and you can choose another. Under each rule every word of the text stands in exactly one
        part.
      </p>

      <h2>What is shown</h2>
      <h3>Map of the paragraphs</h3>
      <p>
        A bar for each part in the order of the text, and a list to sort and to filter. A press goes to the
        place. Walls of text are paragraphs of more words or sentences than you set; the setting starts at 150
        words, the length from which the readability analysis of Yoast warns.
      </p>
      <h3>First sentences</h3>
      <p>
        The headings, and the first sentence of each paragraph. In many texts it is the topic sentence; the
        tool does not claim that it is.
      </p>
      <h3>Splitting and merging</h3>
      <p>
        Before the sentence at the cursor, or at the sentence nearest to the middle. The break is written as
        the rule has it: a blank line, a line break or an indent; within a quote with its mark.
      </p>

      <h2>Unwrap</h2>
      <p>
        Lines are joined where a sentence goes on, or where the lines of a stretch fill one width, as when the
        first word of the next line would not have fitted. Three or more lines that begin with capitals in
        mid-sentence are taken for verse and left alone, as are lists, headings, tables, code, quoted lines,
        and lines that Markdown breaks on purpose. A hyphen at the end of a line stays, unless you have it
        taken away.
      </p>

      <h2>Limits</h2>
      <p>
        Under rules other than Markdown, headings and list items are recognised by their looks: a short line
        without a mark at its end before something longer. Markdown is read line by line, without nesting: a
        list within a quote, or code within a list, is told apart by its marks alone. The guess looks at the
        first 400,000 characters. Wrapped lines narrower than 30 columns are not recognised by their width.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
