/** The figures that the automaton counts, in the order in which a block of totals holds them. */
export const fieldNames = [
  "utf16Units",
  "codePoints",
  "utf8Bytes",
  "graphemes",
  "visibleGraphemes",
  "lineBreakGraphemes",
  "letters",
  "marks",
  "digits",
  "otherNumbers",
  "punctuation",
  "symbols",
  "separators",
  "controls",
  "formats",
  "others",
  "whiteSpace",
  "cjkCharacters",
  "wordProcessorWords",
  "unicodeWords",
  "wcWords",
  "unicodeSentences",
  "lines",
  "nonBlankLines",
  "dictionaryRuns",
] as const;

/** The name of a figure; `TextTotals` says what each is. */
export type FieldName = (typeof fieldNames)[number];

/** How many figures a block of totals holds. */
export const fieldCount = fieldNames.length;
