import { readFileSync } from "node:fs";

/** A text with what it weighs on X, and whether it may be posted. */
export interface LengthCase {
  readonly description: string;
  readonly text: string;
  readonly weightedLength: number;
  readonly valid: boolean;
}

/** A text with the addresses in it. */
export interface UrlCase {
  readonly description: string;
  readonly text: string;
  readonly urls: readonly string[];
}

/**
 * The set `weighted` is for the version 2 of the configuration, in which each code point of an emoji counts. By version
 * 3, which X uses, an emoji is 2: H 1 + 🐱 2 + ☺ 2 + family 2, and 🙋🏽 2 + 👨‍🎤 2. The other emoji of that set are one code
 * point each.
 */
const inVersion3: ReadonlyMap<string, number> = new Map([
  ["Count a mix of single byte single word, and double word unicode characters", 7],
  ["Count unicode emoji chars outside the basic multilingual plane with skin tone modifiers", 4],
]);

/** Every case of lengths, held to version 3 of the configuration. */
export function readLengthCases(): readonly LengthCase[] {
  return ["weighted", "discountedEmoji", "directionalMarkers"].flatMap((key) =>
    readGroup("validate.json", key).map((found) => {
      const description = String(found["description"]);
      const stated = Number(found["weightedLength"]);
      return {
        description,
        text: String(found["text"]),
        weightedLength: key === "weighted" ? (inVersion3.get(description) ?? stated) : stated,
        valid: found["valid"] === true,
      };
    }),
  );
}

/** Every case of addresses. */
export function readUrlCases(): readonly UrlCase[] {
  return readGroup("extract-urls.json", "urls").map((found) => {
    const expected = found["expected"];
    return {
      description: String(found["description"]),
      text: String(found["text"]),
      urls: Array.isArray(expected) ? expected.map(String) : [],
    };
  });
}

function readGroup(file: string, key: string): readonly Readonly<Record<string, unknown>>[] {
  const groups: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  const cases = isRecord(groups) ? groups[key] : null;
  if (!Array.isArray(cases)) throw new TypeError(`${file} has no cases under ${key}`);
  return cases.filter(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
