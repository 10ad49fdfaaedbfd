import { spawnSync } from "node:child_process";
import type { Declaration } from "./declarations.ts";

/** The figures of one translation that are held against the core's. */
export interface DeclarationCounts {
  readonly wordProcessorWords: number;
  /** Dictionary words, where there are dictionaries. */
  readonly unicodeWords: number;
  readonly wcWords: number;
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  /** Sentence segments of UAX #29, whatever they hold: white space after a line break too. */
  readonly unicodeSentences: number;
  readonly letters: number;
  readonly codePoints: number;
  readonly utf8Bytes: number;
}

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const LINE_BREAK = /^[\n\r]/;
const WHITE_SPACE = /^\p{White_Space}+$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** A Han or kana character with its marks, or a run of anything else but white space. */
const WORD_PROCESSOR_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\p{M}*|[^\p{White_Space}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Counts a translation without any code of this project: by GNU wc, `Intl.Segmenter`, and the translation's markup. */
export function countIndependently({ text }: Declaration): DeclarationCounts {
  const shown = [...graphemes.segment(text)].filter(({ segment }) => !LINE_BREAK.test(segment));
  const lines = text.split("\n").slice(0, -1);
  return {
    wordProcessorWords: (text.match(WORD_PROCESSOR_WORD) ?? []).length,
    // Not `isWordLike`, which leaves out Ethiopic numbers: they are numbers by the character data.
    unicodeWords: [...words.segment(text)].filter(({ segment }) => LETTER_OR_NUMBER.test(segment)).length,
    wcWords: countWithWc("-w", text),
    characters: shown.length,
    charactersWithoutSpaces: shown.filter(({ segment }) => !WHITE_SPACE.test(segment)).length,
    sentences: lines
      .flatMap((line) => [...sentences.segment(line)])
      .filter(({ segment }) => LETTER_OR_NUMBER.test(segment)).length,
    paragraphs: lines.filter((line) => line !== "").length,
    lines: countWithWc("-l", text),
    unicodeSentences: [...sentences.segment(text)].length,
    letters: (text.match(/\p{L}/gu) ?? []).length,
    codePoints: countWithWc("-m", text),
    utf8Bytes: countWithWc("-c", text),
  };
}

function countWithWc(option: "-w" | "-l" | "-m" | "-c", text: string): number {
  const result = spawnSync("wc", [option], {
    input: text,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (result.status !== 0) throw new Error(`GNU wc could not be run: ${result.stderr}`);
  return Number.parseInt(result.stdout, 10);
}
