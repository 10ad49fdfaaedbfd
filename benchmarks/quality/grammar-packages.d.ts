/** The parts of packages without types of their own that the measurement of grammar uses. */

declare module "nspell" {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): Speller;
}

declare module "write-good" {
  interface Suggestion {
    readonly index: number;
    readonly offset: number;
    readonly reason: string;
  }
  export default function writeGood(text: string, options?: Readonly<Record<string, boolean>>): Suggestion[];
}
