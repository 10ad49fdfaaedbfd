import { requireTable, type FontTables } from "./open-type.ts";

/** The closed quadratic curves of a glyph, as TrueType keeps them. */
export interface Outline {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly onCurve: readonly boolean[];
  /** The index of the last point of each contour. */
  readonly ends: readonly number[];
}

export const emptyOutline: Outline = { xs: [], ys: [], onCurve: [], ends: [] };

/** OpenType 1.9.1, `glyf`, simple glyph flags. */
const ON_CURVE = 0x01;
const X_SHORT = 0x02;
const Y_SHORT = 0x04;
const REPEAT = 0x08;
const X_SAME_OR_POSITIVE = 0x10;
const Y_SAME_OR_POSITIVE = 0x20;
const OVERLAP = 0x40;

/** Component glyph flags. */
const WORDS = 0x0001;
const ARE_OFFSETS = 0x0002;
const HAS_SCALE = 0x0008;
const MORE = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;

const DEEPEST_NESTING = 8;

/** Reads the outlines of a font with TrueType curves. Composite glyphs come flattened. */
export class OutlineReader {
  readonly #glyphs: DataView;
  readonly #locations: DataView;
  readonly #areLong: boolean;

  constructor(tables: FontTables) {
    this.#glyphs = requireTable(tables, "glyf");
    this.#locations = requireTable(tables, "loca");
    this.#areLong = requireTable(tables, "head").getInt16(50) === 1;
  }

  /** Empty for a glyph without ink, and for one that the font does not have. */
  read(glyph: number, depth = 0): Outline {
    const start = this.#locate(glyph);
    const end = this.#locate(glyph + 1);
    if (end - start < 10 || end > this.#glyphs.byteLength || depth > DEEPEST_NESTING) return emptyOutline;
    const contours = this.#glyphs.getInt16(start);
    return contours < 0 ? this.#readComposite(start + 10, depth) : this.#readSimple(start + 10, contours);
  }

  #locate(glyph: number): number {
    const size = this.#areLong ? 4 : 2;
    if ((glyph + 1) * size > this.#locations.byteLength) return 0;
    return this.#areLong ? this.#locations.getUint32(glyph * 4) : this.#locations.getUint16(glyph * 2) * 2;
  }

  #readSimple(start: number, contours: number): Outline {
    const view = this.#glyphs;
    const ends = Array.from({ length: contours }, (_, index) => view.getUint16(start + index * 2));
    const count = (ends.at(-1) ?? -1) + 1;
    let at = start + contours * 2;
    at += 2 + view.getUint16(at);
    const flags: number[] = [];
    while (flags.length < count) {
      const flag = view.getUint8(at);
      at += 1;
      const times = (flag & REPEAT) === 0 ? 1 : view.getUint8(at++) + 1;
      for (let time = 0; time < times && flags.length < count; time += 1) flags.push(flag);
    }
    const readCoordinates = (short: number, same: number): number[] => {
      let value = 0;
      return flags.map((flag) => {
        if ((flag & short) !== 0) {
          const size = view.getUint8(at++);
          value += (flag & same) === 0 ? -size : size;
        } else if ((flag & same) === 0) {
          value += view.getInt16(at);
          at += 2;
        }
        return value;
      });
    };
    const xs = readCoordinates(X_SHORT, X_SAME_OR_POSITIVE);
    const ys = readCoordinates(Y_SHORT, Y_SAME_OR_POSITIVE);
    return { xs, ys, onCurve: flags.map((flag) => (flag & ON_CURVE) !== 0), ends };
  }

