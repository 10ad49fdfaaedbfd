import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";
import type { ReadArticle } from "./article.ts";
import { encodeCover, renderCover } from "./cover.ts";
import type { CoverFiles } from "./cover.ts";

/** Covers of earlier builds. Deleting it costs time and nothing else. */
const cacheFolder = join(root, ".cache", "covers");

/** The addresses of a cover's files. */
export interface CoverAddresses {
  readonly png: string;
  readonly webp: string;
  readonly smallWebp: string;
}

/** Where the files of a cover stand, by the `image` of its article. */
export function coverAddresses(image: string): CoverAddresses {
  const base = image.replace(/\.png$/, "");
  return { png: image, webp: `${base}.webp`, smallWebp: `${base}-640.webp` };
}

/** A name for what is made of these parts: what a cover shows, the code that draws it, the site's own name. */
function digestOf(parts: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 24);
}

const kinds = ["png", "webp", "smallWebp"] as const;

function cachedFile(digest: string, kind: (typeof kinds)[number]): string {
  return join(cacheFolder, `${digest}.${kind === "smallWebp" ? "640.webp" : kind}`);
}

async function readCached(digest: string): Promise<CoverFiles | null> {
  const [png, webp, smallWebp] = await Promise.all(
    kinds.map((kind) => readFile(cachedFile(digest, kind)).catch(() => null)),
  );
  return png && webp && smallWebp ? { png, webp, smallWebp } : null;
}

/**
 * The files of an article's cover: made from the file of `public/` that it names, else drawn. Kept between builds by
 * what they are made from.
 */
export async function coverFilesOf(article: ReadArticle): Promise<CoverFiles> {
  const own = await readFile(join(root, "public", article.image)).catch(() => null);
  const drawing = await readFile(join(import.meta.dirname, "cover.ts"));
  const configuration = await readFile(join(root, "site.config.ts"));
  const { title, tags, sign } = article;
  const digest = digestOf([
    drawing,
    own ?? Buffer.concat([configuration, Buffer.from(JSON.stringify({ title, tags, sign }))]),
  ]);
  const cached = await readCached(digest);
  if (cached !== null) return cached;
  const files = own === null ? await renderCover(article) : await encodeCover(own, own);
  await mkdir(cacheFolder, { recursive: true });
  await Promise.all(kinds.map((kind) => writeFile(cachedFile(digest, kind), files[kind])));
  return files;
}

/** Every cover by the address at which it is served. */
export async function drawCovers(articles: readonly ReadArticle[]): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = await Promise.all(
    articles.map(async (article) => {
      const files = await coverFilesOf(article);
      const addresses = coverAddresses(article.image);
      return kinds.map((kind) => [addresses[kind], files[kind]] as const);
    }),
  );
  return new Map(drawn.flat());
}

/** Writes every cover into a built site. */
export async function writeCovers(articles: readonly ReadArticle[], folder: string): Promise<void> {
  for (const [address, bytes] of await drawCovers(articles)) {
    const path = join(folder, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}
