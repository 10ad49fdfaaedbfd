/** Keys made of UTF-16 units or other small numbers, one behind the other. */
export interface UnitKeys {
  readonly units: Uint16Array;
  /** Where each key begins; one more says where the last one ends. */
  readonly offsets: Uint32Array;
}

/** The order of keys. */
export interface UnitOrder {
  /** The places of the keys from the least to the greatest; those of equal keys ascend. */
  readonly order: Uint32Array;
  /** 1 where a key is the same as the one before it in this order. */
  readonly same: Uint8Array;
}

const MOST_INSERTED = 12;

/**
 * Sorts keys unit by unit, shorter first where one begins the other: the multikey quicksort of Bentley and Sedgewick
 * (1997). Several times as fast as comparing texts two by two, since what keys have in common is looked at once.
 */
export function sortUnits({ units, offsets }: UnitKeys): UnitOrder {
  const total = Math.max(offsets.length - 1, 0);
  const order = new Uint32Array(total);
  for (let index = 0; index < total; index += 1) order[index] = index;
  const same = new Uint8Array(total);

  /** The unit of a key at a depth, from 1; 0 behind its end. */
  const unitAt = (index: number, depth: number): number => {
    const at = (offsets[index] ?? 0) + depth;
    return at < (offsets[index + 1] ?? 0) ? (units[at] ?? 0) + 1 : 0;
  };

  /** The order of two keys that are the same down to a depth. */
  const compare = (one: number, other: number, depth: number): number => {
    for (let level = depth; ; level += 1) {
      const unit = unitAt(one, level);
      const difference = unit - unitAt(other, level);
      if (difference !== 0 || unit === 0) return difference;
    }
  };

  const insert = (start: number, end: number, depth: number): void => {
    for (let next = start + 1; next < end; next += 1) {
      const moved = order[next] ?? 0;
      let place = next;
      while (place > start) {
        const before = order[place - 1] ?? 0;
        if ((compare(before, moved, depth) || before - moved) < 0) break;
        order[place] = before;
        place -= 1;
      }
      order[place] = moved;
    }
    for (let place = start + 1; place < end; place += 1) {
      if (compare(order[place - 1] ?? 0, order[place] ?? 0, depth) === 0) same[place] = 1;
    }
  };

  const swap = (one: number, other: number): void => {
    const kept = order[one] ?? 0;
    order[one] = order[other] ?? 0;
    order[other] = kept;
  };

  const choosePivot = (start: number, end: number, depth: number): number => {
    const first = unitAt(order[start] ?? 0, depth);
    const middle = unitAt(order[(start + end) >>> 1] ?? 0, depth);
    const last = unitAt(order[end - 1] ?? 0, depth);
    return Math.max(Math.min(first, middle), Math.min(Math.max(first, middle), last));
  };

  // Ranges that are yet to be sorted: start, end and the depth to which their keys are the same.
  const waiting: number[] = [0, total, 0];
  while (waiting.length > 0) {
    const depth = waiting.pop() ?? 0;
    const end = waiting.pop() ?? 0;
    const start = waiting.pop() ?? 0;
    if (end - start <= MOST_INSERTED) {
      insert(start, end, depth);
      continue;
    }
    const pivot = choosePivot(start, end, depth);
    let low = start;
    let high = end;
    let place = start;
    while (place < high) {
      const unit = unitAt(order[place] ?? 0, depth);
      if (unit < pivot) {
        swap(low, place);
        low += 1;
        place += 1;
      } else if (unit > pivot) {
        high -= 1;
        swap(place, high);
      } else {
        place += 1;
      }
    }
    waiting.push(start, low, depth, high, end, depth);
    if (pivot !== 0) {
      waiting.push(low, high, depth + 1);
    } else {
      // All of them have ended: they are the same.
      order.subarray(low, high).sort();
      same.fill(1, low + 1, high);
    }
  }
  return { order, same };
}
