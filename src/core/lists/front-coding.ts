const FIRST_MARK = 0x41;
const LARGEST_SHARE = 25;

/**
 * Writes words, in order of their UTF-16 units, as one string: each is a capital that says how many units it shares
 * with the word before (A none, B one, up to Z), and the rest of it. The words may hold no capital letter.
 */
export function encodeFrontCoded(words: Iterable<string>): string {
  let before = "";
  let encoded = "";
  for (const word of [...words].sort()) {
    let shared = 0;
    const most = Math.min(before.length, word.length, LARGEST_SHARE);
    while (shared < most && before.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    encoded += String.fromCharCode(FIRST_MARK + shared) + word.slice(shared);
    before = word;
  }
  return encoded;
}

/** The words that `encodeFrontCoded` wrote, in their order. */
export function decodeFrontCoded(encoded: string): string[] {
  const words: string[] = [];
  let word = "";
  for (const [, mark = "A", rest = ""] of encoded.matchAll(/([A-Z])([^A-Z]*)/g)) {
    word = word.slice(0, mark.charCodeAt(0) - FIRST_MARK) + rest;
    words.push(word);
  }
  return words;
}
