/**
 * Writes `src/core/lists/font-metrics/`, one module a font, from free fonts installed on this machine (Debian packages
 * fonts-liberation2, fonts-crosextra-carlito, fonts-crosextra-caladea, fonts-ebgaramond and fonts-courier-prime). The
 * widths come out of HarfBuzz, which is what LibreOffice shapes with. To run after a new version of a font:
 * `node build/font-metrics.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Blob as FontBlob, Buffer as ShapingBuffer, Face, Feature, Font, shape } from "harfbuzzjs";

import { root } from "./paths.ts";

interface Source {
  /** The module, and the name of what it exports. */
  readonly module: string;
  readonly constant: string;
  readonly file: string;
  readonly comment: string;
}

const sources: readonly Source[] = [
  {
    module: "liberation-serif",
    constant: "liberationSerif",
    file: "truetype/liberation2/LiberationSerif-Regular.ttf",
    comment: "Liberation Serif, whose widths are those of Times New Roman.",
  },
  {
    module: "liberation-sans",
    constant: "liberationSans",
    file: "truetype/liberation2/LiberationSans-Regular.ttf",
    comment: "Liberation Sans, whose widths are those of Arial.",
  },
  {
    module: "liberation-mono",
    constant: "liberationMono",
    file: "truetype/liberation2/LiberationMono-Regular.ttf",
    comment: "Liberation Mono, whose widths are those of Courier New.",
  },
  {
    module: "carlito",
    constant: "carlito",
    file: "truetype/crosextra/Carlito-Regular.ttf",
    comment: "Carlito, whose widths are those of Calibri.",
  },
  {
    module: "caladea",
    constant: "caladea",
    file: "truetype/crosextra/Caladea-Regular.ttf",
    comment: "Caladea, whose widths are those of Cambria.",
  },
  {
    module: "eb-garamond",
    constant: "ebGaramond",
    file: "opentype/ebgaramond/EBGaramond12-Regular.otf",
    comment: "EB Garamond, as it is: other Garamonds have other widths.",
  },
  {
    module: "courier-prime",
    constant: "courierPrime",
    file: "opentype/courier-prime/Courier Prime.otf",
    comment: "Courier Prime, as it is.",
  },
];

/** The blocks that are kept: Latin, Greek, Cyrillic, punctuation, currency, letterlike signs, arrows and ligatures. */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x218f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0xfb00, 0xfb06],
];

/** Signs that stand beside letters of every alphabet. */
const signs = [" ", ...`!"'(),-./:;?‘’“”–—…«»`];
/** The characters between which kerning is kept: those of western European prose, and of Cyrillic and Greek. */
const kernedSets: readonly (readonly string[])[] = [
  [...range(0x21, 0x7e), ...range(0xc0, 0xd6), ...range(0xd8, 0xf6), ...range(0xf8, 0xff), ..." ‘’“”–—…«»"],
  [...signs, ...range(0x410, 0x44f), ..."ЁёІіЇїЄєҐґЎў"],
  [...signs, ...range(0x386, 0x386), ...range(0x388, 0x38a), ...range(0x38e, 0x3a1), ...range(0x3a3, 0x3ce)],
];
const ligatureLetters: readonly string[] = [..."abcdefghijklmnopqrstuvwxyzTQ"];

function range(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Measures texts in a font, in its units. */
function createMeasure(bytes: Uint8Array): (text: string, features: string) => number {
  const font = new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
  const parsed = new Map<string, Feature[]>();
  return (text, features) => {
    const list = parsed.get(features) ?? parseFeatures(features);
    parsed.set(features, list);
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, list);
    return buffer.getGlyphPositions().reduce((width, { xAdvance }) => width + (xAdvance ?? 0), 0);
  };
}

function parseFeatures(features: string): Feature[] {
  return features.split(",").flatMap((feature) => Feature.fromString(feature) ?? []);
}

const plain = "kern=0,liga=0,clig=0,calt=0";
const withLigatures = "kern=0";
const withAll = "kern=1";

/** `12*3 40`: numbers by a space, a run of the same one with its length. */
function packRuns(numbers: readonly number[]): string {
  const runs: { value: number; length: number }[] = [];
  for (const value of numbers) {
    const last = runs.at(-1);
    if (last?.value === value) last.length += 1;
    else runs.push({ value, length: 1 });
  }
  return runs.map(({ value, length }) => (length === 1 ? `${value}` : `${value}*${length}`)).join(" ");
}

