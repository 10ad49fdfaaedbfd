/** The parts of packages without types of their own that the measurements use. */

declare module "alfaaz" {
  export function countWords(text: string): number;
}

declare module "countable" {
  interface Counter {
    readonly paragraphs: number;
    readonly sentences: number;
    readonly words: number;
    readonly characters: number;
    readonly all: number;
  }
  const countable: { count(text: string, callback: (counter: Counter) => void): void };
  export default countable;
}

declare module "text-readability" {
  const readability: {
    lexiconCount(text: string): number;
    sentenceCount(text: string): number;
    syllableCount(text: string): number;
    letterCount(text: string): number;
    fleschReadingEase(text: string): number;
    fleschKincaidGrade(text: string): number;
    gunningFog(text: string): number;
    smogIndex(text: string): number;
    automatedReadabilityIndex(text: string): number;
    colemanLiauIndex(text: string): number;
    daleChallReadabilityScore(text: string): number;
    linsearWriteFormula(text: string): number;
    lix(text: string): number;
    rix(text: string): number;
  };
  export default readability;
}

declare module "word-extractor" {
  interface WordDocument {
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}

declare module "wink-nlp-utils" {
  const utilities: {
    readonly string: {
      tokenize(text: string, detailed: true): { readonly value: string; readonly tag: string }[];
      tokenize0(text: string): string[];
      sentences(text: string): string[];
    };
  };
  export default utilities;
}

declare module "diff-match-patch" {
  export default class DiffMatchPatch {
    diff_main(first: string, second: string): [kind: -1 | 0 | 1, text: string][];
  }
}
