/** Set in what a unit is taken for where that depends on what is beside it. */
export const DEPENDS = 1 << 20;

/** What the units of pieces are taken for when they are compared. */
interface UnitFold {
  /** By unit, a number that is not 0, some with `DEPENDS`; 0 for a unit that is still to be learnt. */
  readonly units: Int32Array;
  learn(unit: number): number;
}

let identity: UnitFold | null = null;

/** Each unit for itself. */
function readIdentity(): UnitFold {
  if (identity !== null) return identity;
  const units = new Int32Array(0x10000);
  for (let unit = 0; unit < units.length; unit += 1) units[unit] = unit + 1;
  identity = { units, learn: (unit) => unit + 1 };
  return identity;
}

const FIRST_CAPACITY = 1 << 6;
/** Tables of fewer pieces are of short texts. */
const MANY = 256;
/** What is known of a piece stands together: its hash, its text, its start and its end. */
const STRIDE = 4;

/**
 * Numbers for the different pieces of some texts: equal pieces have equal numbers, from 0. It cuts no strings out of the
 * texts and makes no object for a piece: a megabyte of different words is numbered in some tens of milliseconds.
 */
export class TokenTable {
  readonly #fold: UnitFold;
  readonly #texts: string[] = [];
  #pieces = new Int32Array(FIRST_CAPACITY * STRIDE);
  #size = 0;
  /** By hash, with open addressing, a number plus one. */
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  /** The numbers plus one of pieces of one unit, of which some texts have nothing else; made when there are many pieces. */
  #singles: Int32Array | null = null;

  /** `fold` tells which units are taken for one; `null` where each is itself. */
  constructor(fold: UnitFold | null = null) {
    this.#fold = fold ?? readIdentity();
  }

  /** How many different pieces there are. */
  get size(): number {
    return this.#size;
  }

  /** Adds a text of which pieces will be numbered, and gives its number. */
  addText(text: string): number {
    return this.#texts.push(text) - 1;
  }

  /**
   * The number of the piece `[start, end)` of a text. With `isPlainAsked` -1 for a piece with a unit that `DEPENDS`, which
   * gets no number.
   */
  intern(text: number, start: number, end: number, isPlainAsked = false): number {
    const content = this.#texts[text] ?? "";
    const singles = end - start === 1 ? this.#singles : null;
    if (singles === null) return this.#find(content, text, start, end, isPlainAsked);
    const single = content.charCodeAt(start);
    const kept = singles[single] ?? 0;
    if (kept !== 0) return kept - 1;
    const token = this.#find(content, text, start, end, isPlainAsked);
    if (token !== -1) singles[single] = token + 1;
    return token;
  }

  #find(content: string, text: number, start: number, end: number, isPlainAsked: boolean): number {
    const { units } = this.#fold;
    let seen = 0;
    // Fowler, Noll and Vo's hash (FNV-1a, 1991) over what the UTF-16 units are taken for.
    let hash = 0x811c9dc5;
    for (let offset = start; offset < end; offset += 1) {
      const unit = content.charCodeAt(offset);
      const taken = units[unit] || this.#fold.learn(unit);
      seen |= taken;
      hash = Math.imul(hash ^ taken, 0x01000193);
    }
    if (isPlainAsked && (seen & DEPENDS) !== 0) return -1;
    hash ^= hash >>> 15;
    const slots = this.#slots;
    const pieces = this.#pieces;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
      const token = entry - 1;
      if (pieces[token * STRIDE] === hash && this.#isSame(token, content, start, end)) return token;
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.#size + 1;
    return this.#add(hash, text, start, end);
  }

  #isSame(token: number, content: string, start: number, end: number): boolean {
    const place = token * STRIDE;
    const ownStart = this.#pieces[place + 2] ?? 0;
    if ((this.#pieces[place + 3] ?? 0) - ownStart !== end - start) return false;
    const own = this.#texts[this.#pieces[place + 1] ?? 0] ?? "";
    const { units } = this.#fold;
    for (let offset = 0; offset < end - start; offset += 1) {
      const unit = own.charCodeAt(ownStart + offset);
      const other = content.charCodeAt(start + offset);
      if (unit !== other && units[unit] !== units[other]) return false;
    }
    return true;
  }

  #add(hash: number, text: number, start: number, end: number): number {
    const token = this.#size;
    const place = token * STRIDE;
    if (place === this.#pieces.length) {
      const larger = new Int32Array(place * 2);
      larger.set(this.#pieces);
      this.#pieces = larger;
    }
    const pieces = this.#pieces;
    pieces[place] = hash;
    pieces[place + 1] = text;
    pieces[place + 2] = start;
    pieces[place + 3] = end;
    this.#size += 1;
    if (token === MANY) this.#singles = new Int32Array(0x10000);
    if (token * 2 > this.#slots.length) this.#rehash();
    return token;
  }

  /** Slots for four times as many, so that this is rare where nearly every piece is a new one. */
  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 4);
    const pieces = this.#pieces;
    const mask = slots.length - 1;
    for (let token = 0; token < this.#size; token += 1) {
      let slot = (pieces[token * STRIDE] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = token + 1;
    }
    this.#slots = slots;
  }
}
