import { Pin } from "lucide-react";
import { useState } from "react";

import type { Lexicon, LexiconWord } from "#core/generators/words/lexicon.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";

import { WordDetails } from "./word-details.tsx";
import styles from "./word-list.module.css";

export interface WordListProps {
  readonly words: readonly LexiconWord[];
  readonly lexicon: Lexicon;
  /** Places, from 0, of the words that stay. */
  readonly kept: ReadonlySet<number>;
  readonly onKeep: (place: number, word: string) => void;
  readonly onInsert: (word: string) => void;
  readonly onRhymes: (word: string) => void;
}

/** How large words are set, by how many there are. */
function sizeOf(count: number): "large" | "middle" | "small" {
  if (count <= 6) return "large";
  return count <= 20 ? "middle" : "small";
}

/** Room for words that are still being loaded, so that nothing below moves when they come. */
export function WordPlaces({ count }: { readonly count: number }) {
  return (
    <ol className={styles.list} data-size={sizeOf(count)} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.item}>
          <div className={styles.line}>
            <span className={styles.word}>{"\u00a0"}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The words that were drawn. Each opens to what it means; each can stay while the others go. */
export function WordList({ words, lexicon, kept, onKeep, onInsert, onRhymes }: WordListProps) {
  const [open, setOpen] = useState<{ readonly place: number; readonly word: string } | null>(null);
  return (
    <ol className={styles.list} data-size={sizeOf(words.length)} aria-label="Words">
      {words.map((entry, place) => {
        const { word } = entry;
        // Another word stands there now: what was open is about the one before.
        const isOpen = open?.place === place && open.word === word;
        const stays = kept.has(place);
        return (
          <li key={`${place} ${word}`} className={styles.item} data-open={isOpen}>
            <div className={styles.line}>
              <button
                type="button"
                className={styles.word}
                lang="en"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : { place, word })}
              >
                {word}
              </button>
              <span className={styles.pin} data-kept={stays}>
                <IconButton label={`Keep ${word}`} aria-pressed={stays} onClick={() => onKeep(place, word)}>
                  <Pin aria-hidden fill={stays ? "currentColor" : "none"} />
                </IconButton>
              </span>
            </div>
            {isOpen ? (
              <WordDetails entry={entry} lexicon={lexicon} onInsert={onInsert} onRhymes={onRhymes} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
