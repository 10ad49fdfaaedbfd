import { useMemo } from "react";

import { complexityOf, perMillion, rarestListedPerMillion } from "#core/generators/words/complexity.ts";
import { loadDefinitions } from "#core/generators/words/definitions.ts";
import type { Lexicon, LexiconWord } from "#core/generators/words/lexicon.ts";
import { toPhonetic } from "#core/generators/words/phones.ts";
import { loadPronunciations } from "#core/generators/words/pronunciations.ts";
import { numberFormat } from "#core/number-format/number-format.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

import { useLoaded } from "./use-loaded.ts";
import styles from "./word-details.module.css";

const number = numberFormat({ maximumSignificantDigits: 2 });

function describeFrequency({ zipf }: LexiconWord): string {
  const level = complexityOf(zipf);
  return zipf === null
    ? `${level}: less than ${rarestListedPerMillion} times in a million words of books`
    : `${level}: about ${number.format(perMillion(zipf))} times in a million words of books`;
}

export interface WordDetailsProps {
  readonly entry: LexiconWord;
  readonly lexicon: Lexicon;
  readonly onInsert: (word: string) => void;
  readonly onRhymes: (word: string) => void;
}

/** What a word means, how it is spoken and how common it is. */
export function WordDetails({ entry, lexicon, onInsert, onRhymes }: WordDetailsProps) {
  const { word } = entry;
  const loadMeanings = useMemo(() => () => loadDefinitions(word), [word]);
  const loadSpoken = useMemo(() => () => loadPronunciations(lexicon), [lexicon]);
  const definitions = useLoaded(loadMeanings);
  const spoken = useLoaded(loadSpoken);
  const code = spoken.value?.find(word);
  return (
    <div className={styles.details}>
      <p className={styles.facts}>
        {code === undefined ? null : <span lang="en-fonipa">/{toPhonetic(code)}/ </span>}
        <span>
          {entry.syllables} {entry.syllables === 1 ? "syllable" : "syllables"}
        </span>{" "}
        <span>{describeFrequency(entry)}</span>
      </p>
      {definitions.failed ? (
        <Notice tone="problem">
          The definitions of words with {word.charAt(0).toUpperCase()} could not be loaded. Once loaded, they
          stay on this device.{" "}
          <Button look="link" onClick={definitions.tryAgain}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {definitions.value === null && !definitions.failed ? (
        <p className={styles.facts}>Looking it up…</p>
      ) : null}
      {definitions.value?.map(({ type, senses }) => (
        <div key={type} className={styles.meaning}>
          <h2 className={styles.type}>{type}</h2>
          <ol className={styles.senses}>
            {senses.map((sense) => (
              <li key={sense}>{sense}</li>
            ))}
          </ol>
        </div>
      ))}
      <div className={styles.actions}>
        <Button look="outlined" onClick={() => onInsert(word)}>
          Put into the text
        </Button>
        <Button look="outlined" onClick={() => onRhymes(word)}>
          Words that rhyme
        </Button>
      </div>
    </div>
  );
}
