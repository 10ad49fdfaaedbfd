import type { Span } from "#core/document/span.ts";
import type { Heading, PageReading } from "./words/page-reading.ts";
import { quantity } from "./wording.ts";

export type OutlineFaultKind =
  | "skipped-level"
  | "second-title"
  | "first-level"
  | "empty"
  | "nothing-below"
  | "repeated"
  | "long-stretch";

/** Something wrong with the headings of a page, and where. */
export interface OutlineFault {
  readonly kind: OutlineFaultKind;
  readonly message: string;
  readonly span: Span;
}

/** The headings of a page in their order, and what is wrong with them. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly faults: readonly OutlineFault[];
}

const mostWords = 350;

/** Reads the outline of a page. A page without headings has no faults but long stretches. */
export function readOutline({ page, headings, sections }: PageReading): Outline {
  const faults: OutlineFault[] = [];
  const seen = new Set<string>();
  let titles = 0;
  for (const [index, heading] of headings.entries()) {
    const { text, level, span, wordsBelow } = heading;
    const before = headings[index - 1]?.level;
    const next = headings[index + 1];
    const add = (kind: OutlineFaultKind, message: string): void => void faults.push({ kind, message, span });
    if (before !== undefined && level > before + 1) {
      add("skipped-level", `“${text}” goes from level ${before} to ${level}.`);
    }
    if (before === undefined && level > 2)
      add("first-level", `The first heading, “${text}”, is of level ${level}.`);
    if (level === 1) titles += 1;
    if (level === 1 && titles > 1) add("second-title", `“${text}” is a second heading of level 1.`);
    if (wordsBelow === 0 && (next === undefined || next.level <= level)) {
      add("nothing-below", `Nothing stands below “${text}”.`);
    }
    const folded = text.toLowerCase();
    if (seen.has(folded)) add("repeated", `“${text}” stands above two parts.`);
    seen.add(folded);
  }
  for (const { kind, span } of page.blocks) {
    if (kind === "heading" && page.text.slice(span.start, span.end).trim() === "") {
      faults.push({ kind: "empty", message: "A heading has no words.", span });
    }
  }
  for (const { wordCount, heading, span } of sections) {
    if (wordCount <= mostWords) continue;
    const where = heading === null ? "Before the first subheading" : `Below “${heading.text}”`;
    faults.push({
      kind: "long-stretch",
      message: `${where} ${quantity(wordCount, "word")} stand without a subheading.`,
      span: heading?.span ?? { start: span.start, end: span.start },
    });
  }
  return { headings, faults: faults.toSorted((first, second) => first.span.start - second.span.start) };
}
