import { foldText } from "#ui/search/fold-text.ts";
import type { LibraryDocument } from "#workspace/library/library-view.ts";

export type DocumentOrder = "changed" | "created" | "name" | "words";

/** The orders of a list, as people call them. */
export const documentOrders: readonly (readonly [order: DocumentOrder, label: string])[] = [
  ["changed", "Last changed"],
  ["created", "Newest"],
  ["name", "Name"],
  ["words", "Most words"],
];

/** Reads a stored order; `undefined` for what is none. */
export function parseDocumentOrder(value: unknown): DocumentOrder | undefined {
  return documentOrders.find(([order]) => order === value)?.[0];
}

const names = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function compareDates(first: Date | null, second: Date | null): number {
  return (second?.getTime() ?? 0) - (first?.getTime() ?? 0);
}

function compare(first: LibraryDocument, second: LibraryDocument, order: DocumentOrder): number {
  switch (order) {
    case "changed":
      return compareDates(first.updatedAt, second.updatedAt);
    case "created":
      return compareDates(first.createdAt, second.createdAt);
    case "name":
      // Documents without a name come last, as in a register.
      if ((first.name === "") !== (second.name === "")) return first.name === "" ? 1 : -1;
      return names.compare(first.name, second.name);
    case "words":
      return (second.words ?? 0) - (first.words ?? 0);
  }
}

/**
 * The documents whose names hold every word of a query, whatever its case and accents, in an order; an empty query
 * takes all. Documents alike in that order come in their old one.
 */
export function arrangeDocuments(
  documents: readonly LibraryDocument[],
  query: string,
  order: DocumentOrder,
): readonly LibraryDocument[] {
  const words = foldText(query)
    .text.split(" ")
    .filter((word) => word !== "");
  const found = documents.filter(({ name }) => {
    const { text } = foldText(name);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((first, second) => compare(first, second, order));
}
