import { damagedFile } from "../read-failure.ts";

/** What files read here are called in sentences. */
export const word97Name = "Word document";

/** Little-endian numbers in bytes. What lies beyond the end throws `ReadFailure`: the file is damaged. */
export class ByteView {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(offset: number): number {
    this.#check(offset, 1);
    return this.#view.getUint8(offset);
  }

  u16(offset: number): number {
    this.#check(offset, 2);
    return this.#view.getUint16(offset, true);
  }

  i16(offset: number): number {
    this.#check(offset, 2);
    return this.#view.getInt16(offset, true);
  }

  u32(offset: number): number {
    this.#check(offset, 4);
    return this.#view.getUint32(offset, true);
  }

  i32(offset: number): number {
    this.#check(offset, 4);
    return this.#view.getInt32(offset, true);
  }

  /** A part of the same bytes, not a copy. */
  slice(offset: number, length: number): ByteView {
    this.#check(offset, length);
    return new ByteView(this.bytes.subarray(offset, offset + length));
  }

  /** UTF-16 text of `length` units. */
  text(offset: number, length: number): string {
    return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(this.slice(offset, length * 2).bytes);
  }

  #check(offset: number, length: number): void {
    if (!(offset >= 0 && length >= 0 && offset + length <= this.bytes.length)) throw damagedFile(word97Name);
  }
}

/** No bytes: what a structure that a file does not have is read from. */
export const noBytes = new ByteView(new Uint8Array(0));
