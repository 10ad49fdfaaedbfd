import { describe, expect, it } from "vitest";
import { ByteView, noBytes } from "./byte-view.ts";
import { codePageOf } from "./code-pages.ts";
import type { FileInformation } from "./file-information.ts";

function information(text: readonly number[], fonts: readonly number[], language = 0x0409): FileInformation {
  const main = { start: 0, end: text.length };
  const rest = { start: text.length, end: text.length };
  return {
    isBeforeWord97: true,
    hasWideText: false,
    language,
    isMacintosh: false,
    textStart: 0,
    stories: {
      main,
      footnotes: rest,
      headers: rest,
      macros: rest,
      comments: rest,
      endnotes: rest,
      textBoxes: rest,
      headerTextBoxes: rest,
    },
    document: new ByteView(Uint8Array.from(text)),
    table: (name) => (name === "fonts" ? new ByteView(Uint8Array.from(fonts)) : noBytes),
    tableAndRest: () => noBytes,
  };
}

/** Two fonts: a western one, and one of a character set. Each has five bytes and its name, here "A". */
function fontTable(characterSet: number): readonly number[] {
  return [18, 0, 7, 0, 0, 0, 0, 0, 0x41, 0, 7, 0, 0, 0, characterSet, 0, 0x41, 0];
}

const greeting = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
const latin = Array.from("Hello there", (letter) => letter.charCodeAt(0));

describe("codePageOf", () => {
  it.each([
    ["Cyrillic letters and a Cyrillic font", greeting, fontTable(204), 0x0409, "windows-1251"],
    ["a Cyrillic font that is not used", latin, fontTable(204), 0x0409, "windows-1252"],
    ["a font of Central Europe", latin, fontTable(238), 0x0409, "windows-1250"],
    ["no fonts, a Greek Word", latin, [], 0x0408, "windows-1253"],
    ["Serbian in Cyrillic", latin, [], 0x0c1a, "windows-1251"],
    ["nothing else known", latin, fontTable(0), 0x0409, "windows-1252"],
    ["an empty document", [], [], 0, "windows-1252"],
  ])("for %s", (_, text, fonts, language, expected) => {
    expect(codePageOf(information(text, fonts, language))).toBe(expected);
  });

  it("takes the Macintosh's own for its documents", () => {
    expect(codePageOf({ ...information(latin, fontTable(204)), isMacintosh: true })).toBe("macintosh");
  });
});
