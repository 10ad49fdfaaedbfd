/** How Word treats a run: with which of its fonts, and whether it is complex script (ECMA-376 part 1, 17.3.2.26). */
export interface RunFont {
  readonly slot: "ascii" | "eastAsia" | "cs";
  /** The font asked for; null where the style's serves. Programs without it take one of their own. */
  readonly font: string | null;
}

const latin: RunFont = { slot: "ascii", font: null };

/** Fonts that come with Windows and Office, by script. */
const scripts: readonly (readonly [RegExp, RunFont])[] = [
  [/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u, latin],
  [/\p{Script=Arabic}|\p{Script=Hebrew}/u, { slot: "cs", font: null }],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, { slot: "eastAsia", font: "Yu Gothic" }],
  [/\p{Script=Hangul}/u, { slot: "eastAsia", font: "Malgun Gothic" }],
  [/\p{Script=Han}|\p{Script=Bopomofo}|[\u3000-\u303f\uff00-\uffef]/u, { slot: "eastAsia", font: null }],
  [/\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u, { slot: "cs", font: "Leelawadee UI" }],
  [
    /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}/u,
    { slot: "cs", font: "Nirmala UI" },
  ],
  [/\p{Script=Myanmar}/u, { slot: "cs", font: "Myanmar Text" }],
  [/\p{Script=Tibetan}/u, { slot: "cs", font: "Microsoft Himalaya" }],
  [/\p{Script=Thaana}/u, { slot: "cs", font: "MV Boli" }],
  [/\p{Script=Syriac}/u, { slot: "cs", font: "Estrangelo Edessa" }],
  [/\p{Script=Mongolian}/u, { slot: "cs", font: "Mongolian Baiti" }],
  [/\p{Script=Ethiopic}/u, { slot: "ascii", font: "Ebrima" }],
  [/\p{Script=Georgian}|\p{Script=Armenian}/u, { slot: "ascii", font: "Sylfaen" }],
  [/\p{Script=Cherokee}/u, { slot: "ascii", font: "Gadugi" }],
  [/\p{Emoji_Presentation}/u, { slot: "ascii", font: "Segoe UI Emoji" }],
];

const NEUTRAL = /[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uffef]|\p{Script=Inherited}/u;

/** The font of a character; null for one that goes with those around it, such as a space. */
export function findRunFont(character: string): RunFont | null {
  if (NEUTRAL.test(character)) return null;
  return scripts.find(([pattern]) => pattern.test(character))?.[1] ?? latin;
}

/** The East Asian font of a document by its language: the same code points look different in each. */
export function eastAsianFont(language: string): string {
  if (/^ja\b/.test(language)) return "Yu Gothic";
  if (/^ko\b/.test(language)) return "Malgun Gothic";
  return /^zh-(?:\w+-)?(?:Hant|TW|HK|MO)\b/i.test(language) ? "Microsoft JhengHei" : "Microsoft YaHei";
}
