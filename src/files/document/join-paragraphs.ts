import type { FlowBlock } from "./imported-document.ts";

/** A paragraph as shown: blocks whose ends are not shown have run together. */
export type Paragraph = Omit<FlowBlock, "joinsNext">;

interface Shown {
  readonly deletions: boolean;
  readonly hiddenText: boolean;
}

function runsOn(block: FlowBlock, next: FlowBlock | undefined, shown: Shown): boolean {
  if (next === undefined) return false;
  if (!isSameCell(block, next)) return false;
  switch (block.joinsNext) {
    case null:
      return false;
    case "deleted":
      return !shown.deletions;
    case "hidden":
      return !shown.hiddenText;
    case "drop-cap":
      return true;
  }
}

function isSameCell({ cell }: FlowBlock, { cell: other }: FlowBlock): boolean {
  return cell?.table === other?.table && cell?.row === other?.row && cell?.column === other?.column;
}

/**
 * Gives the paragraphs of a part as they are shown. Where the end of a paragraph was deleted or is hidden, its words
 * stand before those of the next one, and it is the next one that says what kind of paragraph they make: so do word
 * processors.
 */
export function* joinParagraphs(blocks: readonly FlowBlock[], shown: Shown): Generator<Paragraph> {
  let waiting: FlowBlock["inlines"][] = [];
  for (const [index, block] of blocks.entries()) {
    waiting.push(block.inlines);
    if (runsOn(block, blocks[index + 1], shown)) continue;
    const inlines = waiting.length === 1 ? block.inlines : waiting.flat();
    waiting = [];
    yield { ...block, inlines };
  }
}
