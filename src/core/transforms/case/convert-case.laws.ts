import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { foldCase } from "#core/lexicon/folding.ts";

import { caseNames, convertCase, readCaseName } from "./convert-case.ts";
import type { CaseOptions } from "./convert-case.ts";
import { identifierStyles, writeIdentifiers } from "./identifiers.ts";
import { invertCase } from "./letter-cases.ts";
import { toLower, toUpper } from "./locale-case.ts";
import { removeUnicodeStyle, unicodeStyles, applyUnicodeStyle } from "./unicode-styles.ts";

const languages = ["und", "en", "tr", "az", "nl", "de", "el", "lt", "hy", "ka"];
const words = fc.constantFrom(
  ..."the a of to log in IN NASA iPhone o'brien l’hôpital e-mail re-enter and/or (foo)bar “quoted” ‘x’ end. Why? a: — -- x.com a@b.co #tag 1st ß straße ijs İ ı σας ΟΔΟΣ ﬁ ǆ և ა ᾳ é 👩‍👩‍👧 你好".split(
    " ",
  ),
);
const text = fc.oneof(
  fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.oneof(words, fc.constantFrom("\n", "\r\n", "\t", "\u2028")), { maxLength: 12 })
    .map((list) => list.join(" ")),
);

function convert(input: string, name: string, options: CaseOptions = {}): string {
  const conversion = readCaseName(name);
  if (conversion === undefined) throw new RangeError(name);
  return convertCase(input, conversion, options);
}

/** The letters without their case: what no change of case may touch. ı and İ are i in capitals or small letters. */
function bare(input: string): string {
  return foldCase(input.normalize("NFC")).normalize("NFD").replaceAll("ı", "i").replaceAll("\u0307", "");
}

const casesOfLetters = caseNames.filter((name) => {
  const kind = readCaseName(name)?.kind;
  return (kind === "letters" && name !== "plain") || kind === "title";
});

describe("a change of case", () => {
  it.each(casesOfLetters)("%s keeps the letters and their order", (name) => {
    fc.assert(
      fc.property(text, fc.nat(), (input, seed) => {
        expect(bare(convert(input, name, { seed }))).toBe(bare(input));
      }),
    );
  });

  it("never throws, whatever the language", () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...caseNames),
        fc.oneof(fc.constantFrom(...languages), fc.string()),
        (input, name, language) => {
          expect(typeof convert(input, name, { locale: { language } })).toBe("string");
        },
      ),
    );
  });

  it.each(languages)("to capitals and small letters is the same the second time (%s)", (language) => {
    fc.assert(
      fc.property(text, (input) => {
        const upper = toUpper(input, { language });
        const lower = toLower(input, { language });
        expect(toUpper(upper, { language })).toBe(upper);
        expect(toLower(lower, { language })).toBe(lower);
      }),
    );
  });

  it("is taken back by inverting twice, where each letter has one other form", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zа-яА-Я 0-9.,]*$/), (input) => {
        expect(invertCase(invertCase(input))).toBe(input);
      }),
    );
  });

  it("keeps line ends", () => {
    const breaks = (input: string) => input.match(/\r\n|[\n\r]/g) ?? [];
    fc.assert(
      fc.property(text, fc.constantFrom(...caseNames), (input, name) => {
        expect(breaks(convert(input, name))).toEqual(breaks(input));
      }),
    );
  });
});

describe("identifiers", () => {
  it.each(identifierStyles.filter((style) => style !== "flat"))(
    "in %s are the same the second time",
    (style) => {
      fc.assert(
        fc.property(fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { maxLength: 5 }), (list) => {
          const once = writeIdentifiers(list.join(" "), style);
          expect(writeIdentifiers(once, style)).toBe(once);
          expect(writeIdentifiers(once, "snake")).toBe(writeIdentifiers(list.join(" "), "snake"));
        }),
      );
    },
  );
});

describe("styled letters", () => {
  const oneCase = new Set(["negative-circled", "squared", "negative-squared"]);
  it.each(unicodeStyles)("%s come back plain", (style) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 .,!?()]*$/), (input) => {
        // An upside-down text is known by its letters; without them it is left alone.
        const known = style === "upside-down" ? `hello ${input}` : input;
        const back = removeUnicodeStyle(applyUnicodeStyle(known, style));
        if (oneCase.has(style)) expect(back.toLowerCase()).toBe(known.toLowerCase());
        else expect(back).toBe(known);
      }),
    );
  });
});
