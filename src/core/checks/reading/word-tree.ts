/** The bit that says that a name ends at a node; see `WordTree.ends`. */
const NAME = 1;

const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/**
 * A tree of the letters of all words and names, in typed arrays: it is built straight from the front-coded lists, so
 * that no string is made for a word before it is asked for. Each node has its letter, its first child, its next
 * sibling (in order of letters) and its parent. Node 0 is the root; 0 as child or sibling means none.
 */
export class WordTree {
  readonly letters: Uint16Array;
  readonly children: Uint32Array;
  readonly siblings: Uint32Array;
  readonly #parents: Uint32Array;
  /** Twice the number of the word that ends here, counted from 1, and 1 more if it is a name; 0 where none ends. */
  readonly ends: Uint32Array;
  #nodes = 1;
  #words = 0;

  /** Both lists are pieces of front-coded words (`encodeFrontCoded`), in order; a piece begins with a whole word. */
  constructor(words: readonly string[], names: readonly string[]) {
    const most = [...words, ...names].reduce((sum, piece) => sum + piece.length, 1);
    this.letters = new Uint16Array(most);
    this.children = new Uint32Array(most);
    this.siblings = new Uint32Array(most);
    this.#parents = new Uint32Array(most);
    this.ends = new Uint32Array(most);
    this.#addAll(words, false);
    this.#addAll(names, true);
  }

  /** What stands at the end of a word: see `ends`; 0 where it is neither a word nor a name. */
  find(word: string): number {
    const node = this.follow(0, word);
    return node === 0 ? 0 : (this.ends[node] ?? 0);
  }

  /** The node that letters lead to from a node; 0 where none does. */
  follow(from: number, text: string): number {
    const { letters, children, siblings } = this;
    let node = from;
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charCodeAt(index);
      let child = children[node] ?? 0;
      while (child !== 0 && (letters[child] ?? 0) < letter) child = siblings[child] ?? 0;
      if (child === 0 || letters[child] !== letter) return 0;
      node = child;
    }
    return node;
  }

  /** The letters that lead to a node. */
  spell(node: number): string {
    let text = "";
    for (let at = node; at !== 0; at = this.#parents[at] ?? 0)
      text = String.fromCharCode(this.letters[at] ?? 0) + text;
    return text;
  }

  /**
   * Adds words in order. A word goes on from the node where what it shares with the one before ends; the last child of
   * each node on the way is remembered, so that the place of the next, which comes after it, is found at once.
   */
  #addAll(pieces: readonly string[], areNames: boolean): void {
    const path: number[] = [0];
    const lastChildren: number[] = [0];
    let depth = 0;
    for (const piece of pieces) {
      for (let at = 0; at < piece.length; at += 1) {
        const code = piece.charCodeAt(at);
        if (code >= CAPITAL_A && code <= CAPITAL_Z) {
          if (at > 0) this.#end(path[depth] ?? 0, areNames);
          depth = code - CAPITAL_A;
          continue;
        }
        const child = this.#enter(path[depth] ?? 0, lastChildren[depth] ?? 0, code);
        lastChildren[depth] = child;
        depth += 1;
        path[depth] = child;
        lastChildren[depth] = 0;
      }
      if (piece.length > 0) this.#end(path[depth] ?? 0, areNames);
    }
  }

  #end(node: number, isName: boolean): void {
    if (isName) this.ends[node] = (this.ends[node] ?? 0) | NAME;
    else {
      this.#words += 1;
      this.ends[node] = 2 * this.#words;
    }
  }

  /** The child of a node for a letter, made if there is none; not before the child that was entered last. */
  #enter(parent: number, last: number, letter: number): number {
    const { letters, siblings, children } = this;
    let before = last;
    let child = last === 0 ? (children[parent] ?? 0) : last;
    while (child !== 0 && (letters[child] ?? 0) < letter) {
      before = child;
      child = siblings[child] ?? 0;
    }
    if (child !== 0 && letters[child] === letter) return child;
    const made = this.#nodes;
    this.#nodes += 1;
    letters[made] = letter;
    this.#parents[made] = parent;
    siblings[made] = child;
    if (before === 0) children[parent] = made;
    else siblings[before] = made;
    return made;
  }
}
