import { useRef, useState } from "react";

import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";
import { Button } from "#ui/button/button.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import styles from "./dictionary-view.module.css";
import type { Dictionaries } from "./use-dictionaries.ts";

/** Dictionaries of other languages: what the site has, and a person's own. */
export function OwnDictionariesSection({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { own, open, remove } = dictionaries;
  const [said, setSaid] = useState("");
  const picker = useRef<HTMLInputElement>(null);

  async function run(work: () => Promise<string>) {
    try {
      setSaid(await work());
    } catch (error) {
      setSaid(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <section className={styles.section} aria-labelledby="other-languages">
      <h3 id="other-languages" className={styles.heading}>
        Other languages
      </h3>
      <p className={styles.note}>
        This site has dictionaries of {listNames(siteDictionaries.map(({ language }) => language))}. For any
        other language, open the dictionary of a program that you have, such as LibreOffice or Firefox: its
        .aff file and its .dic file together. They stay on this device.
      </p>
      {own.length === 0 ? null : (
        <ul className={styles.words} aria-label="Your dictionaries">
          {own.map(({ name, language }) => (
            <li key={name} className={styles.word}>
              <bdi>
                {name}
                {language === null ? "" : ` (${nameLanguage(language)})`}
              </bdi>
              <Button
                aria-label={`Remove the dictionary ${name}`}
                onClick={() =>
                  void run(async () => {
                    await remove(name);
                    return `Removed ${name}.`;
                  })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button look="outlined" onClick={() => picker.current?.click()}>
          Open a dictionary
        </Button>
      </div>
      <output className={styles.note}>{said}</output>
      <input
        ref={picker}
        type="file"
        multiple
        accept=".aff,.dic"
        hidden
        aria-label="Files of a dictionary"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) void run(() => open(files));
          // The same files again are a change too.
          target.value = "";
        }}
      />
    </section>
  );
}

function listNames(codes: readonly string[]): string {
  return new Intl.ListFormat("en").format(codes.map(nameLanguage).toSorted());
}
