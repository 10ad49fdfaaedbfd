import type { Span } from "#core/document/span.ts";
import type { TextBlock, TextImage, TextLink, TextStructure } from "./imported-document.ts";

/** A structure that says nothing. */
export const noStructure: TextStructure = {
  blocks: [],
  links: [],
  images: [],
  bold: [],
  italic: [],
  deleted: [],
};

/** Adds a span to a list in order; one that begins where the last one ends makes that longer. */
export function addSpan(spans: Span[], start: number, end: number): void {
  if (end <= start) return;
  const last = spans.at(-1);
  if (last !== undefined && last.end === start) spans[spans.length - 1] = { start: last.start, end };
  else spans.push({ start, end });
}

/** Collects the parts of a structure in the order of the text. */
export class StructureWriter {
  readonly blocks: TextBlock[] = [];
  readonly links: TextLink[] = [];
  readonly images: TextImage[] = [];
  readonly bold: Span[] = [];
  readonly italic: Span[] = [];
  readonly deleted: Span[] = [];

  /** Adds the words of a link; those that follow upon words with the same address belong to the same link. */
  link(start: number, end: number, address: string): void {
    if (end <= start) return;
    const last = this.links.at(-1);
    if (last !== undefined && last.span.end === start && last.address === address) {
      this.links[this.links.length - 1] = { span: { start: last.span.start, end }, address };
    } else {
      this.links.push({ span: { start, end }, address });
    }
  }
}
