/** The digits of packed numbers: printable ASCII without what a string literal would escape. */
export const packedDigits =
  " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/** The digits from this one on say that another follows, which weighs `packedFactor` times as much. */
export const packedFinals = 80;
export const packedFactor = packedDigits.length - packedFinals;

/**
 * Reads whole numbers written as text: one below 80 is one character, a greater one takes a character more for each
 * factor of 13. `build/unicode-tables/pack-numbers.ts` writes them.
 */
export function unpackNumbers(packed: string): number[] {
  const values = new Uint8Array(0x80);
  for (let digit = 0; digit < packedDigits.length; digit += 1) values[packedDigits.charCodeAt(digit)] = digit;
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let index = 0; index < packed.length; index += 1) {
    const digit = values[packed.charCodeAt(index)] ?? 0;
    number += digit * factor;
    if (digit < packedFinals) {
      numbers.push(number);
      number = 0;
      factor = 1;
    } else {
      factor *= packedFactor;
    }
  }
  return numbers;
}
