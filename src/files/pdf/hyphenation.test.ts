import { describe, expect, it } from "vitest";
import { HyphenEvidence } from "./hyphenation.ts";

function joined(line: string, next: string, ...document: readonly string[]): string | null {
  const evidence = new HyphenEvidence();
  for (const other of [line, next, ...document]) evidence.add(other);
  const end = evidence.joinedEnd(line, next);
  return end === null ? null : end + next;
}

describe("HyphenEvidence", () => {
  it.each([
    ["a divided word", "the harbour-", "master closes", "the harbourmaster closes"],
    ["a soft hyphen", "the har\u00ad", "bour", "the harbour"],
    ["a typographic hyphen", "extra\u2010", "ordinary", "extraordinary"],
    ["a name with a capital after it", "the Franco-", "German border", "the Franco-German border"],
    ["a digit after it", "since COVID-", "19 came", "since COVID-19 came"],
    ["a number before it", "the years 1914-", "1918", "the years 1914-1918"],
    ["a first part that keeps it", "he is self-", "employed", "he is self-employed"],
    ["letters with accents", "l’hô-", "pital", "l’hôpital"],
    ["Cyrillic", "пере-", "секает", "пересекает"],
  ])("joins %s", (_, line, next, expected) => {
    expect(joined(line, next)).toBe(expected);
  });

  it("keeps a hyphen that the document writes elsewhere", () => {
    expect(joined("a well-", "known chart", "the well-known chart")).toBe("a well-known chart");
    expect(joined("the water-", "level", "its water-level rose")).toBe("the water-level");
  });

  it("drops a hyphen when the document writes the word without it elsewhere", () => {
    expect(joined("the self-", "same day", "on the selfsame day")).toBe("the selfsame day");
  });

  it.each([
    ["no hyphen", "the harbour", "master"],
    ["a dash", "the harbour –", "and the sea"],
    ["a hyphen apart", "the harbour -", "and the sea"],
    ["a second part elsewhere", "short-", "and long-term plans"],
  ])("leaves %s to a space", (_, line, next) => {
    expect(joined(line, next)).toBeNull();
  });
});
