const FIRST_CAPACITY = 1 << 15;

/** A set of whole numbers from 0 to 2^32 − 2 that is filled and cleared again and again: open addressing, no objects. */
export class NumberSet {
  /** Each number plus 1; 0 where none is. */
  #slots = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    if (this.#size > 0) this.#slots.fill(0);
    this.#size = 0;
  }

  /** Adds a number; `false` if it was there. */
  add(number: number): boolean {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (Math.imul(number, 0x9e3779b1) >>> 8) & mask;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      if (held === number + 1) return false;
      slot = (slot + 1) & mask;
    }
    slots[slot] = number + 1;
    this.#size += 1;
    return true;
  }

  #grow(): void {
    const held = this.#slots;
    this.#slots = new Uint32Array(held.length * 2);
    this.#size = 0;
    for (const number of held) {
      if (number > 0) this.add(number - 1);
    }
  }
}
