import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** A served file, whole and compressed, ready to send. */
export interface SiteFile {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** By content coding; a coding that would not be smaller is absent. */
  readonly encoded: ReadonlyMap<"br" | "gzip", Buffer>;
  /** The page's own markup where the file is a page: its inline scripts decide the security policy. */
  readonly html: string | null;
  /** The name holds a hash of the content, so a copy never grows stale. */
  readonly immutable: boolean;
}

/** The built site by address ("/", "/privacy", "/assets/…"). */
export type Site = ReadonlyMap<string, SiteFile>;

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Files whose form has a type of its own: RFC 4287, section 7; JSON Feed 1.1. */
const typesOfFiles: ReadonlyMap<string, string> = new Map([
  ["feed.xml", "application/atom+xml; charset=utf-8"],
  ["feed.json", "application/feed+json; charset=utf-8"],
]);

/** The address at which a file of the built site is served: pages lose `index.html`. */
export function addressOfFile(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.endsWith("/index.html") ? file.slice(0, -"/index.html".length) : file}`;
}

/** The tag of a file's content; a weak one, for it is the same whatever the coding (RFC 9110, section 8.8.3.3). */
export function etagOf(content: Buffer): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Every file of a built site as an address path without its leading slash, sorted. */
export async function listSiteFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

/** Reads a built site into memory: some megabytes, so that serving never waits for a disk. */
export async function readSite(folder: string): Promise<Site> {
  const files = new Set(await listSiteFiles(folder));
  const site = new Map<string, SiteFile>();
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) continue;
    const plain = await readFile(join(folder, file));
    const encoded = new Map<"br" | "gzip", Buffer>();
    if (files.has(`${file}.br`)) encoded.set("br", await readFile(join(folder, `${file}.br`)));
    if (files.has(`${file}.gz`)) encoded.set("gzip", await readFile(join(folder, `${file}.gz`)));
    site.set(addressOfFile(file), {
      contentType: typesOfFiles.get(file) ?? contentTypes[extname(file)] ?? "application/octet-stream",
      etag: etagOf(plain),
      plain,
      encoded,
      html: file.endsWith(".html") ? plain.toString("utf8") : null,
      immutable: file.startsWith("assets/"),
    });
  }
  return site;
}
