import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import { site } from "#config";
import type { ReadArticle } from "./article.ts";
import { tagSlug } from "#pages/blog/article.ts";

/** What a cover shows. */
export type CoverFacts = Pick<ReadArticle, "title" | "tags" | "sign">;

/** A cover as files: whole for other sites and feeds, and in two sizes for our own pages. */
export interface CoverFiles {
  readonly png: Buffer;
  readonly webp: Buffer;
  readonly smallWebp: Buffer;
}

/** The size that social networks show; the specification, section 9. */
export const coverSize = { width: 1200, height: 630 } as const;
export const smallCoverSize = { width: 640, height: 336 } as const;

interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly quiet: string;
  readonly sign: string;
}

/** Paper and ink, each with one colour; a theme keeps its own. */
const palettes: readonly Colours[] = [
  { ground: "#e8eefb", ink: "#1b1d22", quiet: "#5c6475", sign: "#2563eb" },
  { ground: "#1d2333", ink: "#f4f1ea", quiet: "#a9aebd", sign: "#8fb4ff" },
  { ground: "#f3ede2", ink: "#1d1b19", quiet: "#6b6355", sign: "#b4451f" },
  { ground: "#14312d", ink: "#f2f3ec", quiet: "#a3b8b1", sign: "#7fd1b9" },
  { ground: "#2563eb", ink: "#ffffff", quiet: "#d5e1ff", sign: "#b9d0ff" },
  { ground: "#ece9f4", ink: "#211c2b", quiet: "#655f73", sign: "#6d3fc4" },
  { ground: "#f6eecb", ink: "#221f12", quiet: "#6b6441", sign: "#8a5a00" },
  { ground: "#dcebe6", ink: "#16211e", quiet: "#52665f", sign: "#0f766e" },
  { ground: "#2d2440", ink: "#f3eff8", quiet: "#b3a9c6", sign: "#c4a7f5" },
  { ground: "#f7e4df", ink: "#24191a", quiet: "#785a58", sign: "#b3263a" },
  { ground: "#2b2a27", ink: "#f4f1ea", quiet: "#b0aba0", sign: "#f0b94d" },
  { ground: "#3a1f26", ink: "#f8efe9", quiet: "#cbaeb0", sign: "#f2a48f" },
];

/** FNV-1a, 32 bits (Fowler, Noll and Vo, 1991): the same theme has the same colours in every build. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash;
}

/** The colours of an article's theme, which is its first tag. */
export function coloursOf({ tags }: Pick<CoverFacts, "tags">): Colours {
  const [first] = palettes;
  if (first === undefined) throw new RangeError("There are no colours to choose from.");
  return palettes[hashOf(tagSlug(tags[0] ?? "")) % palettes.length] ?? first;
}

interface Box {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: null;
}

function box(style: Readonly<Record<string, unknown>>, children: unknown = []): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children }, key: null };
}

/** Where the words of a title begin and end along a line, in shares of it: a measure of the title itself. */
export function measureTitle(title: string): readonly { readonly start: number; readonly end: number }[] {
  const characters = [...title];
  const words: { start: number; end: number }[] = [];
  let start: number | null = null;
  for (const [place, character] of [...characters, " "].entries()) {
    if (/\s/.test(character)) {
      if (start !== null) words.push({ start: start / characters.length, end: place / characters.length });
      start = null;
    } else start ??= place;
  }
  return words;
}

const margin = 72;
const rulerWidth = coverSize.width - 2 * margin;

/** The ruler along the foot: a bar for each word of the title, over a scale of its characters. */
function ruler(title: string, colours: Colours): Box {
  const length = [...title].length;
  const bars = measureTitle(title).map(({ start, end }) =>
    box({
      position: "absolute",
      left: start * rulerWidth,
      top: 0,
      width: (end - start) * rulerWidth,
      height: 10,
      background: colours.sign,
    }),
  );
  const ticks = Array.from({ length: length + 1 }, (_, place) =>
    box({
      position: "absolute",
      left: Math.min((place / length) * rulerWidth, rulerWidth - 2),
      top: 20,
      width: 2,
      height: place % 10 === 0 ? 22 : place % 5 === 0 ? 15 : 8,
      background: colours.quiet,
    }),
  );
  return box({ position: "absolute", left: margin, bottom: 52, width: rulerWidth, height: 42 }, [
    ...bars,
    ...ticks,
  ]);
}

