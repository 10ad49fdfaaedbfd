import { Questions } from "#ui/prose/questions.tsx";

import { harperTransfer } from "./harper-size.ts";
import { tool } from "./tool.ts";

/** What stands under the grammar checker: method, sources, limits, questions. */
export default function GrammarGuide() {
  return (
    <>
      <h2>A second pair of eyes, with reasons</h2>
      <p>
        Write or paste a text, and see what is misspelled, ungrammatical or unclear, each place with the
        reason, an example and, where there is one, a fix. Apply one fix or all of a kind, ignore a place,
        switch a rule off, or add a word to your own dictionary. Every change is one step that undo takes
        back.
      </p>

      <h2>How it works</h2>
      <h3>Rules</h3>
      <p>
        Each sentence is cut into words with their likely parts of speech. More than seventy rules then look
        for what learners and hurried writers get wrong: agreement, tense, articles, pronouns, prepositions,
        confused words, commas, capitals, repeated words. Every rule comes with sentences that it marks and
        sentences that it must leave alone; both are shown with the finding, and both are tested.
      </p>
      <h3>Spelling</h3>
      <p>
        A word that is in no list is compared with those that are, by the slips that people make: neighbouring
        keys, doubled letters, letters that sound alike. The likeliest comes first. Names, words with capitals
        inside and terms that a text uses again and again are left alone.
      </p>
      <h3>Words that do not fit</h3>
      <p>
        A model of which words stand together, made from public-domain and openly licensed prose, marks what
        no rule knows. It hardly speaks in a text that was edited well. In a sentence with other mistakes it
        guesses at more: many of those words are right as they are, so they show only when you tick “Guesses”.
      </p>
      <h3>Three tiers</h3>
      <p>
        An error (a wavy line) is a mistake. A likely error (dots) is one more often than not. Style (dashes)
        is wording that could be plainer, and what is not done alike throughout the text. Each matter of style
        can be switched off: wordiness, passive voice, clichés, inclusive language, long sentences,
        consistency.
      </p>
      <h3>Harper</h3>
      <p>
        <a href="https://writewithharper.com">Harper</a> is an open checker (Apache 2.0) that reads along if
        you load it, about {harperTransfer} once. What it says goes through a sieve: false alarms that are
        known are silenced, its spelling gives way to the lists of this page, and no words are marked twice. A
        finding that comes from it says so.
      </p>
      <h3>Long texts</h3>
      <p>
        The text around the cursor is checked first, the rest in the background. A sentence that has been read
        is remembered, so that typing costs only the sentence that it touches.
      </p>

      <h3>Other languages</h3>
      <p>
        The language of a text is found by its letters. For Dutch, Georgian, Lithuanian, Persian, Russian and
        Turkish the page offers a dictionary from this site; for any other language you can open the .aff and
        .dic files of LibreOffice or Firefox, which stay on your device. They are in Hunspell’s format, whose
        affixes and compounds are read here too. Suggestions are ordered by what the dictionary lists as usual
        slips, then by neighbouring keys, doubled, swapped and marked letters.
      </p>

      <h2>Keys</h2>
      <p>
        The list of shortcuts under the text has the keys for going to the next finding or the one before,
        applying its first fix, ignoring it and adding its word to your dictionary. At the cursor, Alt and
        Enter open the finding there.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>
          The rules are for English. In other languages spelling alone is checked, with a dictionary, and a
          right word in the wrong place is not found.
        </li>
        <li>
          No rule knows what you mean: a right word in the wrong place is found only where the words around it
          tell.
        </li>
        <li>Verse, dialogue in dialect, lists of fragments and quotations of other centuries mislead it.</li>
        <li>Front matter, comments, code, tags, addresses of links and paths of files are not read.</li>
        <li>The first two million characters of a text are read, and the first 6,000 findings are listed.</li>
        <li>What is ignored once comes back when the page is opened anew.</li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
