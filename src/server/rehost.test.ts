import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { rehostFile } from "./rehost.ts";
import type { SiteFile } from "./site-files.ts";

const publicOrigin = "https://wordbench.example";
const text =
  '<link rel="canonical" href="https://wordbench.example/about"/><a href="mailto:hello@wordbench.example">';
const page: SiteFile = {
  contentType: "text/html; charset=utf-8",
  etag: '"before"',
  plain: Buffer.from(text),
  encoded: new Map(),
  html: text,
  immutable: false,
};

describe("rehostFile", () => {
  const moved = rehostFile(page, publicOrigin, "http://localhost:3000");
  const expected =
    '<link rel="canonical" href="http://localhost:3000/about"/><a href="mailto:hello@wordbench.example">';

  it("names the present origin, whole and compressed, under another tag", () => {
    expect(moved.html).toBe(expected);
    expect(moved.plain.toString()).toBe(expected);
    expect(brotliDecompressSync(moved.encoded.get("br") ?? "").toString()).toBe(expected);
    expect(gunzipSync(moved.encoded.get("gzip") ?? "").toString()).toBe(expected);
    expect(moved.etag).not.toBe(page.etag);
  });

  it.each([
    ["a page of the public origin", page, publicOrigin],
    ["code", { ...page, immutable: true }, "http://localhost:3000"],
    ["a picture", { ...page, contentType: "image/png" }, "http://localhost:3000"],
    ["what mentions no origin", { ...page, plain: Buffer.from("Hello") }, "http://localhost:3000"],
  ])("leaves %s as it is", (_what, file, origin) => {
    expect(rehostFile(file, publicOrigin, origin)).toBe(file);
  });
});