/** How large the sign is set: as large as its letters let it stand in a width. */
function signSize(sign: string, sizes: readonly number[]): number {
  return sizes[[...sign].length - 1] ?? sizes.at(-1) ?? 200;
}

function signBox(sign: string, colours: Colours, sizes: readonly number[], place: object): Box {
  const look = { fontFamily: "Serif", lineHeight: 1, letterSpacing: "-0.04em", color: colours.sign };
  return box({ position: "absolute", fontSize: signSize(sign, sizes), ...look, ...place }, sign);
}

/** The drawing with its title, for places that show nothing else: social networks, feed readers. */
function drawCover(facts: CoverFacts): Box {
  const colours = coloursOf(facts);
  const size = facts.title.length > 44 ? 60 : facts.title.length > 30 ? 66 : 76;
  const label = `${site.name} · ${facts.tags[0] ?? "Writing"}`;
  return box({ ...coverSize, position: "relative", background: colours.ground, color: colours.ink }, [
    signBox(facts.sign, colours, [520, 400, 330, 250], {
      right: margin - 6,
      top: 30,
      height: 380,
      alignItems: "center",
    }),
    box(
      {
        position: "absolute",
        left: margin,
        top: 60,
        fontFamily: "Sans",
        fontSize: 26,
        color: colours.quiet,
      },
      label,
    ),
    box(
      {
        position: "absolute",
        left: margin,
        bottom: 138,
        width: 580,
        fontFamily: "Serif",
        fontSize: size,
        lineHeight: 1.1,
        letterSpacing: "-0.01em",
      },
      facts.title,
    ),
    ruler(facts.title, colours),
  ]);
}

/** The drawing without its title, for our own pages, where the title stands beside it. */
function drawPlate({ title, tags, sign }: CoverFacts): Box {
  const colours = coloursOf({ tags });
  return box({ ...coverSize, position: "relative", background: colours.ground }, [
    signBox(sign, colours, [600, 560, 500, 400], {
      left: margin - 10,
      top: 0,
      height: 500,
      alignItems: "center",
    }),
    ruler(title, colours),
  ]);
}

interface CoverFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400;
  readonly style: "normal";
}

let fonts: Promise<readonly CoverFont[]> | null = null;

/** The interface's own fonts; drawing starts with the package that the pages use. */
function loadFonts(): Promise<readonly CoverFont[]> {
  const require = createRequire(import.meta.url);
  const font = async (name: string, file: string): Promise<CoverFont> => ({
    name,
    data: await readFile(require.resolve(`@fontsource-variable/${file}`)),
    weight: 400,
    style: "normal",
  });
  fonts ??= Promise.all([
    font("Serif", "source-serif-4/files/source-serif-4-latin-wght-normal.woff2"),
    font("Sans", "inter/files/inter-latin-wght-normal.woff2"),
  ]);
  return fonts;
}

async function drawSvg(drawing: Box): Promise<Buffer> {
  return Buffer.from(await satori(drawing, { ...coverSize, fonts: [...(await loadFonts())] }));
}

/** Draws a cover. The same facts make the same bytes. */
export async function renderCover(facts: CoverFacts): Promise<CoverFiles> {
  const [cover, plate] = await Promise.all([drawSvg(drawCover(facts)), drawSvg(drawPlate(facts))]);
  return encodeCover(cover, plate);
}

/** Writes pictures in the forms in which covers are kept: one for other sites, one in two sizes for our own pages. */
export async function encodeCover(outside: Buffer, inside: Buffer): Promise<CoverFiles> {
  const fit = (picture: Buffer, size: typeof coverSize | typeof smallCoverSize) =>
    sharp(picture).resize({ ...size, fit: "cover" });
  const [png, webp, smallWebp] = await Promise.all([
    fit(outside, coverSize).png({ palette: true, compressionLevel: 9, effort: 3 }).toBuffer(),
    fit(inside, coverSize).webp({ quality: 86, effort: 4 }).toBuffer(),
    fit(inside, smallCoverSize).webp({ quality: 84, effort: 4 }).toBuffer(),
  ]);
  return { png, webp, smallWebp };
}
