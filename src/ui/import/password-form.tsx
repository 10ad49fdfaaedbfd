import { useState } from "react";

import type { ImportPhase } from "#workspace/import/import-view.ts";
import { useImportActions } from "#workspace/import/use-imports.ts";

import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";

import styles from "./import-panel.module.css";

export interface PasswordFormProps {
  readonly id: number;
  /** The file, as it can stand in a sentence. */
  readonly name: string;
  readonly phase: Extract<ImportPhase, { readonly kind: "password" }>;
  /** Whether the box takes the focus: it does where it is the one thing that is waited for. */
  readonly focusFirst: boolean;
}

/** Asks for the password of a file. It is used to open the file and kept nowhere. */
export function PasswordForm({ id, name, phase, focusFirst }: PasswordFormProps) {
  const { enterPassword } = useImportActions();
  const [password, setPassword] = useState("");
  return (
    <form
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "") void enterPassword(id, password);
      }}
    >
      {phase.isWrong ? null : <p>{phase.message}</p>}
      <div className={styles.line}>
        <TextField
          label={`Password of ${name}`}
          type="password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just chosen the file that asks for it
          autoFocus={focusFirst}
          value={password}
          onChange={setPassword}
          problem={phase.isWrong ? phase.message : null}
        />
        <Button look="outlined" type="submit">
          Open
        </Button>
      </div>
    </form>
  );
}
