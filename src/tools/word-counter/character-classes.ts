import type { CharacterClasses } from "#core/characters/describe-characters.ts";

export interface CharacterClassText {
  readonly name: keyof CharacterClasses;
  readonly label: string;
}

/** The classes of characters as people are told of them. */
export const characterClasses: readonly CharacterClassText[] = [
  { name: "letters", label: "Letters" },
  { name: "marks", label: "Accents and other marks" },
  { name: "digits", label: "Digits" },
  { name: "otherNumbers", label: "Fractions and other numbers" },
  { name: "punctuation", label: "Punctuation" },
  { name: "symbols", label: "Symbols and emoji" },
  { name: "separators", label: "Spaces" },
  { name: "controls", label: "Line breaks and tabs" },
  { name: "formats", label: "Invisible joiners" },
  { name: "others", label: "Not assigned" },
];

const unusualNames: Readonly<Record<string, string>> = {
  Common: "Shared by scripts (spaces, digits, signs)",
  Inherited: "Marks on any script",
  Unknown: "Not assigned",
};

/** A script as people are told of it: `Old Italic` for Unicode’s `Old_Italic`. */
export function nameScript(script: string): string {
  return unusualNames[script] ?? script.replaceAll("_", " ");
}