/** A table of an OpenType font, TrueType or CFF (OpenType 1.9.1, “Organization of an OpenType font”). */
function readTable(bytes: Uint8Array, tag: string): DataView {
  const directory = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < directory.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    if (String.fromCodePoint(...bytes.subarray(entry, entry + 4)) !== tag) continue;
    return new DataView(bytes.buffer, bytes.byteOffset + directory.getUint32(entry + 8));
  }
  throw new RangeError(`The font has no table ${tag}.`);
}

/** The vertical metrics that LibreOffice lays lines out by: `typo` where the font asks for it, else `hhea`. */
function readVertical(bytes: Uint8Array) {
  const hhea = readTable(bytes, "hhea");
  const os2 = readTable(bytes, "OS/2");
  const usesTypo = (os2.getUint16(62) & 0x80) !== 0;
  const [table, at] = usesTypo ? [os2, 68] : [hhea, 4];
  return {
    unitsPerEm: readTable(bytes, "head").getUint16(18),
    ascent: table.getInt16(at),
    descent: -table.getInt16(at + 2),
    lineGap: table.getInt16(at + 4),
  };
}

function readCodePoints(bytes: Uint8Array): ReadonlySet<number> {
  return new Set(new Face(new FontBlob(new Uint8Array(bytes).buffer)).collectUnicodes());
}

function readKerning(
  measure: (text: string, features: string) => number,
): readonly (readonly [number, string])[] {
  const amounts = new Map<string, number>();
  for (const kerned of kernedSets) {
    const widths = new Map(kerned.map((character) => [character, measure(character, plain)]));
    for (const first of kerned) {
      for (const second of kerned) {
        const apart = (widths.get(first) ?? 0) + (widths.get(second) ?? 0);
        const amount = measure(first + second, withAll) - apart;
        if (amount !== 0) amounts.set(first + second, amount);
      }
    }
  }
  const byAmount = new Map<number, string>();
  for (const [pair, amount] of amounts) byAmount.set(amount, (byAmount.get(amount) ?? "") + pair);
  return [...byAmount].toSorted(([first], [second]) => first - second);
}

/** What ligatures of two letters add to the width of their parts, and of three to that of their pairs. */
function readLigatures(
  measure: (text: string, features: string) => number,
): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const first of ligatureLetters) {
    for (const second of ligatureLetters) {
      const pair = first + second;
      const amount = measure(pair, withLigatures) - measure(pair, plain);
      if (amount !== 0) found.set(pair, amount);
    }
  }
  for (const pair of found.keys()) {
    for (const third of ligatureLetters) {
      const three = pair + third;
      const joined = (found.get(pair) ?? 0) + (found.get(three.slice(1)) ?? 0);
      const amount = measure(three, withLigatures) - measure(three, plain) - joined;
      if (amount !== 0 && pair.length === 2) found.set(three, amount);
    }
  }
  return [...found];
}

function writeModule({ module, constant, file, comment }: Source): void {
  const bytes = new Uint8Array(readFileSync(join("/usr/share/fonts", file)));
  const measure = createMeasure(bytes);
  const vertical = readVertical(bytes);
  const covered = readCodePoints(bytes);
  const advances = blocks.flatMap(([first, last]) => {
    const widths = range(first, last).map((character, index) =>
      covered.has(first + index) ? Math.max(0, measure(character, plain)) : -1,
    );
    return widths.every((width) => width === -1) ? [] : [[first, packRuns(widths)] as const];
  });
  const tuples = (list: readonly (readonly [number | string, number | string])[]) =>
    list.map((pair) => `    [${pair.map((part) => JSON.stringify(part)).join(", ")}],\n`).join("");
  const { unitsPerEm, ascent, descent, lineGap } = vertical;
  writeFileSync(
    join(root, "src/core/lists/font-metrics", `${module}.ts`),
    `import type { FontMetrics } from "./font-metrics.ts";

/** ${comment} Made by \`build/font-metrics.ts\`. */
export const ${constant}: FontMetrics = {
  unitsPerEm: ${unitsPerEm},
  ascent: ${ascent},
  descent: ${descent},
  lineGap: ${lineGap},
  advances: [
${tuples(advances)}  ],
  kerning: [
${tuples(readKerning(measure))}  ],
  ligatures: [
${tuples(readLigatures(measure))}  ],
};
`,
  );
}

for (const source of sources) writeModule(source);
