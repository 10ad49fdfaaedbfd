/**
 * A tree of the letters of words in typed arrays: each node has its letter, its first child and its next sibling.
 * Node 0 is the root; 0 as child or sibling means none.
 */
export interface Trie {
  readonly letters: Uint16Array;
  readonly children: Uint32Array;
  readonly siblings: Uint32Array;
  /** One more than the number of the word that ends here; 0 where none does. */
  readonly ends: Uint32Array;
}

/** Builds the tree of words that are in order of their UTF-16 units, without doubles. */
export function buildTrie(words: readonly string[]): Trie {
  const most = words.reduce((sum, word) => sum + word.length, 1);
  const letters = new Uint16Array(most);
  const children = new Uint32Array(most);
  const siblings = new Uint32Array(most);
  const ends = new Uint32Array(most);
  const path: number[] = [0];
  let nodes = 1;
  let before = "";
  for (const [number, word] of words.entries()) {
    let shared = 0;
    while (shared < before.length && before.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    let elder = path[shared + 1] ?? 0;
    path.length = shared + 1;
    for (let depth = shared; depth < word.length; depth += 1) {
      letters[nodes] = word.charCodeAt(depth);
      if (depth === shared && elder !== 0) siblings[elder] = nodes;
      else children[path[depth] ?? 0] = nodes;
      elder = 0;
      path.push(nodes);
      nodes += 1;
    }
    ends[path.at(-1) ?? 0] = number + 1;
    before = word;
  }
  return {
    letters: letters.slice(0, nodes),
    children: children.slice(0, nodes),
    siblings: siblings.slice(0, nodes),
    ends: ends.slice(0, nodes),
  };
}
