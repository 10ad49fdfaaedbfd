import { Questions } from "#ui/prose/questions.tsx";

import { tool } from "./tool.ts";

/** What stands under the readability calculator: method, sources, limits, questions. */
export default function ReadabilityGuide() {
  return (
    <>
      <h2>From a score to the sentence behind it</h2>
      <p>
        Bring a text, and see the school year that its readers should have, by every formula in common use.
        Then see why: the sentences and words that make it so are marked in the text, with a reason and, where
        there is one, a simpler choice. Press a mark, apply the choice or ignore it, and watch the score.
      </p>

      <h2>How it works</h2>
      <h3>The formulas</h3>
      <p>
        Twenty-six formulas are computed from counts of the whole text: words, sentences, syllables, letters,
        and words on the lists of Dale and Chall (1995) and Spache (1974). Each says what it means, shows the
        calculation with your numbers in it, and names its source. The grade on top is the median of the
        formulas that give a school year, with the lowest and the highest beside it, since formulas of the
        same text can lie several grades apart. Syllables come from the CMU Pronouncing Dictionary, and from
        spelling for words that it lacks.
      </p>
      <h3>Hard sentences</h3>
      <p>
        A sentence of 14 words or more (10 where the target ends below grade 7) is hard when the automated
        readability index (Smith and Senter, 1967) of that sentence alone lies two grades above your target,
        and very hard at six: from grade 10 and 14 where the target ends at 8. In other languages LIX decides,
        at 50 and 60 (Björnsson, 1968). The formulas were not made for single sentences, so take this as a way
        to rank them.
      </p>
      <h3>Passive voice</h3>
      <p>
        A form of be or get with a past participle, adverbs between them, or the subject in a question: the
        central passives of Quirk and others (1985). “She was interested”, “he is married”, “they were born”
        and “the leaves are gone” tell of states and are left alone; “the shop was closed” is marked only
        where words around it tell of the deed. It works by lists and patterns, so it misses some and errs at
        times. How often is measured on a labelled set that comes with the source.
      </p>
      <h3>Words</h3>
      <p>
        A long word has three or more syllables, by Gunning’s rules (1952): names, easy compounds such as
        bookkeeper, and words that only an ending makes long do not count. Simpler wordings follow the list of{" "}
        <a href="https://www.plainlanguage.gov/guidelines/words/use-simple-words-phrases/">
          plainlanguage.gov
        </a>
        , which is in the public domain, with additions. “Make a decision” hides the verb decide; only such
        nouns after a verb that says little, or before “of”, are marked. Hedges (perhaps, it seems that) and
        adverbs are marked as places to think about: many have their place.
      </p>
      <h3>Targets</h3>
      <p>
        The bands of grades are conventions of editors and public bodies, each with where it comes from. Set
        your own if your readers differ. A grade within one of the target is as good as on it: no formula is
        sharper than that.
      </p>
      <h3>The best edits</h3>
      <p>
        For each sentence that can be split where two clauses meet, or that has wordings with simpler choices,
        the score of the whole text is worked out with the new sentence in place of the old one. The list is
        ranked by that change. It is arithmetic, not advice: whether the new sentence says what you mean is
        yours to judge.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>
          Formulas count lengths. They know nothing of meaning, order, layout or what your readers know.
        </li>
        <li>Under 100 words every score swings widely; SMOG was made for 30 sentences and more.</li>
        <li>Lists, tables, verse and dialogue mislead them.</li>
        <li>
          Wordings are looked for in English alone. For Chinese, Japanese, Thai and others no formula exists
          here.
        </li>
        <li>The first four million characters of a text are read.</li>
      </ul>

      <Questions questions={tool.questions} />
    </>
  );
}
