import { useRef, useState } from "react";
import type { ReactNode } from "react";

import { Button } from "#ui/button/button.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import { TextField } from "#ui/text-field/text-field.tsx";
import { readWord, readWordList, writeWordList } from "#workspace/personal-dictionary/dictionary-words.ts";
import type { PersonalDictionary } from "#workspace/personal-dictionary/use-personal-dictionary.ts";

import styles from "./dictionary-view.module.css";
import { formatQuantity } from "./names.ts";

/** More than this is no word list of a person. */
const mostBytes = 1_000_000;

interface DictionaryViewProps {
  readonly dictionary: PersonalDictionary;
  /** What follows the words. */
  readonly children: ReactNode;
}

/** The words of the writer's own: added, removed, taken out as a file and brought back. */
export function DictionaryView({ dictionary, children }: DictionaryViewProps) {
  const { words, add, remove, clear } = dictionary;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const picker = useRef<HTMLInputElement>(null);

  function addTyped() {
    const word = readWord(typed);
    if (word === null) {
      setProblem("One word, please, of up to 60 letters.");
      return;
    }
    add([word]);
    setTyped("");
    setProblem(null);
    setSaid(`Added “${word}”.`);
  }

  async function importFile(file: File) {
    if (file.size > mostBytes) {
      setSaid("That file is too long for a list of words.");
      return;
    }
    try {
      const found = readWordList(await file.text());
      add(found);
      setSaid(
        found.length === 0
          ? "There are no words in that file. It should have one word a line."
          : `Read ${formatQuantity(found.length, ["word", "words"])}.`,
      );
    } catch (error) {
      setSaid(`The file could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <div className={styles.view}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <TextField label="A word of your own" value={typed} onChange={setTyped} problem={problem} />
        <Button type="submit" look="outlined">
          Add
        </Button>
      </form>
      <output className={styles.note}>{said}</output>
      {words.length === 0 ? (
        <p className={styles.note}>No words yet. What you add is never marked as misspelled.</p>
      ) : (
        <ul className={styles.words} aria-label="Your words">
          {words.map((word) => (
            <li key={word} className={styles.word}>
              <bdi>{word}</bdi>
              <Button
                aria-label={`Remove ${word}`}
                onClick={() => {
                  remove(word);
                  setSaid(`Removed “${word}”.`);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={() => picker.current?.click()}>Import a list</Button>
        {words.length === 0 ? null : (
          <>
            <Button
              onClick={() =>
                saveFile(
                  "my-words.txt",
                  new Blob([writeWordList(words)], { type: "text/plain;charset=utf-8" }),
                )
              }
            >
              Export
            </Button>
            <Button
              onClick={() => {
                clear();
                setSaid(`Removed ${formatQuantity(words.length, ["word", "words"])}.`);
              }}
            >
              Remove all
            </Button>
          </>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept=".txt,.dic,text/plain"
        hidden
        aria-label="List of words"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void importFile(file);
          // The same file again is a change too.
          target.value = "";
        }}
      />
      <p className={styles.note}>
        Kept in this browser, for all your texts. A list has one word a line; dictionaries of Hunspell (.dic)
        are read too, without their endings.
      </p>
      {children}
    </div>
  );
}
