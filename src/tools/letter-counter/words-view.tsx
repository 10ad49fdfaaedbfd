import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import { Histogram } from "#ui/chart/histogram.tsx";

import { formatCount, formatDecimal } from "./format.ts";
import styles from "./views.module.css";

interface WordsViewProps {
  readonly measures: LetterMeasures;
}

const shownWords = 12;

/** Words by their letters: how long they are, and which are remarkable. */
export function WordsView({ measures }: WordsViewProps) {
  const { words, wordLengths, letters } = measures;
  const longest = wordLengths.findLastIndex((count) => count > 0);
  return (
    <div className={styles.view}>
      <Histogram
        title="Letters in a word"
        summary={`${formatCount(words)} words of ${formatDecimal(words === 0 ? null : letters / words, 1)} letters on average.`}
        fileName="word-lengths"
        xTitle="Letters"
        yTitle="Words"
        bins={wordLengths.slice(0, longest + 1).flatMap((count, length) =>
          length === 0
            ? []
            : [
                {
                  from: length - 0.5,
                  to: length + 0.5,
                  count,
                  label: length === wordLengths.length - 1 ? `${length} or more` : String(length),
                },
              ],
        )}
      />
      <WordList title="Longest words" words={measures.longestWords} empty="There are no words in the text." />
      <WordList
        title="Palindromes"
        words={measures.palindromes}
        empty="No word of three letters or more is the same backwards."
      />
      <WordList
        title="Isograms"
        words={measures.isograms}
        empty="No word of five letters or more is without a repeated letter."
      />
      <p className={styles.note}>
        An isogram is a word in which no letter occurs twice. Words are those of the Unicode standard, so a
        hyphen parts them; their letters are told apart by your options.
      </p>
    </div>
  );
}

interface WordListProps {
  readonly title: string;
  readonly words: LetterMeasures["longestWords"];
  readonly empty: string;
}

function WordList({ title, words, empty }: WordListProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {words.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <ul className={styles.words}>
          {words.slice(0, shownWords).map(({ word, letters, count }) => (
            <li key={word}>
              <bdi>{word}</bdi>{" "}
              <span className={styles.muted}>
                {formatCount(letters)} letters{count > 1 ? `, ${formatCount(count)} times` : ""}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
