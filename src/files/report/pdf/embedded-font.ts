import { boundOutline, emptyOutline, writeGlyph, type Outline } from "./glyph-outline.ts";
import { writeFontFile } from "./open-type.ts";
import { refer, toUtf16Hex, writeNumber, type PdfFile, type PdfReference } from "./pdf-file.ts";

/** Units of the em in the fonts made here; those of the sources are scaled to it. */
export const unitsPerEm = 2048;

/** A glyph of an embedded font: one code, one drawing, one piece of text. */
export interface GlyphCode {
  readonly font: EmbeddedFont;
  readonly code: number;
  /** Thousandths of the em. */
  readonly width: number;
}

const MOST_GLYPHS = 60_000;
/** ISO 32000-1, 9.10.3: what a code stands for takes at most 512 bytes. */
const MOST_TEXT_UNITS = 256;
const CMAP_BLOCK = 100;
/** Above and below the base line, in thousandths of the em: for viewers that draw selections. */
const ASCENT = 960;
const DESCENT = -260;
const CAP_HEIGHT = 720;

interface Glyph {
  readonly text: string;
  readonly width: number;
  readonly outline: Outline;
}

/**
 * A font made for one file out of glyphs of many. Each code is a whole cluster as it is drawn (a letter with its
 * marks, a ligature, a syllable), so that its `ToUnicode` entry is exactly the text that went in: what viewers copy
 * and search needs no guess. Mixed scripts share one font, and a line stays one run of text.
 */
export class EmbeddedFont {
  readonly #glyphs: Glyph[] = [{ text: "", width: 0, outline: emptyOutline }];
  readonly #codes = new Map<string, GlyphCode>();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get isFull(): boolean {
    return this.#glyphs.length >= MOST_GLYPHS;
  }

  get isUsed(): boolean {
    return this.#glyphs.length > 1;
  }

  /** The glyph known by a key; it is made on first use. `width` is in thousandths of the em. */
  allocate(key: string, text: string, width: number, draw: () => Outline): GlyphCode {
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code: GlyphCode = { font: this, code: this.#glyphs.length, width };
    this.#glyphs.push({ text, width, outline: draw() });
    this.#codes.set(key, code);
    return code;
  }

  /** Adds the font to a file as a composite font (ISO 32000-1, 9.7) whose codes are its glyph numbers. */
  async writeInto(file: PdfFile): Promise<PdfReference> {
    const program = this.#writeProgram();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", program));
    const name = `${subsetTag(digest)}+${this.name}`;
    const fontFile = file.addStream(`/Length1 ${String(program.length)}`, program);
    const box = this.#bound().map((value) => writeNumber((value * 1000) / unitsPerEm));
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.join(" ")}]/ItalicAngle 0/Ascent ${String(ASCENT)}/Descent ${String(DESCENT)}/CapHeight ${String(CAP_HEIGHT)}/StemV 80/FontFile2 ${refer(fontFile)}>>`,
    );
    const widths = this.#glyphs.map(({ width }) => writeNumber(width)).join(" ");
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refer(descriptor)}/DW 0/W[0[${widths}]]/CIDToGIDMap/Identity>>`,
    );
    const toUnicode = file.addStream("", new TextEncoder().encode(this.#writeToUnicode()));
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${refer(descendant)}]/ToUnicode ${refer(toUnicode)}>>`,
    );
  }

  #bound(): readonly [number, number, number, number] {
    return this.#glyphs
      .map(({ outline }) => boundOutline(outline))
      .reduce(([a, b, c, d], [left, bottom, right, top]) => [
        Math.min(a, left),
        Math.min(b, bottom),
        Math.max(c, right),
        Math.max(d, top),
      ]);
  }

  #writeProgram(): Uint8Array<ArrayBuffer> {
    const glyphs = this.#glyphs.map(({ outline }) => writeGlyph(outline));
    const count = glyphs.length;
    const data = new Uint8Array(glyphs.reduce((sum, { length }) => sum + length, 0));
    const locations = new DataView(new ArrayBuffer((count + 1) * 4));
    const metrics = new DataView(new ArrayBuffer(count * 4));
    let offset = 0;
    glyphs.forEach((bytes, index) => {
      data.set(bytes, offset);
      offset += bytes.length;
      locations.setUint32((index + 1) * 4, offset);
      const { width = 0, outline = emptyOutline } = this.#glyphs[index] ?? {};
      metrics.setUint16(index * 4, Math.round((width * unitsPerEm) / 1000));
      metrics.setInt16(index * 4 + 2, boundOutline(outline)[0]);
    });
    const bound = this.#bound();
    return writeFontFile(
      new Map([
        ["glyf", data],
        ["head", writeHead(bound)],
        ["hhea", writeHorizontalHeader(bound, count)],
        ["hmtx", new Uint8Array(metrics.buffer)],
        ["loca", new Uint8Array(locations.buffer)],
        ["maxp", this.#writeMaximums()],
      ]),
    );
  }

  #writeMaximums(): Uint8Array {
    const view = new DataView(new ArrayBuffer(32));
    view.setUint32(0, 0x00010000);
    view.setUint16(4, this.#glyphs.length);
    const most = (measure: (outline: Outline) => number): number =>
      this.#glyphs.reduce((largest, { outline }) => Math.max(largest, measure(outline)), 0);
    view.setUint16(
      6,
      most(({ xs }) => xs.length),
    );
    view.setUint16(
      8,
      most(({ ends }) => ends.length),
    );
    view.setUint16(14, 1);
    return new Uint8Array(view.buffer);
  }

  #writeToUnicode(): string {
    const lines = this.#glyphs.flatMap(({ text }, code) =>
      text === ""
        ? []
        : [`<${code.toString(16).padStart(4, "0")}><${toUtf16Hex(text.slice(0, MOST_TEXT_UNITS))}>`],
    );
    const blocks: string[] = [];
    for (let start = 0; start < lines.length; start += CMAP_BLOCK) {
      const block = lines.slice(start, start + CMAP_BLOCK);
      blocks.push(`${String(block.length)} beginbfchar\n${block.join("\n")}\nendbfchar\n`);
    }
    return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join("")}endcmap
CMapName currentdict/CMap defineresource pop
end
end
`;
  }
}

