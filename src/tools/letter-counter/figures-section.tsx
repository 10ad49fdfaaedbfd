import { useState } from "react";

import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import styles from "#ui/sections/sections.module.css";

import { formatCount, formatPart, noFigure } from "./format.ts";

export interface FiguresSectionProps {
  readonly measures: LetterMeasures | null;
  readonly stale: boolean;
}

type Open = "letters" | "vowels" | "consonants" | "different";

/** How many letters there are, and of which kinds. */
export function FiguresSection({ measures, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const toggle = (name: Open) => setOpen(open === name ? null : name);
  const explanationId = "letter-figures-explanation";
  const letters = measures?.letters ?? 0;
  const different = measures?.rows.filter(({ count }) => count > 0).length ?? 0;
  const hasVowels = measures?.hasVowelLetters ?? true;
  return (
    <div className={styles.figures}>
      <Figure
        size="lead"
        label={letters === 1 ? "letter" : "letters"}
        value={formatCount(letters)}
        stale={stale}
        open={open === "letters"}
        onToggle={() => toggle("letters")}
      >
        <p>
          Characters of the Unicode category Letter, each with the marks on it: é is one letter, however it is
          written inside. Digits, spaces, punctuation, signs and emoji are none. A joined letter such as ﬁ is
          the letters that it joins. In Hebrew and Arabic points, in the scripts of India vowel signs, are no
          letters of their own.
        </p>
      </Figure>
      <div className={styles.closeDials}>
        <FigureDials
          dials={[
            {
              name: "vowels",
              label: "vowels",
              value: hasVowels ? formatCount(measures?.vowels ?? 0) : noFigure,
            },
            {
              name: "consonants",
              label: "consonants",
              value: hasVowels ? formatCount(measures?.consonants ?? 0) : noFigure,
            },
            { name: "different", label: "different", value: formatCount(different) },
          ]}
          open={open}
          onToggle={toggle}
          explanationId={explanationId}
          stale={stale}
        />
      </div>
      <Explanation id={explanationId} open={open !== null && open !== "letters"}>
        {open === "different" ? (
          <p>
            How many letters occur at all, told apart by the options: {formatCount(different)}
            {measures === null || measures.alphabet.length === 0
              ? "."
              : `; the alphabet has ${formatCount(measures.alphabet.length)}.`}
          </p>
        ) : (
          <KindsExplanation measures={measures} />
        )}
      </Explanation>
    </div>
  );
}

function KindsExplanation({ measures }: Pick<FiguresSectionProps, "measures">) {
  if (measures === null)
    return <p>The vowel letters of the text’s language, and all others of its alphabet.</p>;
  const { letters, vowels, consonants, unclassified, hasVowelLetters, rows } = measures;
  const language = nameLanguage(measures.language);
  if (!hasVowelLetters) {
    return (
      <p>
        {measures.alphabet.length === 0
          ? `No alphabet is known here for ${language}, so letters are not parted into vowels and consonants.`
          : `The letters of ${language} alone do not tell vowels from consonants, so they are not parted.`}
      </p>
    );
  }
  const listed = rows.filter(({ kind, isInAlphabet }) => kind === "vowel" && isInAlphabet);
  return (
    <p>
      By the letters of {language}: vowels {formatPart(vowels, letters)}, consonants{" "}
      {formatPart(consonants, letters)}
      {unclassified === 0
        ? "."
        : `, and ${formatCount(unclassified)} that are neither: signs, or letters of another alphabet.`}{" "}
      Vowels are{" "}
      <bdi>
        {listed
          .map(({ letter }) => letter)
          .toSorted()
          .join(" ")}
      </bdi>
      . This goes by how words are written, not by how they sound.
    </p>
  );
}
