import { describe, expect, it } from "vitest";

import { decodeDictionary } from "./decode-dictionary.ts";

const ascii = (text: string) => new TextEncoder().encode(text);

describe("decodeDictionary", () => {
  // The bytes of é in each encoding: ISO 8859-1 and Windows-1252 E9, UTF-8 C3 A9; й in KOI8-R is CA, in Windows-1251 E9.
  it.each([
    ["", [0xe9], "é"],
    ["SET ISO8859-1\n", [0xe9], "é"],
    ["SET UTF-8\n", [0xc3, 0xa9], "é"],
    ["# a note\n\tSET  KOI8-R\n", [0xca], "й"],
    ["SET microsoft-cp1251\r\n", [0xe9], "й"],
    ["SET ISO8859-15\n", [0xa4], "€"],
  ])("decodes by %j", (rules, bytes, letter) => {
    expect(decodeDictionary(ascii(rules), Uint8Array.from(bytes)).words).toBe(letter);
  });

  it("refuses encodings that are not known, and what is too large", () => {
    expect(() => decodeDictionary(ascii("SET ISCII-DEVANAGARI\n"), ascii("a"))).toThrow("ISCII-DEVANAGARI");
    expect(() => decodeDictionary(new Uint8Array(8_000_001), ascii("a"))).toThrow("too large");
  });
});
