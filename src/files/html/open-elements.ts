import { blockGap } from "./element-kinds.ts";

/** What text within an element looks like. */
export interface TextState {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly isHidden: boolean;
  readonly keepsSpace: boolean;
  readonly address: string | null;
  readonly isListMarker: boolean;
  readonly font: string;
  /** Nothing in the element is read. */
  readonly isUnshown: boolean;
}

/** An element that is open. */
export interface OpenElement {
  readonly name: string;
  /** What the element changes of what is around it. */
  readonly changes: Partial<TextState>;
  state: TextState;
  /** Done once when the element ends. */
  readonly end: (() => void) | null;
}

/** For elements that change nothing. */
export const noChanges: Partial<TextState> = {};

const outermost: TextState = {
  bold: false,
  italic: false,
  isHidden: false,
  keepsSpace: false,
  address: null,
  isListMarker: false,
  font: "",
  isUnshown: false,
};

/**
 * How deep elements nest before further ones are no longer kept track of. Browsers use the same limit; pages beyond it
 * have forgotten to close thousands of elements.
 */
const mostOpen = 512;

function combine(around: TextState, changes: Partial<TextState>): TextState {
  return {
    ...around,
    ...changes,
    isHidden: around.isHidden || changes.isHidden === true,
    isUnshown: around.isUnshown || changes.isUnshown === true,
    isListMarker: around.isListMarker || changes.isListMarker === true,
  };
}

/** The elements around a place in a page, which may be opened and closed in any order. */
export class OpenElements {
  readonly #elements: OpenElement[] = [];
  readonly #counts = new Map<string, number>();

  get state(): TextState {
    return this.#elements.at(-1)?.state ?? outermost;
  }

  /** The name of the element that was opened last; "" outside of all. */
  get innermost(): string {
    return this.#elements.at(-1)?.name ?? "";
  }

  /** Whether no further elements are kept track of, but for those of which nothing is shown. */
  get isFull(): boolean {
    return this.#elements.length >= mostOpen;
  }

  push(name: string, changes: Partial<TextState>, end: (() => void) | null): void {
    if (this.isFull && changes.isUnshown !== true) return;
    const state = changes === noChanges ? this.state : combine(this.state, changes);
    this.#elements.push({ name, changes, state, end });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  isOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** The innermost open element of some names that has none of others around it. */
  #find(names: readonly string[], within: readonly string[]): number {
    if (!names.some((name) => this.isOpen(name))) return -1;
    for (let index = this.#elements.length - 1; index >= 0; index -= 1) {
      const name = this.#elements[index]?.name ?? "";
      if (names.includes(name)) return index;
      if (within.includes(name)) return -1;
    }
    return -1;
  }

  /** Ends the innermost open element of some names, and all that is open in it, unless one of `within` is between. */
  endWithin(names: readonly string[], within: readonly string[]): void {
    const index = this.#find(names, within);
    if (index >= 0) this.#endFrom(index);
  }

  /**
   * Ends an element by its closing tag. When a tag within a line is closed after blocks that began in it, only that tag
   * ends, and the blocks go on without it (HTML Standard, 13.2.6.1). A block is not ended from within a table's cell
   * that began later, unless it is a table itself.
   */
  end(name: string): void {
    const within = name === "table" || blockGap(name) === null || !this.isOpen("table") ? [] : ["table"];
    const isTablePart = ["td", "th", "tr", "thead", "tbody", "tfoot", "caption"].includes(name);
    const index = this.#find([name], isTablePart ? ["table"] : within);
    if (index < 0) return;
    if (blockGap(name) !== null || !this.#hasBlocksAfter(index)) {
      this.#endFrom(index);
      return;
    }
    const [ended] = this.#elements.splice(index, 1);
    this.#count(name);
    for (let place = index; place < this.#elements.length; place += 1) {
      const element = this.#elements[place];
      if (element === undefined) continue;
      element.state = combine(this.#elements[place - 1]?.state ?? outermost, element.changes);
    }
    ended?.end?.();
  }

  #hasBlocksAfter(index: number): boolean {
    for (let place = this.#elements.length - 1; place > index; place -= 1) {
      if (blockGap(this.#elements[place]?.name ?? "") !== null) return true;
    }
    return false;
  }

  endAll(): void {
    this.#endFrom(0);
  }

  #endFrom(index: number): void {
    while (this.#elements.length > index) {
      const ended = this.#elements.at(-1);
      // What is done at the end still happens within the element.
      ended?.end?.();
      this.#elements.pop();
      if (ended !== undefined) this.#count(ended.name);
    }
  }

  #count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
  }
}
