import type { TextStructure } from "#files/document/imported-document.ts";

/** What formats said about texts that were opened. It belongs to the text and not to a document: an edit parts them. */
export interface ImportedStructures {
  /** Keeps the structure of a text; `unpack` is called when somebody first asks for it. */
  keep(text: string, unpack: () => TextStructure): void;
  /** The structure of this text; `null` when none is known. `readText` is called only where the length fits. */
  find(length: number, readText: () => string): TextStructure | null;
  /** Whether `find` would find one; costs less. */
  knows(length: number, readText: () => string): boolean;
  subscribe(listener: () => void): () => void;
  /** Changes whenever something was kept. */
  version(): number;
}

interface KeptStructure {
  readonly text: string;
  readonly unpack: () => TextStructure;
  structure: TextStructure | null;
}

/** The last few imports, and not more text than this in UTF-16 units: the oldest go first. */
const mostKept = 12;
const mostUnits = 32 * 1024 * 1024;

/** Keeps structures in memory, as long as the page is open. */
export function createImportedStructures(): ImportedStructures {
  const listeners = new Set<() => void>();
  let kept: readonly KeptStructure[] = [];
  let version = 0;

  const entryOf = (length: number, readText: () => string) => {
    const candidates = kept.filter((entry) => entry.text.length === length);
    if (length === 0 || candidates.length === 0) return undefined;
    const text = readText();
    return candidates.find((entry) => entry.text === text);
  };

  return {
    keep(text, unpack) {
      const others = kept.filter((entry) => entry.text !== text);
      const all = [{ text, unpack, structure: null }, ...others].slice(0, mostKept);
      let units = 0;
      kept = all.filter((entry, index) => {
        units += entry.text.length;
        return index === 0 || units <= mostUnits;
      });
      version += 1;
      for (const listener of listeners) listener();
    },
    find(length, readText) {
      const found = entryOf(length, readText);
      if (found === undefined) return null;
      found.structure ??= found.unpack();
      return found.structure;
    },
    knows: (length, readText) => entryOf(length, readText) !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
