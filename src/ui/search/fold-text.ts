/** A text without case and accents, with the way back to where each of its characters came from. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where its character starts in the original; one more for its end. */
  readonly origins: readonly number[];
}

/**
 * Takes case, accents and the width of letters from a text, as search boxes do: `Éditeur` becomes `editeur`, `ﬁ`
 * becomes `fi`. Dashes, underscores and every kind of space become a plain space.
 */
export function foldText(original: string): FoldedText {
  const origins: number[] = [];
  let text = "";
  let position = 0;
  for (const character of original) {
    const folded = character
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[\s\p{Pd}_]/gu, " ");
    for (let unit = 0; unit < folded.length; unit++) origins.push(position);
    text += folded;
    position += character.length;
  }
  return { text, origins: [...origins, original.length] };
}
