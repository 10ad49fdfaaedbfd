import { useState } from "react";

import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import styles from "#ui/sections/sections.module.css";

import { formatCount, formatShare } from "./format.ts";
import type { PageSummary } from "./page-place.ts";

export interface FiguresSectionProps {
  readonly summary: PageSummary;
  readonly stale: boolean;
}

type Open = "pages" | "words" | "fill" | "lines";

/** What the person's own text takes. */
export function FiguresSection({ summary, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const toggle = (name: Open) => setOpen(open === name ? null : name);
  const explanationId = "page-figures-explanation";
  return (
    <div className={styles.figures}>
      <Figure
        size="lead"
        label={summary.pages === 1 ? "page" : "pages"}
        value={formatCount(summary.pages)}
        stale={stale}
        open={open === "pages"}
        onToggle={() => toggle("pages")}
      >
        <p>
          Your text, laid out line by line with the widths of the letters of this font, as a word processor
          does. Paragraphs keep two lines together at the end of a page. Held against LibreOffice Writer;
          other programs may differ a little, and pictures, headings and footnotes take room that plain text
          does not show.
        </p>
      </Figure>
      <div className={styles.closeDials}>
        <FigureDials
          dials={[
            { name: "words", label: "words a page", value: formatCount(summary.averageWords) },
            { name: "fill", label: "last page full", value: formatShare(summary.lastPageFill) },
            { name: "lines", label: "lines a page", value: formatCount(summary.averageLines) },
          ]}
          open={open}
          onToggle={toggle}
          explanationId={explanationId}
          stale={stale}
        />
      </div>
      <Explanation id={explanationId} open={open !== null && open !== "pages"}>
        {open === "words" ? (
          <p>
            The average of your pages, the last one left out unless it is the only one: from{" "}
            {formatCount(summary.leastWords)} to {formatCount(summary.mostWords)} words. A word counts on the
            page where it begins.
          </p>
        ) : null}
        {open === "fill" ? (
          <p>How far down the last page your text reaches, over all of its columns.</p>
        ) : null}
        {open === "lines" ? (
          <p>
            {formatCount(summary.lines)} lines in all, spread over the pages; the last page is left out unless
            it is the only one.
          </p>
        ) : null}
      </Explanation>
    </div>
  );
}
