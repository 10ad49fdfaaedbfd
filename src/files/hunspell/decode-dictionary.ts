import { HunspellError } from "#core/hunspell/hunspell-error.ts";
import type { DictionaryTexts } from "#core/hunspell/read-dictionary.ts";

/** The most bytes of the two files of a dictionary that are read. */
export const mostRulesBytes = 8_000_000;
export const mostWordsBytes = 40_000_000;

/** Names of encodings in dictionaries that decoders know by others. */
function labelOf(name: string): string {
  const lower = name.toLowerCase();
  const latin = /^iso-?8859-?(\d+)$/.exec(lower)?.[1];
  if (latin !== undefined) return `iso-8859-${latin}`;
  const windows = /^(?:microsoft-)?cp-?(125\d)$/.exec(lower)?.[1];
  if (windows !== undefined) return `windows-${windows}`;
  return lower.startsWith("tis620") ? "tis-620" : lower;
}

function makeDecoder(name: string): TextDecoder {
  try {
    return new TextDecoder(labelOf(name), { ignoreBOM: false });
  } catch {
    throw new HunspellError(`The dictionary is written in ${name.slice(0, 40)}, which is not read here.`);
  }
}

/**
 * Decodes the `.aff` and the `.dic` file of a dictionary in the encoding that the first one names (`SET`; ISO 8859-1
 * without one, as hunspell(5) says). Throws a `HunspellError` for files that are too large or in no known encoding.
 */
export function decodeDictionary(rules: Uint8Array, words: Uint8Array): DictionaryTexts {
  if (rules.length > mostRulesBytes || words.length > mostWordsBytes)
    throw new HunspellError("The dictionary is too large to be read here.");
  const head = new TextDecoder("iso-8859-1").decode(rules.subarray(0, 200_000));
  const [, name = "ISO8859-1"] = /^(?:ï»¿)?[ \t]*SET[ \t]+(\S+)/m.exec(head) ?? [];
  const decoder = makeDecoder(name);
  return { rules: decoder.decode(rules), words: decoder.decode(words) };
}
