import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the tool: method, sources, limits, questions. */
export default function SentenceCounterGuide() {
  return (
    <>
      <h2>What it shows</h2>
      <p>
        Every sentence in a list, by place or by length, and a press on one goes to its place in the text.
        Lengths and rhythm: a strip draws a bar for each sentence, so that long and short ones show at a
        glance. Openings tells where several sentences in a row begin with the same words.
      </p>

      <h2>How sentences are found</h2>
      <p>
        By rules and lists of abbreviations for the language of the text, which is detected or chosen. A full
        stop ends no sentence after a title (Dr. Cole), an initial, an abbreviation before a small letter, in
        a number or in an address. A sentence also ends with its paragraph; lines that were wrapped by hand
        are read as one paragraph. The cases are those of the Golden Rules of Pragmatic Segmenter (2014) and
        more; how many come out right stands on the page on accuracy.
      </p>
      <h3>Dialogue</h3>
      <p>
        A question or an exclamation in quotation marks goes on with who said it. Two sentences within one
        pair of quotation marks are two. Colons and dashes that lead to speech end no sentence.
      </p>
      <h3>Boundaries that you can put right</h3>
      <p>
        Join the sentence at the cursor with the next, or split it at the cursor. A correction holds for its
        place while the 32 characters on each side are the same, also where the text before has grown. What is
        kept, on this device alone, is a number that stands for those characters, not the characters.
      </p>

      <h2>Types</h2>
      <p>
        A sentence is a question, an exclamation or a statement by the mark that it ends with. The wording is
        not looked at: “Tell me why.” is a statement here, “Really?” a question. Sentences without an end mark
        are listed by themselves: headings and items of lists, captions, and sentences that break off. Whether
        a sentence lacks a verb is not told, as that cannot be found out reliably without a full analysis.
      </p>

      <h2>Lengths</h2>
      <p>
        In words, counted as in the word counter. The spread is the standard deviation of all sentences: about
        how far one is from the average. Words outside of sentences, such as a row of dashes, count in no
        sentence, so that the total may be a little less than the words of the text.
      </p>

      <h2>Limits</h2>
      <p>
        Where an abbreviation ends a sentence and a name could follow, a guess remains. Languages without a
        list of abbreviations are read by rules that hold everywhere. In Thai and Lao, which put no mark
        between sentences, only paragraphs and borrowed marks end one. In texts of more than 3,000 sentences
        the marks in the text are shown around the cursor.
      </p>

      <Questions questions={tool.questions} />
    </>
  );
}
