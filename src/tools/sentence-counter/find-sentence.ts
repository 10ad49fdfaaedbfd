/** The index of the sentence at an offset: the one that holds it or ends at it, else the last before it; −1 before all. */
export function findSentenceAt(starts: Int32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