/** ISO 32000-1, 9.6.4: six capital letters that tell this subset from others. */
function subsetTag(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join("");
}

/** OpenType 1.9.1, `head`; the checksum is filled in with the file. Dates are 0, so that bytes depend on glyphs alone. */
function writeHead([left, bottom, right, top]: readonly [number, number, number, number]): Uint8Array {
  const view = new DataView(new ArrayBuffer(54));
  view.setUint32(0, 0x00010000);
  view.setUint32(4, 0x00010000);
  view.setUint32(12, 0x5f0f3cf5);
  view.setUint16(16, 0b0011);
  view.setUint16(18, unitsPerEm);
  [left, bottom, right, top].forEach((value, index) => {
    view.setInt16(36 + index * 2, value);
  });
  view.setUint16(46, 8);
  view.setInt16(48, 2);
  view.setInt16(50, 1);
  return new Uint8Array(view.buffer);
}

function writeHorizontalHeader(
  [left, , right]: readonly [number, number, number, number],
  count: number,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(36));
  view.setUint32(0, 0x00010000);
  view.setInt16(4, Math.round((ASCENT * unitsPerEm) / 1000));
  view.setInt16(6, Math.round((DESCENT * unitsPerEm) / 1000));
  view.setUint16(10, Math.max(0, right - left));
  view.setInt16(12, left);
  view.setInt16(16, right);
  view.setInt16(18, 1);
  view.setUint16(34, count);
  return new Uint8Array(view.buffer);
}
