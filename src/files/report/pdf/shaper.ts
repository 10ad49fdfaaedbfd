import { EmbeddedFont, unitsPerEm, type GlyphCode } from "./embedded-font.ts";
import { splitGraphemes, type Face, type FontLibrary, type Typeface } from "./font-library.ts";
import { emptyOutline, joinOutlines, placeOutline, type Outline } from "./glyph-outline.ts";

/** What is drawn for one cluster, and how far it moves the pen. Widths in thousandths of the em. */
export interface ShapedCluster {
  /** UTF-16 units of the text. */
  readonly length: number;
  /** From left to right, in either direction of writing. */
  readonly codes: readonly GlyphCode[];
  readonly advance: number;
  /** To be drawn bolder than it is. */
  readonly isThin: boolean;
}

/** A word or a stretch of spaces, its clusters in the order of the text. */
export interface ShapedWord {
  readonly clusters: readonly ShapedCluster[];
  readonly ascent: number;
  readonly descent: number;
}

/** What shaping depends on besides the text. */
export interface ShapeStyle {
  readonly typeface: Typeface;
  /** Figures of one width, for columns. */
  readonly tabular?: boolean;
  readonly language: string;
}

const LONGEST_CACHED = 24;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;
const LETTER_WITH_MARKS = /.[\p{Mn}\p{Me}\p{Cf}]*/gsu;
/** What fonts show for characters that they do not have. */
const NO_GLYPH = 0;
/** The frame that stands for a character without a font, in ems. */
const BOX = { width: 0.62, height: 0.7, stroke: 0.05, side: 0.06 };

/** Turns words into glyphs of the fonts that the file embeds. */
export class Shaper {
  readonly #library: FontLibrary;
  readonly #fonts = new Map<Typeface, EmbeddedFont[]>();
  readonly #words = new Map<string, ShapedWord>();
  readonly #buffer: InstanceType<FontLibrary["harfBuzz"]["Buffer"]>;

  constructor(library: FontLibrary) {
    this.#library = library;
    this.#buffer = new library.harfBuzz.Buffer();
  }

  /** The fonts in use, in the order in which they were opened. */
  get fonts(): readonly EmbeddedFont[] {
    return [...this.#fonts.values()].flat();
  }

  async prepare(texts: Iterable<string>, typeface: Typeface): Promise<void> {
    await this.#library.prepare(texts, typeface);
  }

  /** A word that runs in one direction; its fonts must have been prepared. */
  shape(word: string, isRightToLeft: boolean, style: ShapeStyle): ShapedWord {
    const key = `${style.typeface}${style.tabular === true ? "=" : "~"}${isRightToLeft ? "<" : ">"}${style.language} ${word}`;
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const shaped = this.#shapeRuns(word, isRightToLeft, style);
    if (word.length <= LONGEST_CACHED) this.#words.set(key, shaped);
    return shaped;
  }

  #shapeRuns(word: string, isRightToLeft: boolean, style: ShapeStyle): ShapedWord {
    const clusters: ShapedCluster[] = [];
    let ascent = 0;
    let descent = 0;
    let run = "";
    let face: Face | null = null;
    const endRun = (): void => {
      if (run === "" || face === null) return;
      for (const cluster of this.#shapeRun(run, face, isRightToLeft, style)) clusters.push(cluster);
      ascent = Math.max(ascent, face.ascent);
      descent = Math.max(descent, face.descent);
      run = "";
    };
    for (const grapheme of splitGraphemes(word)) {
      if (INVISIBLE.test(grapheme)) {
        endRun();
        clusters.push({ length: grapheme.length, codes: [], advance: 0, isThin: false });
        continue;
      }
      const next = this.#library.findFace(grapheme, style.typeface);
      if (next !== face) endRun();
      face = next;
      if (next === null) clusters.push(this.#drawBox(grapheme, style.typeface));
      else run += grapheme;
    }
    endRun();
    return { clusters, ascent, descent };
  }

  #shapeRun(run: string, face: Face, isRightToLeft: boolean, style: ShapeStyle): readonly ShapedCluster[] {
    const { Direction, Feature, shape } = this.#library.harfBuzz;
    const buffer = this.#buffer;
    buffer.reset();
    buffer.addText(run);
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(style.language);
    buffer.guessSegmentProperties();
    shape(face.font, buffer, style.tabular === true ? [new Feature("tnum", 1)] : []);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const glyphs = infos.map(({ codepoint, cluster }, index) => ({
      glyph: codepoint,
      cluster,
      x: positions[index]?.xOffset ?? 0,
      y: positions[index]?.yOffset ?? 0,
      advance: codepoint === NO_GLYPH ? 0 : (positions[index]?.xAdvance ?? 0),
    }));
    const clusters: PositionedGlyph[][] = [];
    for (const glyph of glyphs) {
      const last = clusters.at(-1);
      if (last?.[0]?.cluster === glyph.cluster) last.push(glyph);
      else clusters.push([glyph]);
    }
    if (isRightToLeft) clusters.reverse();
    return clusters.map((cluster, index) => {
      const start = cluster[0]?.cluster ?? 0;
      const end = clusters[index + 1]?.[0]?.cluster ?? run.length;
      return this.#drawCluster(run.slice(start, end), cluster, face, isRightToLeft, style.typeface);
    });
  }

  #drawCluster(
    text: string,
    glyphs: readonly PositionedGlyph[],
    face: Face,
    isRightToLeft: boolean,
    typeface: Typeface,
  ): ShapedCluster {
    const perEm = 1000 / face.unitsPerEm;
    const [first] = glyphs;
    const isPlain = glyphs.length === 1 && first?.x === 0 && first.y === 0;
    const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
    // The nominal width goes into the font; kerning is left to the line, so that it makes no new glyph.
    const width = isPlain ? face.font.glyphHAdvance(first.glyph) : Math.max(0, advance);
    const scale = unitsPerEm / face.unitsPerEm;
    const groups = isRightToLeft ? (text.match(LETTER_WITH_MARKS) ?? [text]) : [text];
    const share = width / groups.length;
    const shift = share - width;
    const draw = (): Outline => drawGlyphs(glyphs, face, scale, shift);
    const key = `${face.file} ${glyphs.map(({ glyph, x, y, advance: step }) => (isPlain ? String(glyph) : `${String(glyph)},${String(x)},${String(y)},${String(step)}`)).join(";")} ${text}`;
    const font = this.#openFont(typeface);
    const result = { length: text.length, advance: advance * perEm, isThin: face.isThin };
    if (!isRightToLeft) return { ...result, codes: [font.allocate(key, text, width * perEm, draw)] };
    // Readers take the codes of a right-to-left line from left to right and then turn all its characters round. So a
    // ligature is a code for each of its letters, of which the first has the drawing, and the marks stand before theirs.
    const codes = groups.map((group, index) => {
      const turned = Array.from(group).toReversed().join("");
      return index === 0
        ? font.allocate(`${key} <`, turned, share * perEm, draw)
        : font.allocate(
            `blank ${String(share * perEm)} ${turned}`,
            turned,
            share * perEm,
            () => emptyOutline,
          );
    });
    return { ...result, codes: codes.toReversed() };
  }

