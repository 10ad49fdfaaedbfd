/** A word that is divided at the end of a line: what stands before the hyphen, and what follows on the next line. */
const dividedBefore = /([\p{L}\p{M}'’]+)[-\u2010\u00ad]$/u;
const dividedAfter = /^([\p{L}\p{M}'’]+)/u;

const hyphenatedWord = /[\p{L}\p{M}'’]+(?:[-\u2010][\p{L}\p{M}'’]+)+/gu;
const wholeWord = /[\p{L}\p{M}'’]+/gu;

/** First parts of words that keep their hyphen, where the document gives no evidence. */
const keepsHyphen = new Set(
  (
    "self ex well e x t quasi vice so no half all two three four five six seven eight nine ten " +
    "twenty thirty forty fifty sixty seventy eighty ninety"
  ).split(" "),
);

/** The words of a document that tell whether a hyphen at the end of a line belongs to its word. */
export class HyphenEvidence {
  readonly #hyphenated = new Set<string>();
  readonly #words = new Set<string>();

  /** Takes down the words that a line has within. */
  add(line: string): void {
    const inner = line.replace(dividedBefore, "");
    for (const [word] of inner.matchAll(hyphenatedWord)) this.#hyphenated.add(normal(word));
    for (const [word] of inner.matchAll(wholeWord)) this.#words.add(normal(word));
  }

  /**
   * What is left of a line's end when the next line follows: `null` when a space stands between them. A hyphen goes
   * when a small letter follows, unless the document writes the word with a hyphen elsewhere; it stays before capitals
   * and digits ("Franco-German", "COVID-19").
   */
  joinedEnd(line: string, next: string): string | null {
    const before = dividedBefore.exec(line)?.[1];
    if (before === undefined)
      return /[\p{L}\p{N}][-\u2010]$/u.test(line) && /^[\p{L}\p{N}]/u.test(next) ? line : null;
    if (line.endsWith("\u00ad")) return line.slice(0, -1);
    const after = dividedAfter.exec(next)?.[1];
    if (after === undefined) return /^\p{N}/u.test(next) ? line : null;
    // "short- and long-term": the second part is elsewhere.
    if (
      /^(?:and|or|und|oder|et|ou|y|o|e|en|of|och|og)$/u.test(after) &&
      !this.#words.has(normal(before + after))
    )
      return null;
    if (!/^\p{Ll}/u.test(after) && /\p{Lu}/u.test(after))
      return isCapitals(before) && isCapitals(after) ? this.#choose(line, before, after) : line;
    return this.#choose(line, before, after);
  }

  #choose(line: string, before: string, after: string): string {
    const joined = line.slice(0, -1);
    const divided = normal(`${before}-${after}`);
    if (this.#words.has(normal(before + after))) return joined;
    if (this.#hyphenated.has(divided)) return line;
    return keepsHyphen.has(normal(before)) ? line : joined;
  }
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

function normal(word: string): string {
  return word.toLowerCase().replaceAll("\u2010", "-").replaceAll("’", "'");
}
