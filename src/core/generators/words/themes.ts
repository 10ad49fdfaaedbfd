/** What nouns can be about, by the letter that the lists have for it: files of WordNet's lexicographers. */
export const themeNames = {
  a: "animals",
  b: "body",
  e: "feelings",
  f: "food",
  g: "plants",
  l: "places",
  o: "nature",
  p: "people",
  t: "things",
} as const;

export type Theme = keyof typeof themeNames;

/** Whether a letter stands for a theme. */
export function isTheme(letter: string): letter is Theme {
  return Object.hasOwn(themeNames, letter);
}

/** The theme of a name such as `animals`; `undefined` for another word. */
export function parseTheme(name: string): Theme | undefined {
  return Object.keys(themeNames)
    .filter(isTheme)
    .find((theme) => themeNames[theme] === name);
}
