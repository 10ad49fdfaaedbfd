/**
 * The parts of speech of the Penn Treebank (Marcus et al. 1993) that words have here. Punctuation has its own sign as
 * tag; "SYM" is what is no word: an address, code, a symbol.
 */
export const wordTags = [
  "NN",
  "NNS",
  "NNP",
  "NNPS",
  "VB",
  "VBP",
  "VBZ",
  "VBD",
  "VBN",
  "VBG",
  "JJ",
  "JJR",
  "JJS",
  "RB",
  "RBR",
  "RBS",
  "DT",
  "PDT",
  "WDT",
  "PRP",
  "PRP$",
  "WP",
  "WP$",
  "WRB",
  "IN",
  "TO",
  "MD",
  "CC",
  "CD",
  "EX",
  "POS",
  "RP",
  "UH",
  "FW",
] as const;

export type WordTag = (typeof wordTags)[number];
export type Tag = WordTag | "," | "." | ":" | "(" | ")" | '"' | "SYM" | "";

/** The numbers of the tags in `wordTags`. */
export const tagNumbers: ReadonlyMap<string, number> = new Map(wordTags.map((tag, index) => [tag, index]));
