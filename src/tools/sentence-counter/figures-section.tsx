import { useState } from "react";

import { sentenceTypes } from "#core/sentences/sentence-types.ts";
import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatAverage, formatCount, formatQuantity, formatShare, typeNames } from "./format.ts";
import type { ReadSentences } from "./use-sentences.ts";

type Open = "sentences" | "mean" | "median" | "deviation" | "paragraph";

export interface FiguresSectionProps {
  readonly found: ReadSentences | null;
  readonly stale: boolean;
}

/** How many sentences there are and how long they are, each figure with how it came about. */
export function FiguresSection({ found, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const toggle = (name: Open) => setOpen(open === name ? null : name);
  const explanationId = "sentence-figures-explanation";
  const lengths = found?.lengths ?? null;
  const count = lengths?.count ?? 0;
  const dials = [
    { name: "mean", label: "average", value: formatAverage(lengths?.mean ?? null) },
    { name: "median", label: "median", value: formatAverage(lengths?.median ?? null) },
    { name: "deviation", label: "spread", value: formatAverage(lengths?.deviation ?? null) },
    { name: "paragraph", label: "per paragraph", value: formatAverage(found?.perParagraph.mean ?? null) },
  ] as const;
  return (
    <div className={styles.figures}>
      <Figure
        size="lead"
        label={count === 1 ? "sentence" : "sentences"}
        value={formatCount(count)}
        stale={stale}
        open={open === "sentences"}
        onToggle={() => toggle("sentences")}
      >
        <p>
          A sentence ends at a full stop, a question mark or another mark that ends sentences, and with its
          paragraph; not at an abbreviation, an initial or a decimal point. Headings and items of lists count.
          Speech within a sentence goes with it: “Why?” she asked. is one. Where you see it otherwise, put the
          boundary right below, and the figures follow.
        </p>
      </Figure>
      <div className={styles.dials}>
        <FigureDials
          dials={dials}
          open={open}
          onToggle={toggle}
          explanationId={explanationId}
          stale={stale}
        />
      </div>
      <Explanation id={explanationId} open={open !== null && open !== "sentences"}>
        {open === "mean" ? (
          <p>
            Words a sentence, on average: {formatQuantity(lengths?.total ?? 0, "word")} in{" "}
            {formatQuantity(count, "sentence")}. One very long sentence draws it up.
          </p>
        ) : null}
        {open === "median" ? (
          <p>Half of the sentences have at most this many words. A few very long ones do not change it.</p>
        ) : null}
        {open === "deviation" ? (
          <p>
            The standard deviation, in words: about how far a sentence is from the average. 0 means that all
            have the same length. There is no right value; a low one beside a text that feels flat may tell
            why.
          </p>
        ) : null}
        {open === "paragraph" ? (
          <p>
            Sentences a paragraph, on average, over{" "}
            {formatQuantity(found?.perParagraph.count ?? 0, "paragraph")}; headings and list items are
            paragraphs here too. At most {formatQuantity(found?.perParagraph.longest ?? 0, "sentence")} in
            one.
          </p>
        ) : null}
      </Explanation>
      {found === null ? null : <TypesTable found={found} />}
    </div>
  );
}

function TypesTable({ found }: { readonly found: ReadSentences }) {
  const counts = sentenceTypes.map((_type, place) =>
    found.reply.types.reduce((sum, type) => (type === place ? sum + 1 : sum), 0),
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">By end mark</th>
          <th scope="col">Sentences</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {sentenceTypes.map((type, place) => (
          <tr key={type}>
            <th scope="row">{typeNames[type].many}</th>
            <td>{formatCount(counts[place] ?? 0)}</td>
            <td>{formatShare((counts[place] ?? 0) / found.lengths.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
