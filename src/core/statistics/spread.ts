/**
 * The normalised deviation of proportions of every term of a text at once; see `findDispersion`, whose figures these
 * are, for parts cut as `countInParts` does. `termAt` has the term that begins at each word (−1 for none), `counts` how
 * often each occurs. From 0, as even as can be, to 1, all in the smallest part; `NaN` in a text of fewer than two words.
 */
export function measureSpread(termAt: Int32Array, counts: Int32Array, parts: number): Float64Array {
  const words = termAt.length;
  const found = new Float64Array(counts.length).fill(Number.NaN);
  if (words < 2 || parts < 2) return found;
  const bounds = cutParts(words, parts);
  // Of the part that a term was last seen in: which, and how often it occurred there.
  const lastPart = new Int32Array(counts.length).fill(-1);
  const inPart = new Int32Array(counts.length);
  // Over the parts that a term occurs in: the differences of the shares, and the shares of the words.
  const differences = new Float64Array(counts.length);
  const covered = new Float64Array(counts.length);
  const closePart = (term: number): void => {
    const part = lastPart[term] ?? -1;
    if (part < 0) return;
    const share = ((bounds[part + 1] ?? 0) - (bounds[part] ?? 0)) / words;
    differences[term] =
      (differences[term] ?? 0) + Math.abs(share - (inPart[term] ?? 0) / (counts[term] ?? 1));
    covered[term] = (covered[term] ?? 0) + share;
  };
  let part = 0;
  for (let word = 0; word < words; word += 1) {
    while (word >= (bounds[part + 1] ?? words)) part += 1;
    const term = termAt[word] ?? -1;
    if (term < 0) continue;
    if (lastPart[term] === part) {
      inPart[term] = (inPart[term] ?? 0) + 1;
    } else {
      closePart(term);
      lastPart[term] = part;
      inPart[term] = 1;
    }
  }
  let least = 1;
  for (let index = 0; index < parts; index += 1) {
    const size = (bounds[index + 1] ?? 0) - (bounds[index] ?? 0);
    if (size > 0) least = Math.min(least, size / words);
  }
  for (let term = 0; term < counts.length; term += 1) {
    if ((counts[term] ?? 0) === 0) continue;
    closePart(term);
    const dp = ((differences[term] ?? 0) + (1 - (covered[term] ?? 0))) / 2;
    found[term] = Math.min(1, Math.max(0, dp / (1 - least)));
  }
  return found;
}

/** Where the parts of a text begin, and its end: `parts + 1` bounds. */
function cutParts(words: number, parts: number): Uint32Array {
  return Uint32Array.from({ length: parts + 1 }, (_, part) => Math.floor((part * words) / parts));
}
