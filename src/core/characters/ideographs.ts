/**
 * UTF-16 units, first and last, of Chinese characters and kana that are no marks: the scripts Han, Hiragana and Katakana
 * with the signs that they share, and the first halves of the pairs that write Han beyond the basic plane.
 */
export const ideographsAndKana: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x2fdf], // radicals
  [0x3005, 0x3007], // iteration mark, closing mark, zero
  [0x3021, 0x3029], // Hangzhou numerals
  [0x3038, 0x303b],
  [0x3041, 0x3096], // Hiragana
  [0x309d, 0x309f],
  [0x30a1, 0x30fa], // Katakana
  [0x30fc, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf], // Han
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9d], // half-width Katakana
  [0xd840, 0xd8bf],
];
