import { readFileSync, readdirSync } from "node:fs";

/** One text with the sentences that a published test expects of it. */
export interface SentenceCase {
  readonly name: string;
  readonly text: string;
  readonly segments: readonly string[];
}

/** The cases of one language. */
export interface GoldenRules {
  /** BCP 47 primary subtag. */
  readonly language: string;
  /** What the source itself calls Golden Rules. */
  readonly golden: readonly SentenceCase[];
  /** Its further cases, without those that repeat a text. */
  readonly more: readonly SentenceCase[];
}

const folder = new URL("./", import.meta.url);

/** Reads the cases of every language, by language. */
export function readGoldenRules(): readonly GoldenRules[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => parseGoldenRules(name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))));
}

/**
 * Whether segments are the expected ones. White space is left out of the comparison, since the source's own segmenter
 * takes line breaks and repeated spaces out of what it returns; so is a segment with nothing else.
 */
export function areExpected(segments: readonly string[], { segments: expected }: SentenceCase): boolean {
  return JSON.stringify(withoutSpace(segments)) === JSON.stringify(withoutSpace(expected));
}

function withoutSpace(segments: readonly string[]): string[] {
  return segments.map((segment) => segment.replaceAll(/\s+/g, "")).filter((segment) => segment !== "");
}

function parseGoldenRules(file: string, value: unknown): GoldenRules {
  if (
    typeof value === "object" &&
    value !== null &&
    "language" in value &&
    "golden" in value &&
    "more" in value
  ) {
    const { language, golden, more } = value;
    if (typeof language === "string" && isCases(golden) && isCases(more)) return { language, golden, more };
  }
  throw new TypeError(`${file} does not hold cases as readGoldenRules expects them`);
}

function isCases(value: unknown): value is readonly SentenceCase[] {
  return Array.isArray(value) && value.every(isCase);
}

function isCase(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "text" in value &&
    typeof value.text === "string" &&
    "segments" in value &&
    Array.isArray(value.segments) &&
    value.segments.every((segment) => typeof segment === "string")
  );
}
