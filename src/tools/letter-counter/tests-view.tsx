import type { ReactNode } from "react";

import type { AcrosticLine } from "#core/letters/acrostic.ts";
import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { formatCount } from "./format.ts";
import { describePangram, findMissing } from "./letter-findings.ts";
import type { MissingLetter } from "./letter-findings.ts";
import styles from "./views.module.css";

interface TestsViewProps {
  readonly measures: LetterMeasures;
  readonly acrostic: readonly AcrosticLine[];
}

/** What the letters of the text do, and which are left out. */
export function TestsView({ measures, acrostic }: TestsViewProps) {
  const { tests, letters } = measures;
  return (
    <div className={styles.view}>
      <dl className={styles.tests}>
        <Test name="Pangram">{describePangram(measures, nameLanguage(measures.language))}</Test>
        <Test name="Lipogram">
          <Lipogram
            missing={findMissing(measures)}
            hasAlphabet={measures.alphabet.length > 0}
            letters={letters}
          />
        </Test>
        <Test name="Palindrome">
          {tests.isPalindrome === null
            ? letters < 2
              ? "It takes two letters."
              : "The text is too long to be tested as a whole."
            : tests.isPalindrome
              ? "Yes: the letters are the same backwards."
              : "No: backwards, the letters are others."}
        </Test>
        <Test name="Isogram">
          {tests.isIsogram ? "Yes: no letter occurs twice." : "No: some letters occur more than once."}
        </Test>
        <Test name="One vowel">
          {tests.onlyVowel === null ? (
            "No: there are several vowels, or fewer than five letters that are vowels."
          ) : (
            <>
              Yes: <bdi>{tests.onlyVowel}</bdi> is the only vowel.
            </>
          )}
        </Test>
        <Test name="First letters of the lines">
          <Acrostic lines={acrostic} end="first" />
        </Test>
        <Test name="Last letters of the lines">
          <Acrostic lines={acrostic} end="last" />
        </Test>
      </dl>
    </div>
  );
}

function Test({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.test}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LipogramProps {
  readonly missing: readonly MissingLetter[];
  readonly hasAlphabet: boolean;
  readonly letters: number;
}

function Lipogram({ missing, hasAlphabet, letters }: LipogramProps) {
  if (!hasAlphabet) return "No alphabet is known for the language.";
  if (missing.length === 0) return "No: no letter of the alphabet is left out.";
  const striking = missing.filter(({ isStriking }) => isStriking);
  return (
    <>
      {striking.length === 0 ? (
        <>
          Not by intent, as far as {formatCount(letters)} letters can tell. Left out are{" "}
          <bdi>{missing.map(({ letter }) => letter).join(" ")}</bdi>; so few of them were to be expected.
        </>
      ) : (
        <>
          Yes: the text does without{" "}
          {striking.map(({ letter, expected }, index) => (
            <span key={letter}>
              {index === 0 ? "" : ", "}
              <bdi>{letter}</bdi> (about {formatCount(Math.round(expected ?? 0))} usual)
            </span>
          ))}
          .
        </>
      )}
    </>
  );
}

interface AcrosticProps {
  readonly lines: readonly AcrosticLine[];
  readonly end: "first" | "last";
}

function Acrostic({ lines, end }: AcrosticProps) {
  const actions = useWorkspaceActions();
  if (lines.length < 2) return "There are fewer than two lines with letters.";
  return (
    <span className={styles.acrostic} dir="auto">
      {lines.map((line) => {
        const span = end === "first" ? line.firstSpan : line.lastSpan;
        return (
          <button
            key={span.start}
            type="button"
            className={styles.acrosticLetter}
            onClick={() => actions.reveal(span)}
          >
            {line[end]}
          </button>
        );
      })}
    </span>
  );
}
