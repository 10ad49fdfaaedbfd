/**
 * Writes which character is in which file of the font packages: src/files/report/fonts/lists/font-families.ts and
 * east-asian-families.ts. To be run after a change of those packages.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

import { readFontTables, requireTable } from "../src/files/report/pdf/open-type.ts";

interface Listed {
  readonly name: string;
  readonly weights: readonly number[];
  /** Pieces that another family serves better. */
  readonly skip: RegExp;
}

const folder = "src/files/report/fonts/lists";
const suffix = "-400-normal.woff";
const alphabets = /^(?:latin|cyrillic|greek|vietnamese)(?:-ext)?$/;
const scripts =
  "arabic hebrew devanagari bengali gurmukhi gujarati tamil telugu kannada malayalam sinhala thai lao khmer myanmar ethiopic georgian armenian";

/** In the order in which they are tried. */
const families: readonly Listed[] = [
  { name: "inter", weights: [400, 600], skip: /^$/ },
  { name: "source-serif-4", weights: [400], skip: /^$/ },
  ...scripts.split(" ").map((script) => ({
    name: `noto-sans-${script}`,
    weights: [400, 600],
    skip: /^(?:latin|cyrillic|greek|vietnamese|math|symbols)(?:-ext)?$/,
  })),
  // The signs of this package are in the file that it calls Latin.
  { name: "noto-sans-math", weights: [400], skip: /^$/ },
  { name: "noto-sans-symbols", weights: [400], skip: alphabets },
  { name: "noto-sans-symbols-2", weights: [400], skip: alphabets },
  // The piece “emoji” is all of the others in one.
  { name: "noto-emoji", weights: [400], skip: /^emoji$/ },
];

const eastAsian: readonly Listed[] = ["sc", "jp", "kr"].map((language) => ({
  name: `noto-sans-${language}`,
  weights: [400],
  skip: /^(?:latin|cyrillic|greek|vietnamese|chinese|japanese|korean)/,
}));

/** The code points of a font: formats 4 and 12 of `cmap` (OpenType 1.9.1). */
function listCodePoints(cmap: DataView): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = cmap.getUint32(8 + 8 * index);
    const format = cmap.getUint16(at);
    if (format === 12) addGroups(cmap, at, found);
    else if (format === 4) addSegments(cmap, at, found);
  }
  return found;
}

function addGroups(cmap: DataView, at: number, found: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(at + 12); group += 1) {
    const entry = at + 16 + 12 * group;
    const first = cmap.getUint32(entry);
    const glyph = cmap.getUint32(entry + 8);
    for (let code = first; code <= cmap.getUint32(entry + 4); code += 1) {
      if (glyph + code - first !== 0) found.add(code);
    }
  }
}

function addSegments(cmap: DataView, at: number, found: Set<number>): void {
  const count = cmap.getUint16(at + 6) / 2;
  for (let segment = 0; segment < count; segment += 1) {
    const end = cmap.getUint16(at + 14 + 2 * segment);
    const start = cmap.getUint16(at + 16 + 2 * (count + segment));
    const delta = cmap.getUint16(at + 16 + 2 * (2 * count + segment));
    const rangeAt = at + 16 + 2 * (3 * count + segment);
    const range = cmap.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - start));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Runs as `FontFamilyData` describes them. */
function encodeRuns(codes: ReadonlySet<number>): string {
  const sorted = [...codes].sort((a, b) => a - b);
  const runs: { start: number; end: number }[] = [];
  for (const code of sorted) {
    const last = runs.at(-1);
    if (last?.end === code) last.end += 1;
    else runs.push({ start: code, end: code + 1 });
  }
  return runs
    .map(({ start, end }, index) => {
      const skipped = (start - (runs[index - 1]?.end ?? 0)).toString(36);
      return end - start > 1 ? `${skipped}.${(end - start - 1).toString(36)}` : skipped;
    })
    .join(",");
}

function describeFamily({ name, weights, skip }: Listed): string {
  const files = `node_modules/@fontsource/${name}/files`;
  const pieces = readdirSync(files)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(name.length + 1, -suffix.length))
    .filter((piece) => !skip.test(piece))
    .sort((a, b) => (Number(a) || 0) - (Number(b) || 0) || (a < b ? -1 : 1));
  const lines = pieces.map((piece) => {
    const tables = readFontTables(readFileSync(`${files}/${name}-${piece}${suffix}`));
    return `${JSON.stringify(piece)}: ${JSON.stringify(encodeRuns(listCodePoints(requireTable(tables, "cmap"))))},`;
  });
  return `{ name: ${JSON.stringify(name)}, weights: [${weights.join(", ")}], pieces: { ${lines.join("\n")} } },`;
}

function writeList(file: string, constant: string, note: string, list: readonly Listed[]): void {
  const head = `// Made by build/report-fonts.ts from the packages named in SOURCES.md. Do not edit.\nimport type { FontFamilyData } from "../font-family.ts";`;
  writeFileSync(
    `${folder}/${file}`,
    `${head}\n\n/** ${note} */\nexport const ${constant}: readonly FontFamilyData[] = [\n${list.map(describeFamily).join("\n")}\n];\n`,
  );
}

writeList(
  "font-families.ts",
  "fontFamilies",
  "The fonts of alphabets, abugidas and symbols, in the order in which they are tried.",
  families,
);
writeList(
  "east-asian-families.ts",
  "eastAsianFamilies",
  "The fonts of Chinese, Japanese and Korean.",
  eastAsian,
);
