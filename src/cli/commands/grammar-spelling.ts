import type { Finding } from "#core/analysis/finding.ts";
import { UnknownWords } from "#core/hunspell/find-unknown-words.ts";
import { HunspellError } from "#core/hunspell/hunspell-error.ts";
import { readDictionary } from "#core/hunspell/read-dictionary.ts";
import { Suggester } from "#core/hunspell/suggestions.ts";
import { decodeDictionary, mostRulesBytes, mostWordsBytes } from "#files/hunspell/decode-dictionary.ts";

import { UsageError } from "../arguments.ts";
import { systemReason } from "../input/read-input.ts";
import type { Terminal } from "../terminal.ts";

/** Finds misspelled words, each with what may have been meant. */
type CheckSpelling = (text: string) => readonly Finding[];

/** Reads a dictionary: the `.aff` file at a path, and the `.dic` file beside it. */
export async function loadSpelling(path: string, terminal: Terminal): Promise<CheckSpelling> {
  if (!/\.aff$/i.test(path))
    throw new UsageError(`--dictionary takes a file that ends in .aff, not "${path}".`);
  const words = path.replace(/aff$/i, (ending) => (ending === "AFF" ? "DIC" : "dic"));
  const rulesBytes = await readWhole(path, mostRulesBytes, terminal);
  const wordsBytes = await readWhole(words, mostWordsBytes, terminal);
  try {
    const dictionary = readDictionary(decodeDictionary(rulesBytes, wordsBytes));
    const unknown = new UnknownWords(dictionary, new Set());
    const suggester = new Suggester(dictionary);
    const known = new Map<string, readonly string[]>();
    return (text) => {
      const steps = unknown.findInSteps(text);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      return step.value.map((finding) => {
        const word = text.slice(finding.span.start, finding.span.end);
        const fixes = known.get(word) ?? suggester.find(word);
        known.set(word, fixes);
        return { ...finding, fixes };
      });
    };
  } catch (error) {
    if (error instanceof HunspellError) throw new UsageError(error.message);
    throw error;
  }
}

/** The bytes of a dictionary's file; a `UsageError` says why it cannot be read. */
async function readWhole(path: string, most: number, terminal: Terminal): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of terminal.openFile(path)) {
      length += piece.byteLength;
      if (length > most) throw new UsageError(`The dictionary ${path} is too large to be read.`);
      pieces.push(piece);
    }
  } catch (error) {
    const reason = error instanceof UsageError ? null : systemReason(error);
    throw reason === null ? error : new UsageError(`The dictionary ${path} cannot be read: ${reason}.`);
  }
  return Buffer.concat(pieces, length);
}
