import { readingRates } from "#core/durations/durations.ts";
import { readingRatesAddress } from "#files/text-report/size-texts.ts";
import { Questions } from "#ui/prose/questions.tsx";

import { exclusionTexts } from "./exclusion-texts.ts";
import { formulaFamilies } from "./formula-families.ts";
import styles from "./guide.module.css";
import { shownFormulas } from "./readability-formulas.ts";
import { tool } from "./tool.ts";
import { dialectTexts } from "./word-dialects.ts";

const readers: readonly { readonly who: string; readonly what: string }[] = [
  {
    who: "Students",
    what: "Set the limit of an essay or an abstract and see at every moment how much is left. Where a limit is strict, ask which program counts, and choose its rule.",
  },
  {
    who: "Bloggers and SEO specialists",
    what: "See which words and phrases carry a page, how long it takes to read, and whether a title or a description fits the space that it is given.",
  },
  {
    who: "Authors",
    what: "Paste a chapter or a whole novel. Find the longest sentence, the words you lean on, and the time a reading aloud would take.",
  },
  {
    who: "Business professionals",
    what: "Fit a summary to a page, a talk to its slot and a message to its field. Nothing you paste leaves your device.",
  },
];

/** What stands under the word counter: method, sources, limits, questions. */
export default function WordCounterGuide() {
  return (
    <>
      <h2>Count as you write</h2>
      <p>
        Type or paste a text and its figures follow. Press any figure to see how it was counted. Select a
        passage to count it alone. Set a goal to write towards; whatever goes over is marked in the text, and
        nothing stops you from writing on.
      </p>

      <h2>How each figure is counted</h2>
      <h3>Words</h3>
      <p>
        There is no one way to count words. Three rules stand side by side here, and you choose which one
        leads:
      </p>
      <dl>
        {dialectTexts.map(({ value, name, rule }) => (
          <div key={value}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <h3>Characters</h3>
      <p>
        A character is what a reader sees as one, by the rules of{" "}
        <a href="https://www.unicode.org/reports/tr29/">Unicode Standard Annex #29</a>. An accented letter
        counts once however it was typed, and so does an emoji that is made of several. Some forms count in
        another unit, and allow fewer emoji than you would expect.
      </p>
      <h3>Sentences, paragraphs and lines</h3>
      <p>
        Sentences end at a full stop, a question mark or an exclamation mark before a space, and at the end of
        a paragraph. Abbreviations such as “Dr.”, initials and numbers such as 3.5 are taken into account; a
        rare abbreviation can still be mistaken for an end. A line break ends a paragraph, unless the lines
        look wrapped by hand to a fixed width: then an empty line does. Lines are those you typed, empty ones
        included.
      </p>
      <h3>Reading and speaking time</h3>
      <p>
        The words are divided by a rate: {readingRates.nonFiction} a minute for non-fiction,{" "}
        {readingRates.fiction} for fiction, {readingRates.aloud} aloud. These are averages for adults who read
        English, from <a href={readingRatesAddress}>Marc Brysbaert’s review of 190 studies</a> (2019). For
        sixteen other languages the rate aloud is the one that Trauzettel-Klosinski and Dietz measured (2012),
        and the silent rate is estimated from it; Chinese and Japanese are timed by the character. A person’s
        own rate depends on the reader and the text, so you can set yours.
      </p>
      <h3>Language</h3>
      <p>
        The language of your text is detected on your device and shown below the figures, where you can choose
        another. Readability, function words and times follow it. Of a text that is too short to tell,
        “Undetermined” is said and the rules for English are used.
      </p>
      <h3>Readability</h3>
      <p>
        Published formulas estimate how hard prose is from the length of its sentences and words. Those that
        give a school year are taken together: the lowest, the highest, and where most of them lie. Open a
        formula to see it with the numbers of your text, its source, and why to be careful with it.
      </p>
      <dl>
        {formulaFamilies.map(({ language, formulas }) => (
          <div key={language}>
            <dt>{language}</dt>
            <dd>{formulas.map((name) => shownFormulas[name].name).join(", ")}</dd>
          </div>
        ))}
      </dl>
      <h3>What is not counted</h3>
      <p>
        Everything is counted until you say otherwise. Under “Don’t count” you can leave parts of a text out;
        words, characters, sentences and times are then those of what remains, each said to be “of” the whole.
        Readability, density and frequency go on reading the whole text.
      </p>
      <dl>
        {exclusionTexts.map(({ kind, name, rule }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <h3>Keyword density and word frequency</h3>
      <p>
        Density is how often a term of one to five words occurs, divided by all terms of that length. Word
        frequency lists every word, and says how many there are with and without function words such as “the”
        and “of”, which can be left out in more than forty languages. Forms of a word can be counted together,
        by dictionary form in English and by stem in eleven languages. Both split words by the Unicode rule
        and ignore capitals unless you say otherwise.
      </p>

      <h2>Open, keep and take along</h2>
      <p>
        Press “Open file” or drop a file on the page: Word documents (DOCX and DOC), OpenDocument, RTF, PDF,
        Markdown, HTML, subtitles (SRT and VTT) and plain text, up to 50 MB each. Your browser reads them.
        Under “Change how it is read” you see what is in them, such as footnotes, headers and comments, and
        choose what goes into the text.
      </p>
      <p>
        What you write is saved in this browser, on this device. “Your documents”, at the top of the page,
        finds, names and deletes texts, keeps versions of them, and packs them all in one file for safekeeping
        or another device. “Export” writes the figures as PDF, Word document, CSV, plain text, JSON, Markdown
        or a web page, or copies them.
      </p>
      <p>
        Press <kbd>?</kbd>, or <kbd>Ctrl</kbd> <kbd>/</kbd> (<kbd>Cmd</kbd> <kbd>/</kbd> on a Mac) while you
        write, for the list of keyboard shortcuts. <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>Cmd</kbd> <kbd>K</kbd>{" "}
        searches tools, pages and actions.
      </p>

      <h2>Limits</h2>
      <ul>
        <li>
          Readability formulas see lengths, not meaning. They suit prose of a hundred words or more, in the
          language that each was made for.
        </li>
        <li>
          Syllables of English words follow the CMU Pronouncing Dictionary. Those of other words are estimated
          from spelling, so names and borrowed words can be off by one.
        </li>
        <li>
          What can be left out is recognised by how it is written: a quotation without marks, or a note
          without [^1], is counted.
        </li>
        <li>
          Figures are counted from plain text. Pasting from another program seldom brings its footnotes and
          text boxes; opening the file does.
        </li>
      </ul>

      <h2>Who it is for</h2>
      <div className={styles.readers}>
        {readers.map(({ who, what }) => (
          <div key={who}>
            <h3>{who}</h3>
            <p>{what}</p>
          </div>
        ))}
      </div>

      <Questions questions={tool.questions} />
    </>
  );
}
