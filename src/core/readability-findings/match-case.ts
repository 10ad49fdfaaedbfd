/** A wording in the letter case of the text that it replaces: a first capital, or all capitals, are kept. */
export function matchCase(replaced: string, wording: string): string {
  if (/^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u.test(replaced)) return wording.toUpperCase();
  return /^\p{Lu}/u.test(replaced) ? capitalize(wording) : wording;
}

/** A wording with its first letter as a capital. */
export function capitalize(wording: string): string {
  const [first = ""] = wording;
  return first.toUpperCase() + wording.slice(first.length);
}

const vowelSound = /^(?:[aeio]|u(?!ni|s[eaiu]|ti)|hour|honest|honou?r|heir)/i;

/** `a` or `an`, by the sound that a wording seems to begin with. */
export function articleFor(wording: string): "a" | "an" {
  return vowelSound.test(wording) && !/^(?:one|once|eu)/i.test(wording) ? "an" : "a";
}
