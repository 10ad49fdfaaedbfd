import { Dices } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "#ui/button/button.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";

import styles from "./stage.module.css";
import type { DrawKind } from "./settings.ts";

const kinds: readonly { readonly value: DrawKind; readonly label: string }[] = [
  { value: "words", label: "Words" },
  { value: "sentences", label: "Sentences" },
  { value: "made-up", label: "Made-up words" },
  { value: "passphrases", label: "Passphrase" },
];

export interface StageProps {
  readonly kind: DrawKind;
  readonly onKind: (kind: DrawKind) => void;
  readonly onAgain: () => void;
  /** What can be done with the whole, beside “Again”. */
  readonly bar: ReactNode;
  readonly reply: string | null;
  readonly children: ReactNode;
}

/** Where what was drawn stands. */
export function Stage({ kind, onKind, onAgain, bar, reply, children }: StageProps) {
  return (
    <section className={styles.stage} aria-label="Drawn by chance">
      <Tabs label="What to draw" tabs={kinds} value={kind} onChange={onKind}>
        <div className={styles.body}>
          <noscript>
            <p>Drawing words needs scripts, which are off in this browser.</p>
          </noscript>
          <div className={styles.actions}>
            <Button look="main" onClick={onAgain}>
              <Dices aria-hidden size={18} strokeWidth={1.75} />
              {kind === "passphrases" ? "Another one" : "Draw again"}
            </Button>
            {bar}
          </div>
          <output className={styles.reply}>{reply}</output>
          {children}
        </div>
      </Tabs>
    </section>
  );
}
