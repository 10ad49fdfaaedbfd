import { hasBytes } from "./signatures.ts";

const signature = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const entryBytes = 128;

/** Whether bytes are a compound file ([MS-CFB]), as older Office programs write, and newer ones around encryption. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return hasBytes(bytes, 0, signature);
}

/**
 * Which of some names a compound file has among its streams and storages. Entries of its directory are looked for
 * wherever they may stand, so that damage to its chains does not hide them.
 */
export function findEntryNames(bytes: Uint8Array, names: readonly string[]): ReadonlySet<string> {
  // Names differ by more than case ([MS-CFB] 2.6.4).
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]));
  const found = new Set<string>();
  const decoder = new TextDecoder("utf-16le");
  for (
    let offset = 512;
    offset + entryBytes <= bytes.length && found.size < wanted.size;
    offset += entryBytes
  ) {
    const length = bytes[offset + 64] ?? 0;
    const kind = bytes[offset + 66] ?? 0;
    // The length counts a zero after the name; kinds are 1 (storage), 2 (stream) and 5 (root).
    const isEntry =
      length >= 4 && length <= 64 && bytes[offset + 65] === 0 && (kind === 1 || kind === 2 || kind === 5);
    if (!isEntry) continue;
    const name = wanted.get(decoder.decode(bytes.subarray(offset, offset + length - 2)).toLowerCase());
    if (name !== undefined) found.add(name);
  }
  return found;
}
