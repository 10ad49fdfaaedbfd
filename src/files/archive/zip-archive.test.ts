import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { ReadFailure } from "../read-failure.ts";
import { ZipArchive } from "./zip-archive.ts";

const words = "Some words, some words. ".repeat(50);
const archive = zipSync({ "a/B.xml": strToU8(words), "stored.txt": [strToU8("stored"), { level: 0 }] });

function text(bytes: Uint8Array, path: string): string | null {
  const part = new ZipArchive(bytes, "document").read(path);
  return part === null ? null : new TextDecoder().decode(part);
}

/** The same archive with 32-bit numbers changed at offsets counted from its central directory's first entry. */
function patched(change: (view: DataView, directory: number, end: number) => void): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  change(view, view.getUint32(end + 16, true), end);
  return bytes;
}

function reasonOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ReadFailure) return error.reason;
    throw error;
  }
  return "none";
}

describe("ZipArchive", { timeout: 30_000 }, () => {
  it("reads parts, packed and not, whatever the case of their names", () => {
    expect(text(archive, "a/b.XML")).toBe(words);
    expect(text(archive, "stored.txt")).toBe("stored");
    expect(text(archive, "missing")).toBeNull();
    expect(new ZipArchive(archive, "document").paths).toEqual(["a/B.xml", "stored.txt"]);
  });

  it("reads archives with bytes before and a comment after", () => {
    const comment = patched((view, _directory, end) => view.setUint16(end + 20, 4, true));
    const bytes = Uint8Array.from([1, 2, 3, ...comment, 9, 9, 9, 9]);
    expect(text(bytes, "stored.txt")).toBe("stored");
  });

  it("reads sizes of 64 bits", () => {
    // An entry as streaming writers make it: all ones in the usual places, the numbers in an extra field.
    const entry = (path: string, content: string): Uint8Array => {
      const bytes = zipSync({ [path]: [strToU8(content), { level: 0, extra: { 1: new Uint8Array(16) } }] });
      const view = new DataView(bytes.buffer);
      const directory = view.getUint32(bytes.length - 22 + 16, true);
      const extra = directory + 46 + path.length;
      view.setUint32(extra + 4, content.length, true);
      view.setUint32(extra + 12, content.length, true);
      view.setUint32(directory + 20, 0xffff_ffff, true);
      view.setUint32(directory + 24, 0xffff_ffff, true);
      return bytes;
    };
    expect(text(entry("a", "sixty-four"), "a")).toBe("sixty-four");
  });

  it.each<[name: string, bytes: Uint8Array, reason: string]>([
    ["no directory", archive.subarray(0, -23), "damaged"],
    ["no bytes", new Uint8Array(), "damaged"],
    [
      "a directory beyond the end",
      patched((view, _, end) => view.setUint32(end + 16, 0x7fff_ffff, true)),
      "damaged",
    ],
    ["more entries than there are", patched((view, _, end) => view.setUint16(end + 10, 9, true)), "damaged"],
    [
      "a part beyond the end",
      patched((view, directory) => view.setUint32(directory + 20, 0x00ff_ffff, true)),
      "damaged",
    ],
    [
      "a header that is none",
      patched((view, directory) => view.setUint32(directory + 42, 5, true)),
      "damaged",
    ],
    ["a wrong checksum", patched((view, directory) => view.setUint32(directory + 16, 1, true)), "damaged"],
    ["damaged packing", patched((view) => view.setUint32(40, 0xffff_ffff, true)), "damaged"],
    ["encryption", patched((view, directory) => view.setUint16(directory + 8, 1, true)), "password"],
    [
      "another packing",
      patched((view, directory) => view.setUint16(directory + 10, 12, true)),
      "unsupported",
    ],
    [
      "a size beyond measure",
      patched((view, directory) => view.setUint32(directory + 24, 0x7fff_ffff, true)),
      "unsafe",
    ],
  ])("refuses %s", (_name, bytes, reason) => {
    expect(reasonOf(() => new ZipArchive(bytes, "document").read("a/b.xml"))).toBe(reason);
  });

  it.each([10, 5000])("reads a part that says that it has %i bytes and has 1,200", (size) => {
    const bytes = patched((view, directory) => view.setUint32(directory + 24, size, true));
    expect(words).toHaveLength(1200);
    expect(text(bytes, "a/b.xml")).toBe(words);
  });

  it("stops unpacking a part that lies about its size", () => {
    const bytes = zipSync({ a: new Uint8Array(24_000_000) }, { level: 1 });
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(directory + 24, 1000, true);
    let unpacked = 0;
    const reason = reasonOf(() => {
      for (const piece of new ZipArchive(bytes, "document").pieces("a")) unpacked += piece.length;
    });
    expect(reason).toBe("unsafe");
    expect(unpacked).toBeLessThan(20_000_000);
  });
});
