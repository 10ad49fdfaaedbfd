import { describe, expect, it } from "vitest";

import { detectEncoding } from "./detect-encoding.ts";
import { parseEncoding, type TextEncoding } from "./encodings.ts";

/** Encodes text by turning the platform's own decoder round. */
function encode(text: string, encoding: TextEncoding): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): void => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if (Array.from(character).length === 1 && !bytesOf.has(character)) bytesOf.set(character, bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"].includes(encoding)) {
    for (let first = 0x81; first < 0xff; first += 1) {
      for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
    }
  }
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return [...bytes];
    }),
  );
}

/** Sentences written for this test: none is from the texts that the letters were counted in. */
const samples: readonly (readonly [encoding: TextEncoding, text: string])[] = [
  ["windows-1252", "She ordered a café au lait and said it was naïve."],
  ["windows-1252", "“It’s late,” he said — and left…"],
  ["windows-1252", "Größere Häuser stehen am Fluß, schöne Gärten blühen."],
  ["windows-1252", "El niño comió una manzana en el jardín mañana por la tarde."],
  ["windows-1252", "Il n’a pas été là depuis l’été dernier, où était-il ?"],
  ["windows-1252", "Não há coração que não goste de maçãs e pão fresco."],
  ["windows-1252", "Smørrebrød på bordet, blåbær i skåla."],
  ["windows-1252", "Perché non è più così? Città e università."],
  ["iso-8859-15", "Un œuf coûte 3 € et le bœuf est cher, mon cœur."],
  ["macintosh", "“Curly quotes,” she said, “from an old Mac’s résumé.”"],
  ["windows-1250", "Příliš žluťoučký kůň úpěl ďábelské ódy."],
  ["windows-1250", "Zażółć gęślą jaźń, powiedział chłopiec w łódce."],
  ["windows-1250", "Árvíztűrő tükörfúrógép, mondta az öreg őr."],
  ["iso-8859-2", "Dziś wieczorem pójdziemy na spacer ścieżką przez łąkę."],
  ["windows-1251", "Вчера вечером мы долго гуляли по набережной."],
  ["windows-1251", "Їжак їсть гриби біля річки, а ґава дивиться."],
  ["koi8-r", "Вчера вечером мы долго гуляли по набережной."],
  ["koi8-u", "Їжак їсть гриби біля річки, а кіт спить."],
  ["ibm866", "Вчера вечером мы долго гуляли по набережной."],
  ["iso-8859-5", "Вчера вечером мы долго гуляли по набережной."],
  ["windows-1253", "Ο ήλιος ανατέλλει πίσω από τα βουνά του νησιού."],
  ["windows-1254", "Çocuklar bahçede oynuyor, güneş ışığı çok güzel."],
  ["windows-1255", "הילדים משחקים בגינה ליד הבית הגדול."],
  ["windows-1256", "ذهب الأولاد إلى المدرسة في الصباح الباكر."],
  ["windows-1257", "Šiandien labai gražus oras, vaikai žaidžia lauke ąžuolų pavėsyje."],
  ["windows-874", "เด็กๆเล่นอยู่ในสวนหลังบ้าน"],
  ["gb18030", "孩子们在花园里玩耍，天气非常好。"],
  ["big5", "孩子們在花園裡玩耍，天氣非常好。"],
  ["shift_jis", "子どもたちは庭で遊んでいます。今日はとても天気がいい。"],
  ["euc-jp", "子どもたちは庭で遊んでいます。今日はとても天気がいい。"],
  ["euc-kr", "아이들이 정원에서 놀고 있습니다. 날씨가 매우 좋습니다."],
];

describe("detectEncoding", () => {
  it.each(samples)("%s: %s", (encoding, text) => {
    const detected = detectEncoding(encode(text, encoding));
    // Encodings that agree on every letter of a text are equally right.
    expect(
      detected === "binary" || detected === "utf-32"
        ? detected
        : new TextDecoder(detected).decode(encode(text, encoding)),
    ).toBe(text);
  });

  const text = "Zoë, 言葉 🙂";
  const utf16 = new Uint8Array(Buffer.from(text, "utf16le"));
  const swapped = new Uint8Array(Buffer.from(text, "utf16le").swap16());

  it.each<[name: string, bytes: Uint8Array, expected: string]>([
    ["nothing", new Uint8Array(), "utf-8"],
    ["ASCII", Buffer.from("plain"), "utf-8"],
    ["UTF-8", Buffer.from(text), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`), "utf-8"],
    ["UTF-8 that breaks off in a character", Buffer.from(text).subarray(0, -2), "utf-8"],
    ["UTF-8 with a stray byte", Buffer.concat([Buffer.from("é ".repeat(50)), Uint8Array.of(0xe9)]), "utf-8"],
    ["UTF-16, little-endian, with a mark", Uint8Array.of(0xff, 0xfe, ...utf16), "utf-16le"],
    ["UTF-16, big-endian, with a mark", Uint8Array.of(0xfe, 0xff, ...swapped), "utf-16be"],
    ["UTF-16, little-endian, without", utf16, "utf-16le"],
    ["UTF-16, big-endian, without", swapped, "utf-16be"],
    [
      "UTF-16 of Russian, without",
      new Uint8Array(Buffer.from("Вчера вечером мы гуляли.", "utf16le")),
      "utf-16le",
    ],
    [
      "UTF-16 of Chinese, without",
      new Uint8Array(Buffer.from("孩子们在花园里玩耍，\n天气非常好。", "utf16le")),
      "utf-16le",
    ],
    ["UTF-32", Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0), "utf-32"],
    ["ISO-2022-JP", Buffer.from("\x1b$B$3$s\x1b(B"), "iso-2022-jp"],
    ["zeros", new Uint8Array(64), "binary"],
    ["random bytes", Uint8Array.from({ length: 4096 }, (_, index) => (index * index * 7919) >> 5), "binary"],
  ])("%s", (_name, bytes, expected) => {
    expect(detectEncoding(bytes)).toBe(expected);
  });
});

describe("parseEncoding", () => {
  it.each([
    ["UTF8", "utf-8"],
    [" latin1 ", "windows-1252"],
    ["cp1251", "windows-1251"],
    ["GBK", "gb18030"],
    ["Shift-JIS", "shift_jis"],
    ["no such thing", null],
    ["", null],
    ["constructor", null],
    ["x-user-defined", null],
  ])("%j is %s", (label, expected) => {
    expect(parseEncoding(label)).toBe(expected);
  });
});
