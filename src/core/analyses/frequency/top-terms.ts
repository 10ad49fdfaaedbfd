/** Terms by number, with their counts and an order for those that occur equally often. */
export interface CountedTerms {
  /** Terms are numbered from 0 to below this. */
  readonly size: number;
  countOf(term: number): number;
  compare(first: number, second: number): number;
}

/** Hears of every count that grows. */
export interface CountListener {
  rise(term: number, count: number): void;
}

/** What to list of them. */
export interface TopQuery {
  /** How many at most. */
  readonly limit: number;
  /** How often a term must occur, at least once. */
  readonly least: number;
  isListed(term: number): boolean;
}

const NO_FLOOR = 2 ** 31;
/** Candidates that cost too little to think about. */
const FEW = 1000;

/**
 * The most frequent of a table's terms, kept at hand while counts change: every term that occurs at least `floor`
 * times is a candidate, so that a keystroke looks at some hundred terms and not at a million. The owner of the table
 * tells `rise` of every count that grows.
 */
export class TopTerms implements CountListener {
  readonly #terms: CountedTerms;
  readonly #candidates = new Set<number>();
  #floor = NO_FLOOR;
  #mostCandidates = 0;

  constructor(terms: CountedTerms) {
    this.#terms = terms;
  }

  /** Takes notice that a term's count grew to `count`. */
  rise(term: number, count: number): void {
    if (count === this.#floor) this.#candidates.add(term);
  }

  /** The terms that occur most often, most frequent first, then in the order of `compare`. */
  find(query: TopQuery): number[] {
    if (this.#candidates.size <= this.#mostCandidates) {
      const found = rank(this.#terms, query, this.#candidates);
      if (this.#floor <= query.least || this.#isComplete(found, query)) return found;
    }
    this.#gather(query);
    return rank(this.#terms, query, this.#candidates);
  }

  /** Whether no term outside the candidates can belong to `found`. */
  #isComplete(found: readonly number[], { limit }: TopQuery): boolean {
    const last = found[limit - 1];
    return last !== undefined && this.#terms.countOf(last) >= this.#floor;
  }

  /** Chooses a floor that leaves twice as many terms as asked for, and gathers the candidates above it. */
  #gather(query: TopQuery): void {
    const terms = this.#terms;
    const { size } = terms;
    const histogram = new Map<number, number>();
    for (let term = 0; term < size; term += 1) {
      const count = terms.countOf(term);
      // Rare counts are where nearly all terms are; which of them are listed matters only above.
      if (count >= query.least && (count <= 2 || query.isListed(term)))
        histogram.set(count, (histogram.get(count) ?? 0) + 1);
    }
    let left = query.limit * 2;
    this.#floor = query.least;
    for (const count of [...histogram.keys()].sort((first, second) => second - first)) {
      left -= histogram.get(count) ?? 0;
      if (left > 0) continue;
      this.#floor = count <= 2 ? query.least : count;
      break;
    }
    this.#candidates.clear();
    for (let term = 0; term < size; term += 1) {
      if (terms.countOf(term) >= this.#floor) this.#candidates.add(term);
    }
    this.#mostCandidates = Math.max(FEW, this.#candidates.size * 2);
  }
}

/** Keeps the best so far in a heap whose root is the worst of them. */
function rank(
  terms: CountedTerms,
  { limit, least, isListed }: TopQuery,
  candidates: Iterable<number>,
): number[] {
  const heap: number[] = [];
  if (limit < 1) return heap;
  for (const term of candidates) {
    if (terms.countOf(term) < least) continue;
    const [worst] = heap;
    if (heap.length < limit || worst === undefined) {
      if (!isListed(term)) continue;
      heap.push(term);
      rise(terms, heap);
    } else if (ranksBefore(terms, term, worst) && isListed(term)) {
      heap[0] = term;
      sink(terms, heap);
    }
  }
  return heap.sort((first, second) => (ranksBefore(terms, first, second) ? -1 : 1));
}

function ranksBefore(terms: CountedTerms, first: number, second: number): boolean {
  const difference = terms.countOf(second) - terms.countOf(first);
  return difference === 0 ? terms.compare(first, second) < 0 : difference < 0;
}

function rise(terms: CountedTerms, heap: number[]): void {
  let index = heap.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!swapIfWorse(terms, heap, parent, index)) return;
    index = parent;
  }
}

function sink(terms: CountedTerms, heap: number[]): void {
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const right = left + 1;
    if (left >= heap.length) return;
    const worse = right < heap.length && isWorse(terms, heap, right, left) ? right : left;
    if (!swapIfWorse(terms, heap, index, worse)) return;
    index = worse;
  }
}

/** Swaps a parent with its child when the child ranks after it, and tells whether it did. */
function swapIfWorse(terms: CountedTerms, heap: number[], parent: number, child: number): boolean {
  if (!isWorse(terms, heap, child, parent)) return false;
  const parentTerm = heap[parent];
  const childTerm = heap[child];
  if (parentTerm === undefined || childTerm === undefined) return false;
  heap[parent] = childTerm;
  heap[child] = parentTerm;
  return true;
}

function isWorse(terms: CountedTerms, heap: readonly number[], index: number, other: number): boolean {
  const term = heap[index];
  const otherTerm = heap[other];
  return term !== undefined && otherTerm !== undefined && ranksBefore(terms, otherTerm, term);
}
