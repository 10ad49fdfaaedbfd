import { unzipSync, zipSync } from "fflate";

/** A damaged variant of a file, and what was done to it. */
export interface DamagedFile {
  readonly bytes: Uint8Array;
  readonly damage: string;
}

/** Numbers from 0 to below 1, the same for the same seed (Mulberry32, Tommy Ettinger 2017). */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What opens an element, a group, a list or a field without closing it, in one format or another. */
const openings = [
  "<w:p>",
  "<w:tbl><w:tr><w:tc>",
  "<w:sdt><w:sdtContent>",
  "<text:section>",
  "<text:list><text:list-item>",
  "<div>",
  "<table><tr><td>",
  "<ul><li>",
  "<b>",
  "{",
  "{\\*\\x ",
  "[",
  "![",
  "> ",
  "<!--",
  "- ",
  "*",
  "<<",
  "(",
  "q ",
  "BT ",
  "\\'",
] as const;

type Damage = (bytes: Uint8Array<ArrayBuffer>, below: (limit: number) => number) => Uint8Array;

/** Values at the edges of what fields can hold, where lengths, offsets and counts go wrong. */
const edgeValues = [
  0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff,
] as const;

const damages: Readonly<Record<string, Damage>> = {
  "bits flipped": (bytes, below) => {
    for (let count = 1 + below(24); count > 0; count -= 1) {
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
    }
    return bytes;
  },
  "cut short": (bytes, below) => bytes.subarray(0, below(bytes.length)),
  "a stretch of zeros": (bytes, below) => {
    const at = below(bytes.length);
    return bytes.fill(0, at, at + below(2048));
  },
  "a stretch of noise": (bytes, below) => {
    const at = below(bytes.length);
    for (let index = at; index < Math.min(bytes.length, at + 512); index += 1) bytes[index] = below(256);
    return bytes;
  },
  "a stretch moved": (bytes, below) => {
    const from = below(bytes.length);
    return bytes.copyWithin(below(bytes.length), from, from + below(1024));
  },
  "fields at their limits": (bytes, below) => {
    const view = new DataView(bytes.buffer);
    for (let count = 1 + below(12); count > 0; count -= 1) {
      const at = 4 * below(Math.floor(bytes.length / 4) - 1);
      view.setUint32(at, edgeValues[below(edgeValues.length)] ?? 0, true);
    }
    return bytes;
  },
  "a field in the head at its limit": (bytes, below) => {
    const at = 2 * below(Math.min(1024, Math.floor(bytes.length / 2) - 2));
    new DataView(bytes.buffer).setUint32(at, edgeValues[below(edgeValues.length)] ?? 0, true);
    return bytes;
  },
  "digits changed": (bytes, below) => {
    for (let count = 200; count > 0; count -= 1) {
      const at = below(bytes.length);
      const byte = bytes[at] ?? 0;
      if (byte >= 0x30 && byte <= 0x39) bytes[at] = 0x30 + below(10);
    }
    return bytes;
  },
  "openings without an end": (bytes, below) => {
    const opening = new TextEncoder().encode(openings[below(openings.length)] ?? "");
    const times = 2 ** below(13);
    const at = below(bytes.length);
    const nested = new Uint8Array(bytes.length + opening.length * times);
    nested.set(bytes.subarray(0, at));
    for (let time = 0; time < times; time += 1) nested.set(opening, at + time * opening.length);
    nested.set(bytes.subarray(at), at + opening.length * times);
    return nested;
  },
  "a stretch repeated": (bytes, below) => {
    const from = below(bytes.length);
    const stretch = bytes.slice(from, from + 1 + below(400));
    const times = 2 ** below(9);
    const repeated = new Uint8Array(bytes.length + stretch.length * times);
    repeated.set(bytes.subarray(0, from));
    for (let time = 0; time < times; time += 1) repeated.set(stretch, from + time * stretch.length);
    repeated.set(bytes.subarray(from), from + stretch.length * times);
    return repeated;
  },
  "a stretch lost": (bytes, below) => {
    const from = below(bytes.length);
    const lost = 1 + below(200);
    const shorter = new Uint8Array(Math.max(0, bytes.length - lost));
    shorter.set(bytes.subarray(0, Math.min(from, shorter.length)));
    if (from + lost < bytes.length) shorter.set(bytes.subarray(from + lost), from);
    return shorter;
  },
};

/** A damaged variant of a file: the same one for the same seed and index. */
export function damagedFile(bytes: Uint8Array, seed: number, index: number): DamagedFile {
  const names = Object.keys(damages);
  const next = seededNumbers(seed ^ Math.imul(index + 1, 0x9e37_79b1));
  const below = (limit: number): number => Math.floor(next() * limit);
  const name = names[index % names.length] ?? "";
  const damage = `${name} (seed ${seed}, variant ${index})`;
  // Nothing can be taken from nothing.
  if (bytes.length < 8) return { bytes: new Uint8Array(bytes), damage };
  return { bytes: damages[name]?.(new Uint8Array(bytes), below) ?? bytes, damage };
}

/**
 * A damaged variant of a zip archive, such as DOCX and ODT: every other one is damaged as a file, and in the others a part
 * is, and packed again, so that the damage reaches the reader of the part.
 */
export function damagedArchive(bytes: Uint8Array, seed: number, index: number): DamagedFile {
  if (index % 2 === 0) return damagedFile(bytes, seed, index / 2);
  const parts = unzipSync(bytes);
  const paths = Object.keys(parts).filter((path) => (parts[path]?.length ?? 0) > 0);
  const turn = (index - 1) / 2;
  const path = paths[Math.floor(seededNumbers(seed + turn)() * paths.length)] ?? "";
  const { bytes: part, damage } = damagedFile(parts[path] ?? bytes, seed, turn);
  return { bytes: zipSync({ ...parts, [path]: part }, { level: 1 }), damage: `${path}: ${damage}` };
}

/** Damaged variants of a file: the same ones for the same seed. */
export function* damagedFiles(bytes: Uint8Array, seed: number, count: number): Generator<DamagedFile> {
  for (let index = 0; index < count; index += 1) yield damagedFile(bytes, seed, index);
}
