import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { etagOf } from "./site-files.ts";
import type { SiteFile } from "./site-files.ts";

const textual = /^(text\/(html|plain)|application\/(\w+\+)?(xml|json))/;

/** Fast rather than small: it is done while somebody waits. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A file in which every mention of the public origin has become one of another: canonical links, social images, the
 * sitemap. The same file when it mentions none, is code, or the origins are one. Mail addresses and names of the host
 * without its scheme stay.
 */
export function rehostFile(file: SiteFile, publicOrigin: string, origin: string): SiteFile {
  if (file.immutable || publicOrigin === origin || !textual.test(file.contentType)) return file;
  const text = file.plain.toString("utf8");
  if (!text.includes(publicOrigin)) return file;
  const moved = text.replaceAll(publicOrigin, () => origin);
  const plain = Buffer.from(moved);
  return {
    ...file,
    plain,
    etag: etagOf(plain),
    encoded: new Map([
      ["br", brotliCompressSync(plain, brotliOptions)],
      ["gzip", gzipSync(plain)],
    ]),
    html: file.html === null ? null : moved,
  };
}
