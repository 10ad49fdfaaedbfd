import type * as HarfBuzz from "harfbuzzjs";

import { fontFamilies } from "../fonts/lists/font-families.ts";
import { listPieces, type FontFamilyData, type FontPiece } from "../fonts/font-family.ts";
import { OutlineReader } from "./glyph-outline.ts";
import { readFontTables, writeFontFile } from "./open-type.ts";

/** Gets a font file by its name; `listReportFontFiles` tells all names and where the files are. */
export type LoadFont = (file: string) => Promise<Uint8Array>;

/** The looks that a report uses. */
export type Typeface = "sans" | "sansBold" | "serif";

/** A font file opened for shaping and drawing. */
export interface Face {
  readonly file: string;
  /** To be drawn bolder than it is. */
  readonly isThin: boolean;
  readonly font: HarfBuzz.Font;
  readonly outlines: OutlineReader;
  readonly unitsPerEm: number;
  /** How far lines reach above and below the base line, in ems. */
  readonly ascent: number;
  readonly descent: number;
}

const EAST_ASIAN =
  /[\u2e80-\u2fff\u3000-\u33ff\ua960-\ua97f\ufe30-\ufe4f\uff00-\uffef]|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
/** Shown as nothing: joiners, selectors, direction marks. A font need not have them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Every character is a grapheme of its own here: nothing combines. */
const SIMPLE =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u3000-\u3029\u3030-\u3098\u309b-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

/**
 * Finds the font for each grapheme as browsers do: the look's own family, then the family of its script, each only in
 * the pieces that hold it; loads what a text needs; opens it with HarfBuzz.
 */
export class FontLibrary {
  readonly harfBuzz: typeof HarfBuzz;
  readonly #loadFont: LoadFont;
  readonly #faces = new Map<string, Promise<Face | null>>();
  readonly #opened = new Map<string, Face | null>();
  readonly #choices = new Map<string, FontPiece | null>();
  readonly #pieces = new Map<Typeface, readonly FontPiece[]>();
  readonly #eastAsian = new Map<Typeface, readonly FontPiece[]>();
  readonly #thin = new Map<Face, Face>();
  /** Graphemes whose font has their letter but not all their marks. */
  readonly #incomplete = new Set<string>();
  readonly #missing = new Set<string>();
  #eastAsianFamilies: readonly FontFamilyData[] | null = null;
  readonly #eastAsianOrder: readonly string[];

  constructor(harfBuzz: typeof HarfBuzz, loadFont: LoadFont, eastAsianOrder: readonly string[]) {
    this.harfBuzz = harfBuzz;
    this.#loadFont = loadFont;
    this.#eastAsianOrder = eastAsianOrder;
  }

  /** The graphemes that no font could show, or not wholly, in the order in which they came. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** Loads the fonts that texts need. To be awaited before `findFace` is asked about them. */
  async prepare(texts: Iterable<string>, typeface: Typeface): Promise<void> {
    const wanted = new Map<string, FontPiece>();
    for (const text of texts) {
      for (const grapheme of splitGraphemes(text)) {
        if (this.#eastAsianFamilies === null && this.#mayBeEastAsian(grapheme, typeface)) {
          const { eastAsianFamilies } = await import("../fonts/lists/east-asian-families.ts");
          this.#eastAsianFamilies = eastAsianFamilies;
          this.#choices.clear();
        }
        const piece = this.#choose(grapheme, typeface);
        if (piece !== null && !this.#opened.has(piece.file)) wanted.set(piece.file, piece);
      }
    }
    await Promise.all(
      Array.from(wanted.values(), async (piece) => {
        const opening = this.#faces.get(piece.file) ?? this.#open(piece);
        this.#faces.set(piece.file, opening);
        this.#opened.set(piece.file, await opening);
      }),
    );
  }

  /** The face to draw a grapheme with; null where no font has it or its font could not be loaded. */
  findFace(grapheme: string, typeface: Typeface): Face | null {
    const piece = this.#choose(grapheme, typeface);
    const face = piece === null ? null : (this.#opened.get(piece.file) ?? null);
    if (piece === null || face === null) {
      this.#missing.add(grapheme);
      return null;
    }
    if (this.#incomplete.has(grapheme)) this.#missing.add(grapheme);
    return piece.isThin ? this.#thinOf(face) : face;
  }

  /** The same face, to be drawn bolder. */
  #thinOf(face: Face): Face {
    const thin = this.#thin.get(face) ?? { ...face, isThin: true };
    this.#thin.set(face, thin);
    return thin;
  }

  /** Many symbols too are in no other font. */
  #mayBeEastAsian(grapheme: string, typeface: Typeface): boolean {
    return (
      EAST_ASIAN.test(grapheme) || (this.#choose(grapheme, typeface) === null && !INVISIBLE.test(grapheme))
    );
  }

  #choose(grapheme: string, typeface: Typeface): FontPiece | null {
    const key = `${typeface} ${grapheme}`;
    const known = this.#choices.get(key);
    if (known !== undefined) return known;
    const [first, ...others] = Array.from(grapheme.normalize("NFC"), toCodePoint).filter(isVisible);
    let piece: FontPiece | null = null;
    if (first !== undefined) {
      const having = this.#candidates(grapheme, typeface).filter(({ covers }) => covers(first));
      piece = having.find(({ covers }) => others.every(covers)) ?? having[0] ?? null;
      if (piece !== null && !others.every(piece.covers)) this.#incomplete.add(grapheme);
    }
    this.#choices.set(key, piece);
    return piece;
  }

  #candidates(grapheme: string, typeface: Typeface): readonly FontPiece[] {
    const general = this.#listGeneral(typeface);
    const eastAsian = this.#listEastAsian(typeface);
    if (EAST_ASIAN.test(grapheme)) return [...eastAsian, ...general];
    if (!EMOJI.test(grapheme)) return [...general, ...eastAsian];
    return [...general.filter(({ family }) => family === "noto-emoji"), ...general, ...eastAsian];
  }

