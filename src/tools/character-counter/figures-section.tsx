import { useId, useState } from "react";

import { formatWholeNumber } from "#core/goal/whole-number.ts";
import { unitFacts } from "#core/limits/counting-units.ts";
import type { CountingUnit } from "#core/limits/counting-units.ts";
import { wholeCount } from "#core/limits/measure-limit.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { FigureDials } from "#ui/figure/figure-dials.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";

import styles from "./figures-section.module.css";
import type { CharacterReply } from "./requests.ts";

export interface FiguresSectionProps {
  readonly reply: CharacterReply | null;
  readonly stale: boolean;
}

const dials = [
  { unit: "visible", label: "without spaces" },
  { unit: "letters", label: "letters" },
  { unit: "words", label: "words" },
  { unit: "utf8", label: "bytes" },
] as const satisfies readonly { readonly unit: CountingUnit; readonly label: string }[];

const lines: readonly CountingUnit[] = [
  "codePoints",
  "utf16",
  "x",
  "threads",
  "mastodon",
  "wide",
  "sms",
  "titlePixels",
  "descriptionPixels",
];

const kindLines = [
  {
    kind: "spaces",
    label: "Spaces, tabs and line breaks",
    text: "Code points with the Unicode property White_Space.",
  },
  { kind: "digits", label: "Digits", text: "Decimal digits of any script (category Nd)." },
  { kind: "punctuation", label: "Punctuation marks", text: "Unicode category P." },
  { kind: "symbols", label: "Symbols and emoji", text: "Unicode category S, by code points." },
  {
    kind: "lines",
    label: "Lines",
    text: "What line breaks part. Long lines that wrap on the screen are one.",
  },
] as const;

/** The size of the text: characters large, their companions as dials, every other way to count as lines. */
export function FiguresSection({ reply, stale }: FiguresSectionProps) {
  const [open, setOpen] = useState<string | null>(null);
  const explanationId = useId();
  const toggle = (name: string) => setOpen(open === name ? null : name);
  const countOf = (unit: CountingUnit) => formatWholeNumber(wholeCount(reply?.counts[unit] ?? 0));
  const openDial = dials.find(({ unit }) => unit === open);
  return (
    <div className={styles.figures}>
      <Figure
        size="lead"
        label="characters"
        value={countOf("graphemes")}
        stale={stale}
        open={open === "graphemes"}
        onToggle={() => toggle("graphemes")}
      >
        <p>{unitFacts.graphemes.explanation} Spaces and line breaks count.</p>
      </Figure>
      <div className={styles.dials}>
        <FigureDials
          dials={dials.map(({ unit, label }) => ({ name: unit, label, value: countOf(unit) }))}
          open={open}
          onToggle={toggle}
          explanationId={explanationId}
          stale={stale}
        />
      </div>
      <Explanation id={explanationId} open={openDial !== undefined}>
        {openDial === undefined ? null : <p>{unitFacts[openDial.unit].explanation}</p>}
      </Explanation>
      <Disclosure label="All ways to count">
        {lines.map((unit) => (
          <Figure
            key={unit}
            label={unitFacts[unit].name}
            value={countOf(unit)}
            stale={stale}
            open={open === unit}
            onToggle={() => toggle(unit)}
          >
            <p>{unitFacts[unit].explanation}</p>
          </Figure>
        ))}
        {kindLines.map(({ kind, label, text }) => (
          <Figure
            key={kind}
            label={label}
            value={formatWholeNumber(reply?.kinds[kind] ?? 0)}
            stale={stale}
            open={open === kind}
            onToggle={() => toggle(kind)}
          >
            <p>{text}</p>
          </Figure>
        ))}
      </Disclosure>
    </div>
  );
}
