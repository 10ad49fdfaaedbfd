import { formatQuantity } from "./format.ts";

export interface SelectionFiguresProps {
  readonly words: number;
  readonly characters: number;
  readonly sentences: number;
  /** Whether the figures of the whole text leave something out. These do not. */
  readonly amongLeftOut: boolean;
}

/** The size of what is selected, in one line. */
export function SelectionFigures({ words, characters, sentences, amongLeftOut }: SelectionFiguresProps) {
  return (
    <>
      Selected: {formatQuantity(words, "word")}, {formatQuantity(characters, "character")},{" "}
      {formatQuantity(sentences, "sentence")}
      {amongLeftOut ? ", nothing left out" : ""}
    </>
  );
}
