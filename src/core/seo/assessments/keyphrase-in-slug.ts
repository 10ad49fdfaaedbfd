import { bad, good, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentRule } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { readWords } from "../words/words.ts";

const shortPhrase = 2;

/** The words of the last part of an address, as people read it. */
function decodeSlug(slug: string): string {
  const spaced = slug.replace(/[-_/+.~]+/g, " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A per cent sign that encodes nothing is a character like another.
    return spaced;
  }
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A word without accents, ß as ss, ı as i, and so on: as addresses are often written. */
function withoutMarks(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l");
}

/** The ways to write a word in an address, each as its parts: as it is, plain, with German vowels as two, or parted. */
function spellings(word: string): readonly (readonly string[])[] {
  const german = word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
  const plain = withoutMarks(word).replaceAll("'", "");
  const parted = withoutMarks(word)
    .split(/[.']/)
    .filter((part) => part !== "");
  return [[word], [plain], [withoutMarks(german)], ...(parted.length > 1 ? [parted] : [])];
}

export const keyphraseInSlug: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-slug"],
  assess({ keyphrase, fields, tools }) {
    if (keyphrase === null) return noKeyphrase;
    const words = readWords(decodeSlug(fields.slug));
    if (words.length === 0) return bad("There is no slug.", "Give the page an address that names its topic.");
    const wanted =
      keyphrase.isExact || keyphrase.hasOnlyFunctionWords
        ? keyphrase.words
        : keyphrase.words.filter((word) => tools.functionWords?.has(word) !== true);
    const keys = new Set(words.flatMap(({ folded }) => [tools.key(folded), tools.key(withoutMarks(folded))]));
    const whole = words.map(({ folded }) => withoutMarks(folded)).join("");
    const found = wanted.filter(
      (word) =>
        spellings(word).some((spelling) => spelling.every((part) => keys.has(tools.key(part)))) ||
        // Scripts without spaces have no words in addresses but the whole.
        (withoutSpaces.test(word) && whole.includes(withoutMarks(word))),
    );
    const coverage = found.length / wanted.length;
    if (coverage === 1) return good("The slug holds the keyphrase.");
    if (wanted.length > shortPhrase && coverage > 0.5) {
      return good("The slug holds more than half of the keyphrase.");
    }
    return ok(
      "The slug does not hold enough of the keyphrase.",
      "Use its words in a new page’s address; leave an old address as it is.",
    );
  },
};
