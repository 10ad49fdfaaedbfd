import { useState } from "react";

import {
  createPassphrase,
  loadPassphraseWords,
  passphraseBits,
  yearsToGuess,
} from "#core/generators/passphrases/passphrase.ts";
import type { PassphraseOptions } from "#core/generators/passphrases/passphrase.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

import { describeYears } from "./describe-years.ts";
import styles from "./passphrase-stage.module.css";
import { secretRandom } from "./use-draw.ts";
import { useLoaded } from "./use-loaded.ts";

/** A million million guesses a second: many graphics cards at once on a badly kept password. */
const guessesPerSecond = 1e12;

export interface PassphraseStageProps {
  readonly options: PassphraseOptions;
  /** Another number asks for another passphrase. */
  readonly turn: number;
  readonly onCopy: (text: string) => void;
}

/** A passphrase and its strength. It is kept nowhere but here. */
export function PassphraseStage({ options, turn, onCopy }: PassphraseStageProps) {
  const list = useLoaded(loadPassphraseWords);
  const words = list.value;
  if (list.failed) {
    return (
      <Notice tone="problem">
        The list of words could not be loaded.{" "}
        <Button look="link" onClick={list.tryAgain}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (words === null) return null;
  const bits = passphraseBits(words.length, options);
  return (
    <div className={styles.stage}>
      <Passphrase
        // Other options or another turn are another passphrase.
        key={`${turn} ${JSON.stringify(options)}`}
        list={words}
        options={options}
        onCopy={onCopy}
      />
      <p className={styles.strength}>
        <strong>{bits.toFixed(1)} bits.</strong> At a million million guesses a second, finding it takes{" "}
        {describeYears(yearsToGuess(bits, guessesPerSecond))} on average, for somebody who knows this list and
        these settings.
        {bits < 60 ? " That is weak for anything that can be attacked without limit: take more words." : ""}
      </p>
      <p className={styles.note}>
        Drawn by your browser’s cryptographic source, without a seed. It is not in the address, the history,
        the text or the exported results. Taking the nicest of several makes it a little weaker.
      </p>
    </div>
  );
}

interface PassphraseProps {
  readonly list: readonly string[];
  readonly options: PassphraseOptions;
  readonly onCopy: (text: string) => void;
}

function Passphrase({ list, options, onCopy }: PassphraseProps) {
  const [passphrase] = useState(() => createPassphrase(list, options, secretRandom));
  return (
    <>
      <output className={styles.phrase} aria-label="Passphrase" translate="no">
        {passphrase}
      </output>
      <div>
        <Button look="outlined" onClick={() => onCopy(passphrase)}>
          Copy the passphrase
        </Button>
      </div>
    </>
  );
}
