/** The most children of a node. A node that a replacement leaves with fewer than the least joins a neighbour. */
const MOST_CHILDREN = 64;
const LEAST_CHILDREN = 16;

/** The lowest kind of node: numbers of leaves, and how many units each leaf has. */
interface Twig {
  readonly height: 0;
  length: number;
  readonly children: number[];
  readonly sizes: number[];
}
/** Nodes of one height, and how many units each has under it and all have. */
interface Branch {
  readonly height: number;
  length: number;
  readonly children: Node[];
  readonly sizes: number[];
}
type Node = Twig | Branch;

/** Leaves in their order, and how many units each has, at least one. */
export interface LeafList {
  readonly leaves: number[];
  readonly sizes: number[];
}

/**
 * The order of a document's leaves: a B+ tree of their sizes, which finds the leaf at an offset, and puts leaves in
 * and takes them out, in time that grows with the logarithm of their number.
 *
 * `seek` points at a leaf; `leaf`, `start` and `resize` are about the leaf that it points at.
 */
export class LeafTree {
  /** The leaf that `seek` found, or -1 in an empty tree. */
  leaf = -1;
  /** Where that leaf starts: units before it. */
  start = 0;

  #root: Node = emptyTwig();
  readonly #path: Node[] = [];
  readonly #indices: number[] = [];

  /** Units of all leaves. */
  get length(): number {
    return this.#root.length;
  }

  /** Points at the leaf that holds the unit at `offset`: the last one from `length` on. */
  seek(offset: number): void {
    let node = this.#root;
    let rest = offset;
    for (let depth = 0; ; depth += 1) {
      const { sizes } = node;
      const last = sizes.length - 1;
      let index = 0;
      while (index < last) {
        const size = sizes[index] ?? 0;
        if (rest < size) break;
        rest -= size;
        index += 1;
      }
      this.#path[depth] = node;
      this.#indices[depth] = index;
      if (isTwig(node)) {
        this.leaf = node.children[index] ?? -1;
        this.start = offset - rest;
        return;
      }
      const child = node.children[index];
      if (child === undefined) throw new Error("A branch of the tree has no children.");
      node = child;
    }
  }

  /** Notes that the leaf pointed at grew by so many units, or shrank. It keeps at least one. */
  resize(change: number): void {
    for (let depth = this.#root.height; depth >= 0; depth -= 1) {
      const node = this.#path[depth];
      const index = this.#indices[depth] ?? 0;
      if (node === undefined) continue;
      node.sizes[index] = (node.sizes[index] ?? 0) + change;
      node.length += change;
    }
  }

  /** Puts leaves in the place of those from `from` to `to`, both of which are edges of leaves. */
  replace(from: number, to: number, list: LeafList): void {
    let nodes = replaceIn(this.#root, from, to, list);
    while (nodes.length > 1) nodes = createBranches(nodes);
    let root = nodes[0] ?? emptyTwig();
    for (;;) {
      const onlyChild = isTwig(root) || root.children.length > 1 ? undefined : root.children[0];
      if (onlyChild === undefined) break;
      root = onlyChild;
    }
    this.#root = root;
    this.leaf = -1;
  }
}

function isTwig(node: Node): node is Twig {
  return node.height === 0;
}

function emptyTwig(): Twig {
  return { height: 0, length: 0, children: [], sizes: [] };
}

function createTwigs(children: readonly number[], sizes: readonly number[]): Node[] {
  const sizesOfTwigs = cutEvenly(sizes);
  return cutEvenly(children).map((part, index) => {
    const partSizes = sizesOfTwigs[index] ?? [];
    return { height: 0, length: sum(partSizes), children: part, sizes: partSizes };
  });
}

function createBranches(nodes: readonly Node[]): Node[] {
  return cutEvenly(nodes).map((children) => {
    const sizes = children.map(({ length }) => length);
    return { height: (children[0]?.height ?? 0) + 1, length: sum(sizes), children, sizes };
  });
}

function sum(sizes: readonly number[]): number {
  let total = 0;
  for (const size of sizes) total += size;
  return total;
}

/** Cuts a list into as few parts as hold `MOST_CHILDREN` each, all but equal in length; none for an empty list. */
function cutEvenly<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_CHILDREN);
  return Array.from({ length: count }, (_, part) =>
    items.slice(Math.floor((part * items.length) / count), Math.floor(((part + 1) * items.length) / count)),
  );
}

/** The nodes, of the height of `node`, that stand in its place when leaves take the place of a part of its leaves. */
function replaceIn(node: Node, from: number, to: number, list: LeafList): Node[] {
  if (isTwig(node)) {
    const before = countBefore(node.sizes, from);
    const after = countBefore(node.sizes, to);
    return createTwigs(
      [...node.children.slice(0, before), ...list.leaves, ...node.children.slice(after)],
      [...node.sizes.slice(0, before), ...list.sizes, ...node.sizes.slice(after)],
    );
  }
  const { children, sizes } = node;
  let first = 0;
  let firstStart = 0;
  while (first < sizes.length - 1 && firstStart + (sizes[first] ?? 0) <= from) {
    firstStart += sizes[first] ?? 0;
    first += 1;
  }
  let last = first;
  let lastStart = firstStart;
  while (last < sizes.length - 1 && lastStart + (sizes[last] ?? 0) < to) {
    lastStart += sizes[last] ?? 0;
    last += 1;
  }
  const firstChild = children[first];
  const lastChild = children[last];
  if (firstChild === undefined || lastChild === undefined)
    throw new Error("A branch of the tree has no children.");
  const replaced =
    first === last
      ? replaceIn(firstChild, from - firstStart, to - firstStart, list)
      : [
          ...replaceIn(firstChild, from - firstStart, sizes[first] ?? 0, list),
          ...replaceIn(lastChild, 0, to - lastStart, { leaves: [], sizes: [] }),
        ];
  const kept = [...children.slice(0, first), ...replaced, ...children.slice(last + 1)];
  return createBranches(joinSmall(kept, first - 1, first + replaced.length + 1));
}

/** How many of the sizes, from the first, make up `offset`. */
function countBefore(sizes: readonly number[], offset: number): number {
  let count = 0;
  for (let start = 0; start < offset && count < sizes.length; count += 1) start += sizes[count] ?? 0;
  return count;
}

/** Joins each node from `start` to `end` that has too few children with a neighbour, where it has one. */
function joinSmall(nodes: readonly Node[], start: number, end: number): readonly Node[] {
  const joined: Node[] = [];
  for (const [index, node] of nodes.entries()) {
    const previous = joined.at(-1);
    const isNear = index >= start && index <= end;
    if (previous !== undefined && isNear && (isSmall(node) || isSmall(previous))) {
      joined.pop();
      joined.push(...join(previous, node));
    } else {
      joined.push(node);
    }
  }
  return joined;
}

function isSmall({ children }: Node): boolean {
  return children.length < LEAST_CHILDREN;
}

function join(first: Node, second: Node): Node[] {
  if (isTwig(first) && isTwig(second)) {
    return createTwigs([...first.children, ...second.children], [...first.sizes, ...second.sizes]);
  }
  if (isTwig(first) || isTwig(second)) throw new Error("Neighbours in the tree are of different heights.");
  return createBranches([...first.children, ...second.children]);
}
