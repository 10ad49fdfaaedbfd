import { shownBullet } from "../lists/bullets.ts";
import { formatNumber } from "../lists/number-format.ts";
import { outlineList, type OdtStyles } from "./odt-styles.ts";

type Counts = (number | null)[];

interface OpenList {
  readonly style: string;
  readonly id: string | null;
  readonly counts: Counts;
  item: { isCounted: boolean; readonly isHeader: boolean; readonly start: number | null } | null;
}

/** The number or bullet of a paragraph, and how deep in lists it is. */
export interface ListPlace {
  readonly marker: string;
  readonly level: number;
  /** Whether it is the first paragraph of its item. */
  readonly isFirst: boolean;
}

function newCounts(): Counts {
  return Array.from({ length: 11 }, () => null);
}

/** Counts the items of lists, and the headings of the outline, as they open and close. */
export class OdtLists {
  readonly #styles: OdtStyles;
  readonly #open: OpenList[] = [];
  readonly #byStyle = new Map<string, Counts>();
  readonly #byId = new Map<string, Counts>();
  readonly #outline = newCounts();

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  openList(style: string | null, id: string | null, continues: boolean, continued: string | null): void {
    const outer = this.#open.at(-1);
    const own = style ?? outer?.style ?? "";
    const before =
      continued === null ? (continues ? this.#byStyle.get(own) : undefined) : this.#byId.get(continued);
    const counts = outer?.counts ?? before ?? newCounts();
    this.#open.push({ style: own, id, counts, item: null });
    this.#byStyle.set(own, counts);
    if (id !== null) this.#byId.set(id, counts);
  }

  closeList(): void {
    this.#open.pop();
  }

  openItem(isHeader: boolean, start: number | null): void {
    const list = this.#open.at(-1);
    if (list !== undefined) list.item = { isCounted: false, isHeader, start };
  }

  closeItem(): void {
    const list = this.#open.at(-1);
    if (list !== undefined) list.item = null;
  }

  /** Counts a paragraph that stands in an item of a list; `null` outside of all. */
  placeParagraph(): ListPlace | null {
    const list = this.#open.at(-1);
    if (list?.item === undefined || list.item === null) return null;
    const level = this.#open.length;
    const { item } = list;
    if (item.isCounted || item.isHeader) return { marker: "", level, isFirst: false };
    item.isCounted = true;
    return { marker: this.#count(list.style, level, list.counts, item.start), level, isFirst: true };
  }

  /** Counts a heading that is in no list; "" where the outline shows no number. */
  placeHeading(level: number): string {
    return this.#count(outlineList, level, this.#outline, null);
  }

  #count(style: string, level: number, counts: Counts, start: number | null): string {
    const own = this.#styles.listLevel(style, level);
    const last = counts[level] ?? null;
    counts[level] = start ?? (last === null ? (own?.start ?? 1) : last + 1);
    for (let deeper = level + 1; deeper < counts.length; deeper += 1) counts[deeper] = null;
    if (own === null) return "";
    if (own.format === null) return shownBullet(own.bullet, own.font);
    if (own.format === "none") return `${own.prefix}${own.suffix}`.trim();
    const numbers: string[] = [];
    for (let shown = Math.max(1, level - own.shownLevels + 1); shown <= level; shown += 1) {
      const definition = this.#styles.listLevel(style, shown);
      const number = formatNumber(counts[shown] ?? definition?.start ?? 1, definition?.format ?? "decimal");
      if (number !== "") numbers.push(number);
    }
    return `${own.prefix}${numbers.join(".")}${own.suffix}`.trim();
  }
}
