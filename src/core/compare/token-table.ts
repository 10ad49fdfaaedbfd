/** Numbers for the different pieces of some texts: equal pieces have equal numbers, from 0. */
export interface TokenTable {
  /** The number of `text.slice(start, end)`. */
  intern(text: string, start: number, end: number): number;
  /** How many different pieces there are. */
  readonly size: number;
  /** The piece of a number. */
  read(token: number): string;
}

const FIRST_CAPACITY = 1 << 6;
/** Tables of fewer pieces are of short texts. */
const MANY = 256;

/** Fowler, Noll and Vo's hash (FNV-1a, 1991) over UTF-16 units. */
function hashPiece(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let offset = start; offset < end; offset += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(offset), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}

/** A table without pieces. It cuts no strings out of the texts: a megabyte of words is numbered in milliseconds. */
export function createTokenTable(): TokenTable {
  const texts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const hashes: number[] = [];
  let slots = new Int32Array(FIRST_CAPACITY).fill(-1);
  /** The numbers of pieces of one unit, of which some texts have nothing else; made when there are many pieces. */
  let singles: Int32Array | null = null;

  const isSame = (token: number, text: string, start: number, end: number) => {
    const ownStart = starts[token] ?? 0;
    if ((ends[token] ?? 0) - ownStart !== end - start) return false;
    const ownText = texts[token] ?? "";
    for (let offset = 0; offset < end - start; offset += 1) {
      if (ownText.charCodeAt(ownStart + offset) !== text.charCodeAt(start + offset)) return false;
    }
    return true;
  };

  const grow = () => {
    slots = new Int32Array(slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (const [token, hash] of hashes.entries()) {
      let slot = hash & mask;
      while (slots[slot] !== -1) slot = (slot + 1) & mask;
      slots[slot] = token;
    }
  };

  const add = (text: string, start: number, end: number, hash: number) => {
    texts.push(text);
    starts.push(start);
    ends.push(end);
    return hashes.push(hash) - 1;
  };

  return {
    intern(text, start, end) {
      const single = singles !== null && end - start === 1 ? text.charCodeAt(start) : -1;
      const kept = singles?.[single] ?? -1;
      if (kept !== -1) return kept;
      const hash = hashPiece(text, start, end);
      const mask = slots.length - 1;
      let slot = hash & mask;
      for (let token = slots[slot] ?? -1; token !== -1; token = slots[slot] ?? -1) {
        if (hashes[token] === hash && isSame(token, text, start, end)) {
          if (single !== -1 && singles !== null) singles[single] = token;
          return token;
        }
        slot = (slot + 1) & mask;
      }
      const added = add(text, start, end, hash);
      if (added === MANY) singles = new Int32Array(1 << 16).fill(-1);
      slots[slot] = added;
      if (hashes.length * 2 > slots.length) grow();
      return added;
    },
    get size() {
      return hashes.length;
    },
    read: (token) => (texts[token] ?? "").slice(starts[token], ends[token]),
  };
}
