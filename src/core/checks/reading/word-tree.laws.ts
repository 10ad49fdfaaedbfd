import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeFrontCoded } from "#core/lists/front-coding.ts";
import { WordTree } from "./word-tree.ts";

const lists = fc.uniqueArray(fc.string({ unit: fc.constantFrom("a", "b", "c", "'", "é"), minLength: 1 }), {
  maxLength: 30,
});

it("numbers the words in their order, knows the names, and nothing else", () => {
  fc.assert(
    fc.property(lists, lists, lists, (words, names, others) => {
      const tree = new WordTree([encodeFrontCoded(words)], [encodeFrontCoded(names)]);
      const inOrder = [...words].sort();
      for (const word of [...words, ...names, ...others]) {
        const number = inOrder.indexOf(word) + 1;
        expect(tree.find(word)).toBe(2 * number + (names.includes(word) ? 1 : 0));
      }
      for (const word of words) expect(tree.spell(tree.follow(0, word))).toBe(word);
    }),
  );
});
