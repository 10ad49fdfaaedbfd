const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes as base64 (RFC 4648, section 4), without padding. */
export function encodeBytes(bytes: Uint8Array): string {
  let text = "";
  for (let place = 0; place < bytes.length; place += 3) {
    const group = ((bytes[place] ?? 0) << 16) | ((bytes[place + 1] ?? 0) << 8) | (bytes[place + 2] ?? 0);
    const characters = Math.min(3, bytes.length - place) + 1;
    for (let turn = 0; turn < characters; turn += 1)
      text += ALPHABET.charAt((group >>> (18 - 6 * turn)) & 63);
  }
  return text;
}

/** The bytes that `encodeBytes` wrote. */
export function decodeBytes(text: string): Uint8Array {
  const values = new Map(Array.from(ALPHABET, (character, value) => [character, value]));
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let waiting = 0;
  let bits = 0;
  let place = 0;
  for (const character of text) {
    waiting = ((waiting << 6) | (values.get(character) ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place] = (waiting >>> bits) & 255;
    place += 1;
  }
  return bytes;
}
