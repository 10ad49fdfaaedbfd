import { Inflate, inflateSync } from "fflate";

import { damagedFile, ReadFailure, unsafeFile } from "../read-failure.ts";
import { freeUnpackedBytes, mostExpansion, mostUnpackedBytes, mostWholePartBytes } from "../read-limits.ts";
import { crc32 } from "./crc32.ts";
import { findPackedBytes, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

/** How much is unpacked at a time: few enough bytes that even the densest packing gives less than 17 MB. */
const packedPieceBytes = 16 * 1024;

/**
 * Parts that are packed in no more bytes than the first, and say that they unpack to no more than the second, are
 * unpacked at once, which takes half the time. Even one that lies about its size is done within a second or two.
 */
const wholePackedBytes = 512 * 1024;
const wholeUnpackedBytes = 4 * 1024 * 1024;

const tooLarge = "unpacks to far more than a document can hold";

function isBomb(size: number, packedSize: number): boolean {
  return size > freeUnpackedBytes && size > packedSize * mostExpansion;
}

/** A zip archive in memory. Its parts are unpacked when they are asked for, piece by piece, within limits. */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #what: string;
  readonly #entries = new Map<string, ZipEntry>();
  #unpacked = 0;

  /** `what` the file is in words, for sentences about damage: "Word document". Throws when it has no directory. */
  constructor(bytes: Uint8Array, what: string) {
    const entries = readZipDirectory(bytes);
    if (entries === null) throw damagedFile(what);
    this.#bytes = bytes;
    this.#what = what;
    for (const entry of entries) {
      const key = entry.path.toLowerCase();
      if (!this.#entries.has(key)) this.#entries.set(key, entry);
    }
  }

  get paths(): readonly string[] {
    return Array.from(this.#entries.values(), ({ path }) => path);
  }

  /** Paths are compared without regard to case, as in the Open Packaging Conventions. */
  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /**
   * Unpacks a part piece by piece; nothing for a part that is not there. Throws when it is damaged or encrypted, when
   * it unpacks to far more than its size allows, and when all parts together do.
   */
  *pieces(path: string): Generator<Uint8Array> {
    const entry = this.#entries.get(path.toLowerCase());
    if (entry === undefined) return;
    const packed = findPackedBytes(this.#bytes, entry);
    if (packed === null) throw damagedFile(this.#what);
    if (entry.isEncrypted) {
      throw new ReadFailure(
        "password",
        "is in an archive that is protected by a password",
        "Unpack it with the password first, then open the file that was inside.",
      );
    }
    if (isBomb(entry.size, packed.length)) throw unsafeFile(tooLarge);
    let crc = 0;
    let size = 0;
    for (const piece of this.#unpack(entry, packed)) {
      size += piece.length;
      this.#unpacked += piece.length;
      if (isBomb(size, packed.length) || this.#unpacked > mostUnpackedBytes) throw unsafeFile(tooLarge);
      crc = crc32(piece, crc);
      yield piece;
    }
    if (crc !== entry.crc) throw damagedFile(this.#what);
  }

  /** A part as a whole, for small ones; `null` when it is not there. Throws as `pieces` does, and beyond 16 MB. */
  read(path: string): Uint8Array | null {
    if (!this.has(path)) return null;
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (const piece of this.pieces(path)) {
      length += piece.length;
      if (length > mostWholePartBytes) throw unsafeFile(tooLarge);
      pieces.push(piece);
    }
    const whole = new Uint8Array(length);
    let offset = 0;
    for (const piece of pieces) {
      whole.set(piece, offset);
      offset += piece.length;
    }
    return whole;
  }

  /** A part in one go; `null` for one that is longer than it says. */
  #unpackWhole({ size }: ZipEntry, packed: Uint8Array): Uint8Array | null {
    try {
      // One byte more than stated shows whether there is more; what does not fit is dropped.
      const whole = inflateSync(packed, { out: new Uint8Array(size + 1) });
      return whole.length > size ? null : whole;
    } catch (error) {
      throw damagedFile(this.#what, { cause: error });
    }
  }

  *#unpack(entry: ZipEntry, packed: Uint8Array): Generator<Uint8Array> {
    if (entry.method === 0) {
      yield packed;
      return;
    }
    if (entry.method !== 8) {
      throw new ReadFailure(
        "unsupported",
        "is packed in a way that is not read here",
        "Open it in the program it was made with, and save it anew.",
      );
    }
    if (packed.length <= wholePackedBytes && entry.size <= wholeUnpackedBytes) {
      const whole = this.#unpackWhole(entry, packed);
      if (whole !== null) {
        yield whole;
        return;
      }
    }
    const waiting: Uint8Array[] = [];
    let isWhole = false;
    const inflate = new Inflate((piece, isLast) => {
      if (piece.length > 0) waiting.push(piece);
      isWhole ||= isLast;
    });
    for (let offset = 0; offset < packed.length; offset += packedPieceBytes) {
      const end = offset + packedPieceBytes;
      try {
        inflate.push(packed.subarray(offset, end), end >= packed.length);
      } catch (error) {
        throw damagedFile(this.#what, { cause: error });
      }
      yield* waiting.splice(0);
    }
    if (!isWhole) throw damagedFile(this.#what);
  }
}
