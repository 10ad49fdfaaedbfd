import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { FlagSets } from "./flag-sets.ts";
import { noEntry, WordStore } from "./word-store.ts";

const words = fc.array(
  fc.tuple(fc.string({ maxLength: 12, unit: "binary" }), fc.constantFrom("", "A", "AB", "B")),
  {
    maxLength: 60,
  },
);

describe("the store of words", () => {
  it("finds each word with all its sets of flags, and no other word", () => {
    fc.assert(
      fc.property(words, fc.string({ maxLength: 12 }), (added, other) => {
        const sets = new FlagSets("char");
        const store = new WordStore(sets, 2, 4);
        for (const [word, flags] of added) store.add(word, sets.set(flags));
        for (const [word] of added) {
          const found: number[] = [];
          for (let entry = store.find(word); entry !== noEntry; entry = store.next(entry)) {
            expect(store.wordOf(entry)).toBe(word);
            found.push(store.flagsOf(entry));
          }
          const expected = added.filter(([one]) => one === word).map(([, flags]) => sets.set(flags));
          expect(new Set(found)).toEqual(new Set(expected));
        }
        if (!added.some(([word]) => word === other)) expect(store.find(other)).toBe(noEntry);
      }),
    );
  });
});
