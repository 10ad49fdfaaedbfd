import { bad, good, inSource, noKeyphrase, ok } from "../assessment.ts";
import type { AssessmentInput, AssessmentRule, Verdict } from "../assessment.ts";
import { keyphraseFacts } from "../facts/keyphrase.ts";
import { placesOfField } from "../page/seo-page.ts";
import type { Keyphrase } from "../words/keyphrase.ts";
import { readWords } from "../words/words.ts";
import type { Word } from "../words/words.ts";

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
  // Addresses have no room for the signs of C++ and C#.
  const lettered = withoutMarks(word).replace(/[+#]+$/, "");
  const plain = lettered.replaceAll("'", "");
  const parted = lettered.split(/[.']/).filter((part) => part !== "");
  return [[word], [plain], [withoutMarks(german)], ...(parted.length > 1 ? [parted] : [])];
}

/** The share of the words that matter which a slug has, in whatever order and form. */
function findShare(keyphrase: Keyphrase, words: readonly Word[], { tools }: AssessmentInput): number {
  const wanted = keyphrase.hasOnlyFunctionWords
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
  return found.length / wanted.length;
}

/** Whether a slug has all words of a keyphrase one after the other, each in a spelling of addresses. */
function holdsExactly({ words: wanted }: Keyphrase, words: readonly Word[]): boolean {
  const slug = words.map(({ folded }) => withoutMarks(folded));
  const follows = (from: number): boolean => {
    let at = from;
    return wanted.every((word) => {
      const spelling = spellings(word).find((parts) =>
        parts.every((part, index) => slug[at + index] === withoutMarks(part)),
      );
      at += spelling?.length ?? 0;
      return spelling !== undefined;
    });
  };
  return (
    slug.some((_word, from) => follows(from)) ||
    (wanted.some((word) => withoutSpaces.test(word)) &&
      slug.join("").includes(wanted.map(withoutMarks).join("")))
  );
}

const changeIt = "Use its words in a new page’s address; leave an old address as it is.";

function assessSlug(keyphrase: Keyphrase, words: readonly Word[], input: AssessmentInput): Verdict {
  const lacking = input.isCornerstone ? bad : ok;
  if (keyphrase.isExact) {
    return holdsExactly(keyphrase, words)
      ? good("The slug holds the keyphrase.")
      : lacking("The slug does not hold the keyphrase as it stands.", changeIt);
  }
  const share = findShare(keyphrase, words, input);
  if (share === 1) return good("The slug holds the keyphrase.");
  const isLong = keyphrase.content.length > shortPhrase;
  return isLong && share > 0.5
    ? good("The slug holds more than half of the keyphrase.")
    : lacking("The slug does not hold enough of the keyphrase.", changeIt);
}

export const keyphraseInSlug: AssessmentRule = {
  ...keyphraseFacts["keyphrase-in-slug"],
  assess(input) {
    const { keyphrase, fields, reading } = input;
    if (keyphrase === null) return noKeyphrase;
    const words = readWords(decodeSlug(fields.slug));
    if (words.length === 0) return bad("There is no slug.", "Give the page an address that names its topic.");
    return inSource(assessSlug(keyphrase, words, input), placesOfField(reading.page, "slug", fields.slug));
  },
};
