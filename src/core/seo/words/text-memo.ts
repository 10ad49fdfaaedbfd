/**
 * Remembers what was made of texts, up to a number of units of text: typing changes a sentence or a block, and what was
 * made of the others need not be made again. What is made must follow from the text alone.
 */
export class TextMemo<Made> {
  readonly #made = new Map<string, Made>();
  readonly #mostUnits: number;
  #units = 0;

  constructor(mostUnits: number) {
    this.#mostUnits = mostUnits;
  }

  /** What was made of this text, or is made of it now. */
  get(text: string, make: () => Made): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(text, made);
    this.#units += text.length;
    for (const oldest of this.#made.keys()) {
      if (this.#units <= this.#mostUnits) break;
      this.#made.delete(oldest);
      this.#units -= oldest.length;
    }
    return made;
  }
}