  #listGeneral(typeface: Typeface): readonly FontPiece[] {
    let pieces = this.#pieces.get(typeface);
    if (pieces === undefined) {
      const own = typeface === "serif" ? ["source-serif-4", "inter"] : ["inter"];
      const families = [
        ...own.flatMap((name) => fontFamilies.filter((family) => family.name === name)),
        ...fontFamilies.filter(({ name }) => name !== "inter" && name !== "source-serif-4"),
      ];
      pieces = families.flatMap((family) => sortPieces(listPieces(family, weightOf(typeface))));
      this.#pieces.set(typeface, pieces);
    }
    return pieces;
  }

  #listEastAsian(typeface: Typeface): readonly FontPiece[] {
    const families = this.#eastAsianFamilies;
    if (families === null) return [];
    let pieces = this.#eastAsian.get(typeface);
    if (pieces === undefined) {
      pieces = this.#eastAsianOrder
        .flatMap((name) => families.filter((family) => family.name === name))
        .flatMap((family) => listPieces(family, weightOf(typeface)));
      this.#eastAsian.set(typeface, pieces);
    }
    return pieces;
  }

  /** Without the look's own family nothing can be written; any other font that fails only leaves gaps, which `missing` tells. */
  async #open({ file, family }: FontPiece): Promise<Face | null> {
    let bytes: Uint8Array;
    try {
      bytes = await this.#loadFont(file);
    } catch (error) {
      if (family === "inter") throw new Error(`The font ${file} could not be loaded.`, { cause: error });
      return null;
    }
    const tables = readFontTables(bytes);
    const { Blob, Face, Font } = this.harfBuzz;
    const face = new Face(new Blob(writeFontFile(tables)));
    const font = new Font(face);
    const { ascender, descender } = font.hExtents();
    return {
      file,
      isThin: false,
      font,
      outlines: new OutlineReader(tables),
      unitsPerEm: face.upem,
      ascent: ascender / face.upem,
      descent: -descender / face.upem,
    };
  }
}

/** The extended pieces come after the plain ones, which hold what is common. */
function sortPieces(pieces: readonly FontPiece[]): readonly FontPiece[] {
  const rank = ({ piece }: FontPiece): number => (piece === "latin" ? 0 : piece.endsWith("-ext") ? 2 : 1);
  return [...pieces].sort((a, b) => rank(a) - rank(b));
}

function weightOf(typeface: Typeface): 400 | 600 {
  return typeface === "sansBold" ? 600 : 400;
}

function toCodePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function isVisible(codePoint: number): boolean {
  return !INVISIBLE.test(String.fromCodePoint(codePoint));
}

let segmenter: Intl.Segmenter | null = null;

/** Extended grapheme clusters (UAX #29). */
export function splitGraphemes(text: string): readonly string[] {
  if (SIMPLE.test(text)) return text.split("");
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The order in which East Asian fonts are tried: Han characters look different in Chinese, Japanese and Korean. The
 * language decides; without one, kana tell Japanese and Hangul Korean, where they are more than a stray word.
 */
export function orderEastAsianFamilies(language: string | undefined, sample: string): readonly string[] {
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0;
  const han = count(/\p{Script=Han}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const named = ["zh", "ja", "ko"].find(
    (code) => language === code || language?.startsWith(`${code}-`) === true,
  );
  const told = kana > 0 && kana * 5 > han && kana >= hangul ? "ja" : hangul > han ? "ko" : "zh";
  return familyOrders[named ?? told] ?? [];
}

const familyOrders: Readonly<Record<string, readonly string[]>> = {
  zh: ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"],
  ja: ["noto-sans-jp", "noto-sans-sc", "noto-sans-kr"],
  ko: ["noto-sans-kr", "noto-sans-sc", "noto-sans-jp"],
};
