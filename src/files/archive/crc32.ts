/** Four tables in one: what a byte does to the value when it is followed by 0, 1, 2 and 3 others of the same word. */
const tables = new Int32Array(4 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  tables[byte] = value;
}
for (let index = 256; index < tables.length; index += 1) {
  const value = tables[index - 256] ?? 0;
  tables[index] = (value >>> 8) ^ (tables[value & 0xff] ?? 0);
}

/**
 * The CRC-32 (ISO 3309, as in zip) of bytes that follow upon others whose CRC-32 is `before`; 0 for none. Takes four
 * bytes at a time (Kounavis and Berry, "Slicing-by-4", 2005).
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  const { length } = bytes;
  const even = length - (length % 4);
  let offset = 0;
  for (; offset < even; offset += 4) {
    value ^=
      (bytes[offset] ?? 0) |
      ((bytes[offset + 1] ?? 0) << 8) |
      ((bytes[offset + 2] ?? 0) << 16) |
      ((bytes[offset + 3] ?? 0) << 24);
    value =
      (tables[768 + (value & 0xff)] ?? 0) ^
      (tables[512 + ((value >>> 8) & 0xff)] ?? 0) ^
      (tables[256 + ((value >>> 16) & 0xff)] ?? 0) ^
      (tables[value >>> 24] ?? 0);
  }
  for (; offset < length; offset += 1)
    value = (value >>> 8) ^ (tables[(value ^ (bytes[offset] ?? 0)) & 0xff] ?? 0);
  return ~value >>> 0;
}