  #drawBox(grapheme: string, typeface: Typeface): ShapedCluster {
    const code = this.#openFont(typeface).allocate(`box ${grapheme}`, grapheme, BOX.width * 1000, drawFrame);
    return { length: grapheme.length, codes: [code], advance: code.width, isThin: false };
  }

  #openFont(typeface: Typeface): EmbeddedFont {
    const fonts = this.#fonts.get(typeface) ?? [];
    this.#fonts.set(typeface, fonts);
    const last = fonts.at(-1);
    if (last !== undefined && !last.isFull) return last;
    const font = new EmbeddedFont(
      `Report${typeface === "serif" ? "Serif" : typeface === "sans" ? "Sans" : "SansBold"}`,
    );
    fonts.push(font);
    return font;
  }
}

interface PositionedGlyph {
  readonly glyph: number;
  readonly cluster: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

function drawGlyphs(
  glyphs: readonly PositionedGlyph[],
  { outlines }: Face,
  scale: number,
  shift: number,
): Outline {
  let pen = shift;
  return joinOutlines(
    glyphs.map(({ glyph, x, y, advance }) => {
      // A mark that the font of its letter does not have is left out: a frame over the letter would hide it.
      const outline = glyph === NO_GLYPH ? emptyOutline : outlines.read(glyph);
      const placed = placeOutline(outline, scale, (pen + x) * scale, y * scale);
      pen += advance;
      return placed;
    }),
  );
}

function drawFrame(): Outline {
  const { width, height, stroke, side } = BOX;
  const rectangle = (inset: number, isInner: boolean): Outline => {
    const [left, right] = [side + inset, width - side - inset].map((x) => Math.round(x * unitsPerEm));
    const [bottom, top] = [inset, height - inset].map((y) => Math.round(y * unitsPerEm));
    const corners = [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ];
    const turned = isInner ? corners.toReversed() : corners;
    return {
      xs: turned.map(([x]) => x ?? 0),
      ys: turned.map(([, y]) => y ?? 0),
      onCurve: turned.map(() => true),
      ends: [corners.length - 1],
    };
  };
  return joinOutlines([rectangle(0, false), rectangle(stroke, true)]);
}
