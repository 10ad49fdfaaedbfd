import { readFileSync } from "node:fs";

import { damagedArchive, damagedFile } from "../corpus/office/damage.ts";
import type { DamagedFile } from "../corpus/office/damage.ts";

/** A kind of file, the files that damaged ones are made from, and how they are damaged. */
export interface FuzzedKind {
  readonly name: string;
  readonly sources: readonly FuzzSource[];
  readonly damage: (bytes: Uint8Array, seed: number, index: number) => DamagedFile;
}

interface FuzzSource {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function office(...names: readonly string[]): readonly FuzzSource[] {
  return names.map((name) => ({
    name: name.split("/").at(-1) ?? name,
    bytes: new Uint8Array(readFileSync(new URL(`../corpus/office/${name}`, import.meta.url))),
  }));
}

/** The bytes of a text in an encoding of one or two bytes a character, from the decoder run over all of them. */
function encode(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytesOf = new Map<string, readonly number[]>();
  for (let lead = 0xff; lead >= 0; lead -= 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(character).length === 1) bytesOf.set(character, [lead, trail]);
    }
  }
  for (let byte = 0; byte <= 0xff; byte += 1) bytesOf.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  return Uint8Array.from(Array.from(text).flatMap((character) => bytesOf.get(character) ?? [0x3f]));
}

function characters(name: string, text: string): FuzzSource {
  return { name, bytes: new TextEncoder().encode(text) };
}

const texts = {
  russian: "Паром пересекает залив за двадцать минут. Гавань лежит там, где река встречает море.\n".repeat(6),
  japanese: "フェリーは二十分で湾を渡ります。港には灯台があります。\n".repeat(8),
  chinese: "渡輪在二十分鐘內穿過海灣。港口有一座燈塔。\n".repeat(8),
  european: "Le bac traverse la baie en vingt minutes ; façade naïve, Müller, “pier” — 5 €.\n".repeat(6),
} as const;

const markdown = `---
title: Harbour
---

# Tide & salt

1. First **step**
   - [a link](https://harbour.example "t") and ![a pier](p.png)
     > quoted *text*
2. Second[^1]

| Month | High water |
| :---- | ---------: |
| March | 5.2 m      |

\`\`\`js
code
\`\`\`

<div>inline <b>html</b></div>

[^1]: A note.
`;

const subRip = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}\n00:00:${String(index + 10)},000 --> 00:00:${String(index + 11)},500\n<i>Line</i> {\\an8}${index}\n- said\n`,
).join("\n");

const webVtt = `WEBVTT - harbour

STYLE
::cue { color: red }

NOTE a note

intro
00:01.000 --> 00:02.000 line:0 align:start
<v Ann>The &amp; <c.loud>tide</c> <00:00:01.500>turns

00:00:02.000 --> 00:00:03.000
- <ruby>港<rt>harbour</rt></ruby>
`;

const asFile = { damage: damagedFile } as const;

/** Every kind of file that is read. */
export const fuzzedKinds: readonly FuzzedKind[] = [
  {
    name: "txt",
    sources: [
      characters("utf-8.txt", Object.values(texts).join("\n")),
      { name: "utf-16.txt", bytes: new Uint8Array(Buffer.from(`\ufeff${texts.russian}`, "utf16le")) },
      { name: "windows-1251.txt", bytes: encode(texts.russian, "windows-1251") },
      { name: "koi8-r.txt", bytes: encode(texts.russian, "koi8-r") },
      { name: "windows-1252.txt", bytes: encode(texts.european, "windows-1252") },
      { name: "shift_jis.txt", bytes: encode(texts.japanese, "shift_jis") },
      { name: "euc-jp.txt", bytes: encode(texts.japanese, "euc-jp") },
      { name: "gb18030.txt", bytes: encode(texts.chinese, "gb18030") },
      { name: "big5.txt", bytes: encode(texts.chinese, "big5") },
    ],
    ...asFile,
  },
  { name: "md", sources: [characters("harbour.md", markdown)], ...asFile },
  {
    name: "html",
    sources: office("sources/columns.html", "sources/arabic.html", "sources/japanese.html"),
    ...asFile,
  },
  { name: "rtf", sources: office("harbour.rtf", "scripts.rtf"), ...asFile },
  { name: "odt", sources: office("harbour.odt", "scripts.odt"), damage: damagedArchive },
  { name: "srt, vtt", sources: [characters("a.srt", subRip), characters("a.vtt", webVtt)], ...asFile },
  { name: "docx", sources: office("harbour.docx", "scripts.docx"), damage: damagedArchive },
  { name: "doc", sources: office("harbour.doc", "scripts.doc"), ...asFile },
  {
    name: "pdf",
    sources: office(
      "letter.pdf",
      "columns.pdf",
      "european.pdf",
      "arabic.pdf",
      "japanese.pdf",
      "letter-with-password.pdf",
    ),
    ...asFile,
  },
];

/** A damaged file of a kind: the same one for the same seed and index. */
export function fuzzedFile(
  kind: FuzzedKind,
  seed: number,
  index: number,
): DamagedFile & { readonly name: string } {
  const source = kind.sources[index % kind.sources.length];
  if (source === undefined) throw new Error(`There is no source of ${kind.name}.`);
  const { bytes, damage } = kind.damage(source.bytes, seed, Math.floor(index / kind.sources.length));
  return { name: source.name, bytes, damage: `${source.name}: ${damage}` };
}
