import type { WordDialect } from "#core/analyses/counts/counts.ts";

export interface DialectText {
  readonly value: WordDialect;
  readonly name: string;
  readonly rule: string;
}

/** The counting dialects as people are told of them, the usual one first. */
export const dialectTexts: readonly DialectText[] = [
  {
    value: "word",
    name: "Word processors",
    rule: "Whatever stands between spaces, as word processors are reported to count; each Chinese or Japanese character on its own. “Well-known” is one word.",
  },
  {
    value: "unicode",
    name: "Unicode (UAX #29)",
    rule: "Words by the Unicode standard. “Well-known” is two, a dash on its own is none.",
  },
  {
    value: "wc",
    name: "wc",
    rule: "Runs of anything but white space, as the command wc -w counts on Unix.",
  },
];
