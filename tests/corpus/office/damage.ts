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
};

/** Damaged variants of a file: the same ones for the same seed. */
export function* damagedFiles(bytes: Uint8Array, seed: number, count: number): Generator<DamagedFile> {
  const names = Object.keys(damages);
  const next = seededNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length] ?? "";
    const damage = damages[name];
    if (damage === undefined) return;
    yield { bytes: damage(new Uint8Array(bytes), below), damage: `${name} (seed ${seed}, variant ${index})` };
  }
}
