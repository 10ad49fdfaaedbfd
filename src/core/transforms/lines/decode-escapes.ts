const ESCAPE =
  /\\(?:(?<letter>[\\nrt0])|x(?<byte>[\da-f]{2})|u(?<unit>[\da-f]{4})|u\{(?<point>[\da-f]{1,6})\})/giu;

const letters: Readonly<Record<string, string>> = { "\\": "\\", n: "\n", r: "\r", t: "\t", "0": "\0" };

const MOST_CODE_POINT = 0x10ffff;

/**
 * A typed text with its escapes as what they stand for: `\n`, `\r`, `\t`, `\0`, `\\`, `\x41`, `\u0041` and `\u{1F600}`.
 * What is no such escape stays as it is.
 */
export function decodeEscapes(typed: string): string {
  return typed.replaceAll(ESCAPE, (found, ...rest: unknown[]) => {
    const groups = rest.at(-1);
    if (typeof groups !== "object" || groups === null) return found;
    const letter: unknown = Reflect.get(groups, "letter");
    if (typeof letter === "string") return letters[letter] ?? found;
    const digits: unknown = ["byte", "unit", "point"]
      .map((name): unknown => Reflect.get(groups, name))
      .find((value) => value !== undefined);
    const code = typeof digits === "string" ? Number.parseInt(digits, 16) : Number.NaN;
    return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : found;
  });
}
