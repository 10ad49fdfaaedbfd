/** Whether `a.slice(aFrom, aTo)` and `b.slice(bFrom, bTo)` are the same, without cutting them out. */
export function isEqualText(
  a: string,
  aFrom: number,
  aTo: number,
  b: string,
  bFrom: number,
  bTo: number,
): boolean {
  if (aTo - aFrom !== bTo - bFrom) return false;
  for (let offset = 0; offset < aTo - aFrom; offset += 1) {
    if (a.charCodeAt(aFrom + offset) !== b.charCodeAt(bFrom + offset)) return false;
  }
  return true;
}