  #readComposite(start: number, depth: number): Outline {
    const view = this.#glyphs;
    const parts: Outline[] = [];
    let at = start;
    let flags = MORE;
    while ((flags & MORE) !== 0) {
      flags = view.getUint16(at);
      const glyph = view.getUint16(at + 2);
      at += 4;
      const areWords = (flags & WORDS) !== 0;
      // Components placed by matching points do not occur in these fonts; they would stand at the origin.
      const areOffsets = (flags & ARE_OFFSETS) !== 0;
      const dx = areOffsets ? (areWords ? view.getInt16(at) : view.getInt8(at)) : 0;
      const dy = areOffsets ? (areWords ? view.getInt16(at + 2) : view.getInt8(at + 1)) : 0;
      at += areWords ? 4 : 2;
      const scales =
        (flags & HAS_SCALE) !== 0
          ? 1
          : (flags & HAS_TWO_SCALES) !== 0
            ? 2
            : (flags & HAS_MATRIX) !== 0
              ? 4
              : 0;
      const numbers = Array.from({ length: scales }, (_, index) => view.getInt16(at + index * 2) / 2 ** 14);
      at += scales * 2;
      const [a = 1, b = 0, c = 0, d = a] = scales === 2 ? [numbers[0] ?? 1, 0, 0, numbers[1] ?? 1] : numbers;
      const part = this.read(glyph, depth + 1);
      parts.push({
        ...part,
        xs: part.xs.map((x, index) => Math.round(a * x + c * (part.ys[index] ?? 0) + dx)),
        ys: part.ys.map((y, index) => Math.round(b * (part.xs[index] ?? 0) + d * y + dy)),
      });
    }
    return joinOutlines(parts);
  }
}

/** Outlines over one another. */
export function joinOutlines(parts: readonly Outline[]): Outline {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const xs: number[] = [];
  const ys: number[] = [];
  const onCurve: boolean[] = [];
  const ends: number[] = [];
  for (const part of parts) {
    const first = xs.length;
    for (const x of part.xs) xs.push(x);
    for (const y of part.ys) ys.push(y);
    for (const on of part.onCurve) onCurve.push(on);
    for (const end of part.ends) ends.push(first + end);
  }
  return { xs, ys, onCurve, ends };
}

/** The outline scaled, then moved, on whole units. */
export function placeOutline(outline: Outline, scale: number, dx: number, dy: number): Outline {
  return {
    ...outline,
    xs: outline.xs.map((x) => Math.round(x * scale + dx)),
    ys: outline.ys.map((y) => Math.round(y * scale + dy)),
  };
}

/** The smallest upright rectangle around the points: left, bottom, right, top; all 0 of an empty outline. */
export function boundOutline({ xs, ys }: Outline): readonly [number, number, number, number] {
  const least = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);
  return [least(xs), least(ys), most(xs), most(ys)];
}

/** A simple glyph for the table `glyf`; nothing at all for an empty outline. Its length is a multiple of 4. */
export function writeGlyph(outline: Outline): Uint8Array {
  const { xs, ys, onCurve, ends } = outline;
  if (ends.length === 0) return new Uint8Array(0);
  const bytes: number[] = [];
  const push16 = (value: number): void => {
    bytes.push((value >> 8) & 0xff, value & 0xff);
  };
  push16(ends.length);
  for (const bound of boundOutline(outline)) push16(bound);
  for (const end of ends) push16(end);
  push16(0);
  const steps = (values: readonly number[]): readonly number[] =>
    values.map((value, index) => value - (values[index - 1] ?? 0));
  const dxs = steps(xs);
  const dys = steps(ys);
  onCurve.forEach((on, index) => {
    const flag =
      (on ? ON_CURVE : 0) |
      (index === 0 ? OVERLAP : 0) |
      stepFlag(dxs[index] ?? 0, X_SHORT, X_SAME_OR_POSITIVE) |
      stepFlag(dys[index] ?? 0, Y_SHORT, Y_SAME_OR_POSITIVE);
    bytes.push(flag);
  });
  for (const step of [...dxs, ...dys]) {
    if (step === 0) continue;
    if (Math.abs(step) < 256) bytes.push(Math.abs(step));
    else push16(step);
  }
  while (bytes.length % 4 !== 0) bytes.push(0);
  return Uint8Array.from(bytes);
}

function stepFlag(step: number, short: number, same: number): number {
  if (step === 0) return same;
  return Math.abs(step) < 256 ? short | (step > 0 ? same : 0) : 0;
}
