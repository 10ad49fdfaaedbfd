import { describe, expect, it } from "vitest";

import { decodeText } from "./decode-text.ts";

const text = "Zoë, 言葉 🙂";
const utf8 = Buffer.from(text, "utf8");
const utf16LittleEndian = Buffer.from(`\ufeff${text}`, "utf16le");

describe("decodeText", () => {
  it.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), ""],
    ["a byte order mark and nothing", Buffer.from([0xef, 0xbb, 0xbf]), ""],
    ["UTF-8", utf8, text],
    ["UTF-8 with a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]), text],
    ["UTF-16, little-endian", utf16LittleEndian, text],
    ["UTF-16, big-endian", Buffer.from(utf16LittleEndian).swap16(), text],
  ])("decodes %s", (_name, bytes, expected) => {
    expect(decodeText(bytes)).toBe(expected);
  });

  it.each<[string, Uint8Array]>([
    ["Latin-1", Buffer.from("Zoë", "latin1")],
    ["UTF-8 that breaks off", Buffer.from([0x61, 0xe8, 0xa8])],
    ["UTF-16 without a byte order mark", Buffer.from("Zoe", "utf16le")],
    ["UTF-16 of an odd length", utf16LittleEndian.subarray(0, 5)],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
    ["the start of a zip archive", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0])],
  ])("refuses %s", (_name, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
