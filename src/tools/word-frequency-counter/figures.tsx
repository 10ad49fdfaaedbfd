import { useState } from "react";
import type { ReactNode } from "react";

import { Figure } from "#ui/figure/figure.tsx";
import type { LexicalDiversity, Measured } from "#core/statistics/lexical-diversity.ts";

import styles from "./figures.module.css";
import { formatCount, formatDecimal, formatRatio, nameUnit } from "./format.ts";
import type { ListReply } from "./requests.ts";

interface FiguresProps {
  readonly list: ListReply | null;
  readonly phraseLength: number;
  readonly diversity: LexicalDiversity | null;
  readonly stale: boolean;
}

interface ShownFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly explanation: ReactNode;
}

/** How many words there are, how varied they are, and what is left of them in the list. */
export function Figures({ list, phraseLength, diversity, stale }: FiguresProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = diversityFigures(list, diversity);
  return (
    <div className={styles.figures}>
      <table className={styles.vocabulary}>
        <caption className="visually-hidden">The vocabulary before and after words are left out</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            <th scope="col">All</th>
            <th scope="col">Listed</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(list, phraseLength).map(({ label, all, listed }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-stale={stale}>{all}</td>
              <td data-stale={stale}>{listed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        {shown.map(({ id, label, value, explanation }) => (
          <Figure
            key={id}
            label={label}
            value={value}
            stale={stale}
            open={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            {explanation}
          </Figure>
        ))}
      </div>
    </div>
  );
}

function rowsOf(list: ListReply | null, phraseLength: number) {
  const unit = nameUnit(phraseLength);
  const [tokens, types] =
    phraseLength === 1
      ? ["Words", "Different words"]
      : [`${capital(unit)}, in all`, `${capital(unit)}, different`];
  const { whole, listed } = list ?? { whole: nothing, listed: nothing };
  return [
    { label: tokens, all: formatCount(whole.tokens), listed: formatCount(listed.tokens) },
    { label: types, all: formatCount(whole.distinct), listed: formatCount(listed.distinct) },
    {
      label: "Occur once (hapax legomena)",
      all: formatCount(whole.hapaxes),
      listed: formatCount(listed.hapaxes),
    },
  ];
}

const nothing = { tokens: 0, distinct: 0, hapaxes: 0 };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function diversityFigures(
  list: ListReply | null,
  diversity: LexicalDiversity | null,
): readonly ShownFigure[] {
  const none: Measured = { value: null, reason: "too-short", needs: 1 };
  const { typeTokenRatio, mattr, mtld, hdd, yuleK } = diversity ?? {
    typeTokenRatio: none,
    mattr: none,
    mtld: none,
    hdd: none,
    yuleK: none,
  };
  const words = list?.words ?? 0;
  return [
    {
      id: "ttr",
      label: "Type–token ratio",
      value: formatRatio(typeTokenRatio.value),
      explanation: (
        <p>
          Different words divided by words. It falls as a text grows, so compare it only between texts of the
          same length. {missing(typeTokenRatio)}
        </p>
      ),
    },
    {
      id: "mattr",
      label: "MATTR",
      value: formatRatio(mattr.value),
      explanation: (
        <p>
          The moving-average type–token ratio: the mean over all windows of 50 words (Covington and McFall,
          2010). It does not depend on the length of the text. {missing(mattr)}
        </p>
      ),
    },
    {
      id: "mtld",
      label: "MTLD",
      value: formatDecimal(mtld.value),
      explanation: (
        <p>
          How many words in a row it takes until their type–token ratio falls to 0.72, read forwards and
          backwards (McCarthy and Jarvis, 2010). More is more varied. {missing(mtld)}
          {words > 0 && words < 100 ? " Its authors vouch for texts of 100 words and more." : ""}
        </p>
      ),
    },
    {
      id: "hdd",
      label: "HD-D",
      value: formatRatio(hdd.value),
      explanation: (
        <p>
          The type–token ratio to be expected of 42 words drawn at random from the text (McCarthy and Jarvis,
          2007). {missing(hdd)}
        </p>
      ),
    },
    {
      id: "yule",
      label: "Yule’s K",
      value: formatDecimal(yuleK.value),
      explanation: (
        <p>
          How much the text repeats its words: the larger, the more (Yule, 1944). It hardly depends on the
          length. {missing(yuleK)}
        </p>
      ),
    },
  ];
}

function missing(measured: Measured): string {
  if (measured.value !== null) return "";
  return measured.reason === "too-short"
    ? `It needs ${formatCount(measured.needs)} words.`
    : "There is no figure, as no word occurs twice.";
}
