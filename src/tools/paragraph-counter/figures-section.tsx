import { useState } from "react";

import { paragraphDefinitions, paragraphRules } from "#core/paragraphs/find-text-paragraphs.ts";
import { isSingleSentence, isWall } from "#core/paragraphs/measure-paragraphs.ts";
import type { WallLimit } from "#core/paragraphs/measure-paragraphs.ts";
import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatAverage, formatCount, formatQuantity } from "./format.ts";
import views from "./views.module.css";
import type { ReadParagraphs } from "./use-paragraphs.ts";

type Open = "paragraphs" | "words" | "sentences" | "walls" | "single";

export interface FiguresSectionProps {
  readonly found: ReadParagraphs | null;
  readonly limit: WallLimit;
  readonly stale: boolean;
}

/** How many paragraphs there are and how long they are, each figure with how it came about. */
export function FiguresSection({ found, limit, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const toggle = (name: Open) => setOpen(open === name ? null : name);
  const explanationId = "paragraph-figures-explanation";
  const count = found?.counted.length ?? 0;
  const rule = found?.reply.rule ?? "blank-line";
  const walls = found?.counted.filter((part) => isWall(part, rule, limit)).length ?? 0;
  const single = found?.counted.filter(isSingleSentence).length ?? 0;
  const dials = [
    { name: "words", label: "words each", value: formatAverage(found?.words.mean ?? null) },
    { name: "sentences", label: "sentences each", value: formatAverage(found?.sentences.mean ?? null) },
    { name: "walls", label: "walls of text", value: formatCount(walls) },
    { name: "single", label: "one sentence", value: formatCount(single) },
  ] as const;
  return (
    <div className={styles.figures}>
      <Figure
        size="lead"
        label={count === 1 ? "paragraph" : "paragraphs"}
        value={formatCount(count)}
        stale={stale}
        open={open === "paragraphs"}
        onToggle={() => toggle("paragraphs")}
      >
        <p>
          {paragraphDefinitions[rule].definition} {paragraphDefinitions[rule].source} The word counter of this
          site looks at each stretch of lines by itself, and so may count a mixed text a little differently.
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
      <Explanation id={explanationId} open={open !== null && open !== "paragraphs"}>
        {open === "words" ? (
          <p>
            The average. Half of the paragraphs have at most {formatAverage(found?.words.median ?? null)}{" "}
            words; the shortest has {formatCount(found?.words.shortest ?? 0)}, the longest{" "}
            {formatCount(found?.words.longest ?? 0)}. Their spread (the standard deviation) is{" "}
            {formatAverage(found?.words.deviation ?? null)} words: the higher, the less alike they are.
          </p>
        ) : null}
        {open === "sentences" ? (
          <p>
            The average, over {formatQuantity(found?.sentences.total ?? 0, "sentence")} in{" "}
            {formatQuantity(count, "paragraph")}; at most {formatCount(found?.sentences.longest ?? 0)} in one.
          </p>
        ) : null}
        {open === "walls" ? (
          <p>
            Paragraphs of more than {formatQuantity(limit.count, limit.unit.slice(0, -1))}. On a screen such
            blocks are hard to read; in a book they may be right. The limit is yours to set below.
          </p>
        ) : null}
        {open === "single" ? (
          <p>
            Paragraphs of one sentence; headings and items of lists are left out. They are usual in dialogue,
            news and on the web, and rare in essays.
          </p>
        ) : null}
      </Explanation>
    </div>
  );
}

/** What the text comes to by each of the four rules. */
export function RulesTable({ found }: { readonly found: ReadParagraphs }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">A paragraph by</th>
          <th scope="col">Paragraphs</th>
        </tr>
      </thead>
      <tbody>
        {paragraphRules.map((rule) => (
          <tr key={rule} className={rule === found.reply.rule ? views.chosen : undefined}>
            <th scope="row">
              {paragraphDefinitions[rule].name}
              {rule === found.reply.rule ? " · in use" : ""}
            </th>
            <td>{formatCount(found.reply.byRule[rule])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
