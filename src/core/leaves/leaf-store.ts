/** The texts of leaves, and the state in which the scan enters each; leaves are numbers, given out again when freed. */
export class LeafStore {
  readonly #texts: string[] = [];
  readonly #entryStates: number[] = [];
  readonly #free: number[] = [];

  /** Keeps a leaf and gives its number. */
  add(text: string, entryState: number): number {
    const leaf = this.#free.pop() ?? this.#texts.length;
    this.#texts[leaf] = text;
    this.#entryStates[leaf] = entryState;
    return leaf;
  }

  remove(leaf: number): void {
    this.#texts[leaf] = "";
    this.#free.push(leaf);
  }

  textOf(leaf: number): string {
    return this.#texts[leaf] ?? "";
  }

  setText(leaf: number, text: string): void {
    this.#texts[leaf] = text;
  }

  entryStateOf(leaf: number): number {
    return this.#entryStates[leaf] ?? 0;
  }

  setEntryState(leaf: number, state: number): void {
    this.#entryStates[leaf] = state;
  }

  clear(): void {
    this.#texts.length = 0;
    this.#entryStates.length = 0;
    this.#free.length = 0;
  }
}
