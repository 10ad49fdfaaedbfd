/**
 * The tab that a key moves to, or `null` when the key is none of theirs. The arrows go round; in right-to-left
 * text they swap sides.
 */
export function tabAfterKey(
  key: string,
  current: number,
  count: number,
  rightToLeft: boolean,
): number | null {
  if (count === 0) return null;
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowRight":
      return (current + (rightToLeft ? count - 1 : 1)) % count;
    case "ArrowLeft":
      return (current + (rightToLeft ? 1 : count - 1)) % count;
    default:
      return null;
  }
}
