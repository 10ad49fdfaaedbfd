import { useState } from "react";
import type { ReactNode } from "react";

import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import { Figure } from "#ui/figure/figure.tsx";
import { nameLanguage } from "#ui/language-choice/language-options.ts";

import { formatCount, formatDecimal, formatShare, noFigure } from "./format.ts";
import { describeFit } from "./letter-findings.ts";
import styles from "./views.module.css";

interface MeasuresViewProps {
  readonly measures: LetterMeasures;
  readonly totals: TextTotals;
}

interface ShownFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly explanation: ReactNode;
}

/** Figures from how letters are spread, scripts, and letters beside characters. */
export function MeasuresView({ measures, totals }: MeasuresViewProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.view}>
      <div className={styles.figures}>
        {[...listFigures(measures), ...listFitFigures(measures)].map(({ id, label, value, explanation }) => (
          <Figure
            key={id}
            label={label}
            value={value}
            open={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            {explanation}
          </Figure>
        ))}
      </div>
      {measures.shift === null ? null : (
        <p className={styles.counts}>
          The letters fit {nameLanguage(measures.language)} best when each is moved back by {measures.shift}{" "}
          in the alphabet: the text may be in a Caesar cipher.
        </p>
      )}
      <PairTable
        caption="Scripts"
        headings={["Script", "Letters", "Share"]}
        rows={measures.scripts.map(({ script, letters }) => [
          script.replaceAll("_", " "),
          formatCount(letters),
          formatShare(letters / measures.letters),
        ])}
      />
      <PairTable
        caption="Letters and other characters"
        headings={["What", "How many"]}
        rows={[
          ["Characters, as a reader sees them", formatCount(totals.graphemes)],
          ["Letters", formatCount(measures.letters)],
          ["Digits and other numbers", formatCount(totals.digits + totals.otherNumbers)],
          ["Punctuation", formatCount(totals.punctuation)],
          ["Symbols, such as + and emoji", formatCount(totals.symbols)],
          ["Spaces and line breaks", formatCount(totals.whiteSpace)],
        ]}
      />
      <p className={styles.note}>
        The rows need not add up: one character may hold several signs, as a flag does, and a joined letter
        counts as the letters that it joins.
      </p>
    </div>
  );
}

function listFigures({ indexOfCoincidence, entropy, rows }: LetterMeasures): readonly ShownFigure[] {
  const different = rows.filter(({ count }) => count > 0).length;
  return [
    {
      id: "coincidence",
      label: "Index of coincidence",
      value: formatDecimal(indexOfCoincidence, 4),
      explanation: (
        <p>
          How likely two letters drawn from the text are the same (Friedman, 1922). English prose has about
          0.066, 26 letters mixed evenly 0.038. A cipher that only exchanges letters leaves it as it is; one
          with changing keys lowers it.
        </p>
      ),
    },
    {
      id: "entropy",
      label: "Entropy",
      value: entropy === null ? noFigure : `${formatDecimal(entropy, 2)} bits`,
      explanation: (
        <p>
          How much a letter tells, when its neighbours are not looked at (Shannon, 1948). English prose has
          about 4.2 bits; {formatCount(different)} letters that were equally frequent would have{" "}
          {formatDecimal(different === 0 ? null : Math.log2(different), 2)}.
        </p>
      ),
    },
  ];
}

function listFitFigures({ fit, normSize, language }: LetterMeasures): readonly ShownFigure[] {
  const name = nameLanguage(language);
  if (fit === null || normSize === null) {
    return [
      {
        id: "fit",
        label: "Beside the language",
        value: noFigure,
        explanation: <p>There is no norm for {name}, or the text has no letter of its alphabet.</p>,
      },
    ];
  }
  const { chiSquared, degreesOfFreedom, probability, effect, isRough } = fit;
  return [
    {
      id: "fit",
      label: `Beside ${name}`,
      value: describeFit(fit),
      explanation: (
        <p>
          Cohen’s w (1988), without what chance adds, is {formatDecimal(effect, 2)}. Up to 0.1 is little, from
          0.5 on much, whatever the length of the text.{" "}
          {isRough
            ? "In so short a text many letters are expected fewer than five times, so that it says little (Cochran, 1954). "
            : ""}
          The norm was counted in {formatCount(normSize)} letters
          {language === "en" ? "" : " of one formal text"}.
        </p>
      ),
    },
    {
      id: "chi",
      label: "χ² against the norm",
      value: formatDecimal(chiSquared, 1),
      explanation: (
        <p>
          Over the {formatCount(degreesOfFreedom + 1)} letters of the alphabet (Pearson, 1900). If letters
          were drawn one by one, chance would give as much in {formatProbability(probability)} of all texts.
          They are not: a text keeps to its subject, so that every long one differs. Go by the size of the
          difference above.
        </p>
      ),
    },
  ];
}

function formatProbability(probability: number): string {
  return probability < 0.0001 ? "less than 0.01%" : formatShare(probability);
}

interface PairTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function PairTable({ caption, headings, rows }: PairTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1] ?? ""}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
