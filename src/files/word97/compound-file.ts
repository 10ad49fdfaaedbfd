import { damagedFile } from "../read-failure.ts";
import { ByteView, word97Name } from "./byte-view.ts";

/** Sector numbers from here on are marks: end of chain, free, part of the allocation table itself. */
const lastSector = 0xffff_fffa;
const endOfChain = 0xffff_fffe;
const noEntry = 0xffff_ffff;
const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
const headerBytes = 512;
const entryBytes = 128;
const miniSectorBytes = 64;
const sectorsInHeader = 109;

interface Entry {
  readonly name: string;
  readonly type: "storage" | "stream" | "root" | "unused";
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const entryTypes: readonly Entry["type"][] = ["unused", "storage", "stream", "unused", "unused", "root"];

/** Whether bytes begin as a compound file does: Word, Excel and PowerPoint before 2007, and encrypted ones since. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * A file of streams within one file ([MS-CFB]). Chains of sectors that run in circles or out of the file, and sizes
 * that no chain covers, are refused with `ReadFailure`; no stream becomes larger than the file.
 */
export class CompoundFile {
  readonly #file: ByteView;
  readonly #sectorBytes: number;
  readonly #miniStreamBelow: number;
  /** The sectors that hold the allocation table. */
  readonly #tableSectors: readonly number[];
  readonly #entries: readonly Entry[];
  readonly #miniTable: ByteView;
  #miniStream: ByteView | null = null;

  constructor(bytes: Uint8Array) {
    if (!isCompoundFile(bytes) || bytes.length < headerBytes) throw damagedFile(word97Name);
    const file = new ByteView(bytes);
    const shift = file.u16(0x1e);
    if (shift < 7 || shift > 16) throw damagedFile(word97Name);
    this.#file = file;
    this.#sectorBytes = 2 ** shift;
    this.#miniStreamBelow = Math.min(file.u32(0x38), 1 << 16);
    this.#tableSectors = this.#findTable();
    this.#entries = this.#readDirectory(this.#chain(file.u32(0x30), null));
    const miniStart = file.u32(0x3c);
    this.#miniTable = miniStart > lastSector ? new ByteView(new Uint8Array(0)) : this.#chain(miniStart, null);
  }

  /** The names of the streams and storages at the top, in no order. */
  get names(): readonly string[] {
    return this.#topEntries().map(({ name }) => name);
  }

  /** A stream at the top, by its name; `null` when there is none. */
  stream(name: string): ByteView | null {
    const wanted = name.toLowerCase();
    const isWanted = (entry: Entry): boolean =>
      entry.type === "stream" && entry.name.toLowerCase() === wanted;
    // Some programs write trees that do not lead to all entries.
    const entry = this.#topEntries().find(isWanted) ?? this.#entries.find(isWanted);
    if (entry === undefined) return null;
    if (entry.size >= this.#miniStreamBelow) return this.#chain(entry.start, entry.size);
    return this.#miniChain(entry.start, entry.size);
  }

  get #mostSectors(): number {
    return Math.ceil(this.#file.length / this.#sectorBytes);
  }

  /** The bytes of a sector; the last one of a file may be short. */
  #sector(sector: number): Uint8Array {
    // The header takes the place of a sector: 512 bytes, or a whole one where sectors are larger.
    const start = (sector + 1) * this.#sectorBytes;
    const from = this.#sectorBytes < headerBytes ? headerBytes + sector * this.#sectorBytes : start;
    if (sector >= lastSector || from >= this.#file.length) throw damagedFile(word97Name);
    return this.#file.bytes.subarray(from, from + this.#sectorBytes);
  }

  /** The list of the allocation table's sectors: in the header, then in sectors that are chained by their last number. */
  #findTable(): readonly number[] {
    const sectors: number[] = [];
    for (let index = 0; index < sectorsInHeader; index += 1) {
      const sector = this.#file.u32(0x4c + 4 * index);
      if (sector < lastSector) sectors.push(sector);
    }
    let next = this.#file.u32(0x44);
    const count = this.#file.u32(0x48);
    const perSector = this.#sectorBytes / 4 - 1;
    for (let steps = 0; next < lastSector && steps < count; steps += 1) {
      if (steps > this.#mostSectors) throw damagedFile(word97Name);
      const list = new ByteView(this.#sector(next));
      for (let index = 0; index < perSector; index += 1) {
        const sector = list.u32(4 * index);
        if (sector < lastSector) sectors.push(sector);
      }
      next = list.u32(4 * perSector);
    }
    if (sectors.length > this.#mostSectors) throw damagedFile(word97Name);
    return sectors;
  }

  #nextSector(sector: number): number {
    const perSector = this.#sectorBytes / 4;
    const table = this.#tableSectors[Math.floor(sector / perSector)];
    if (table === undefined) throw damagedFile(word97Name);
    return new ByteView(this.#sector(table)).u32((sector % perSector) * 4);
  }

  /** The bytes of a chain: `size` of them, or as many as it has. */
  #chain(start: number, size: number | null): ByteView {
    const wanted = size ?? Infinity;
    const sectors: number[] = [];
    for (let sector = start; sector !== endOfChain && sectors.length * this.#sectorBytes < wanted;) {
      if (sectors.length > this.#mostSectors) throw damagedFile(word97Name);
      sectors.push(sector);
      const reached = sectors.length * this.#sectorBytes;
      if (reached >= wanted) break;
      sector = this.#nextSector(sector);
    }
    return joinPieces(
      sectors.map((sector) => this.#sector(sector)),
      size,
    );
  }

  #miniChain(start: number, size: number): ByteView {
    const root = this.#entries.find(({ type }) => type === "root");
    this.#miniStream ??= root === undefined ? null : this.#chain(root.start, root.size);
    const stream = this.#miniStream;
    if (stream === null) throw damagedFile(word97Name);
    const pieces: Uint8Array[] = [];
    for (let sector = start, reached = 0; reached < size; reached += miniSectorBytes) {
      if (sector > lastSector) throw damagedFile(word97Name);
      const length = Math.min(miniSectorBytes, size - reached);
      pieces.push(stream.slice(sector * miniSectorBytes, length).bytes);
      if (length === miniSectorBytes && reached + length < size) sector = this.#miniTable.u32(sector * 4);
    }
    return joinPieces(pieces, size);
  }

  #readDirectory(directory: ByteView): readonly Entry[] {
    const entries: Entry[] = [];
    for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
      const nameBytes = directory.u16(at + 0x40);
      entries.push({
        name: directory.text(at, Math.min(31, Math.max(0, nameBytes / 2 - 1))),
        type: entryTypes[directory.u8(at + 0x42)] ?? "unused",
        left: directory.u32(at + 0x44),
        right: directory.u32(at + 0x48),
        child: directory.u32(at + 0x4c),
        start: directory.u32(at + 0x74),
        size: directory.u32(at + 0x78),
      });
    }
    return entries;
  }

  /** The entries of the root storage: a tree, each of which is met once, whatever circles it runs in. */
  #topEntries(): readonly Entry[] {
    const root = this.#entries.find(({ type }) => type === "root");
    const found: Entry[] = [];
    const waiting = [root?.child ?? noEntry];
    const seen = new Set<number>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const entry = this.#entries[id];
      if (entry === undefined || seen.has(id)) continue;
      seen.add(id);
      found.push(entry);
      waiting.push(entry.left, entry.right);
    }
    return found;
  }
}

/** One run of bytes from several; short of the size where the file breaks off. */
function joinPieces(pieces: readonly Uint8Array[], size: number | null): ByteView {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const joined = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return new ByteView(size === null ? joined : joined.subarray(0, size));
}
