import { describe, expect, it } from "vitest";
import { countLineBreaks, endsWithLineBreak, findLineEnd } from "./lines.ts";

describe("line breaks", () => {
  // The mandatory breaks of UAX #14 (Unicode 17): BK, CR, LF and NL.
  it.each<[name: string, text: string, end: number, count: number, endsLine: boolean]>([
    ["nothing", "", 0, 0, false],
    ["no break", "ab", 2, 0, false],
    ["LF", "a\nb", 2, 1, false],
    ["CR", "a\rb\r", 2, 2, true],
    ["CR LF is one break", "a\r\nb\r\n", 3, 2, true],
    ["LF CR is two", "a\n\rb", 2, 2, false],
    ["VT", "a\vb", 2, 1, false],
    ["FF", "a\fb", 2, 1, false],
    ["NEL", "a\u0085b", 2, 1, false],
    ["LINE SEPARATOR", "a\u2028b", 2, 1, false],
    ["PARAGRAPH SEPARATOR", "a\u2029b\u2029", 2, 2, true],
    ["a tab and a space that does not break are none", "a\t\u00a0b", 4, 0, false],
    ["blank lines", "\n\n\n", 1, 3, true],
  ])("%s", (_name, text, end, count, endsLine) => {
    expect(findLineEnd(text, 0)).toBe(end);
    expect(countLineBreaks(text)).toBe(count);
    expect(endsWithLineBreak(text)).toBe(endsLine);
  });
});
