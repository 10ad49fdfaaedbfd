import { shownBullet } from "../lists/bullets.ts";
import { formatNumber } from "../lists/number-format.ts";
import type { ListDefinition, ListLevel } from "./numbering-definitions.ts";

const levelCount = 9;

/** Counts the paragraphs of lists in the order of the document, and gives the number that each shows. */
export class NumberingCounter {
  readonly #definitions: ReadonlyMap<string, ListDefinition>;
  /** The last number of each level, by the origin that lists share; `null` before the first. */
  readonly #counts = new Map<string, (number | null)[]>();
  /** Lists that have begun at a level where they set a start of their own. */
  readonly #begun = new Set<string>();

  constructor(definitions: ReadonlyMap<string, ListDefinition>) {
    this.#definitions = definitions;
  }

  /** Whether paragraphs with this id belong to a list; id "0" takes a paragraph out of the list of its style. */
  has(id: string): boolean {
    return this.#definitions.has(id);
  }

  /** The level that a list gives to the paragraphs of a style; `null` when it names none. */
  levelOfStyle(id: string, style: string | null): number | null {
    if (style === null) return null;
    for (const [index, level] of this.#definitions.get(id)?.levels ?? []) {
      if (level.style === style) return index;
    }
    return null;
  }

  /** Counts a paragraph and gives its number or bullet as shown; "" when its level shows none. */
  next(id: string, level: number): string {
    const list = this.#definitions.get(id);
    const own = list?.levels.get(level);
    if (list === undefined || own === undefined) return "";
    const counts = this.#counts.get(list.origin) ?? Array.from({ length: levelCount }, () => null);
    this.#counts.set(list.origin, counts);
    const beginning = `${id} ${level}`;
    if (list.starts.has(level) && !this.#begun.has(beginning)) {
      this.#begun.add(beginning);
      counts[level] = null;
    }
    const last = counts[level] ?? null;
    counts[level] = last === null ? startOf(list, level) : last + 1;
    // Levels above that had no item yet have their first number from here on, as if they had one.
    for (let above = 0; above < level; above += 1) counts[above] ??= startOf(list, above);
    for (let deeper = level + 1; deeper < levelCount; deeper += 1) {
      const restart = list.levels.get(deeper)?.restart ?? null;
      if (restart === null || level < restart) counts[deeper] = null;
    }
    if (own.format === "bullet") return shownBullet(own.text, own.font);
    return own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const shown = list.levels.get(index);
      return shown === undefined ? "" : show(counts[index] ?? startOf(list, index), shown, own);
    });
  }
}

function startOf(list: ListDefinition, level: number): number {
  return list.starts.get(level) ?? list.levels.get(level)?.start ?? 1;
}

function show(value: number, level: ListLevel, own: ListLevel): string {
  if (level.format === "none" || level.format === "bullet") return "";
  return formatNumber(value, own.isLegal ? "decimal" : level.format).padStart(level.leastDigits, "0");
}
