import { formatQuantity } from "./format.ts";

export interface SelectionFiguresProps {
  readonly words: number;
  readonly characters: number;
  readonly sentences: number;
}

/** The size of what is selected, in one line. */
export function SelectionFigures({ words, characters, sentences }: SelectionFiguresProps) {
  return (
    <>
      Selected: {formatQuantity(words, "word")}, {formatQuantity(characters, "character")},{" "}
      {formatQuantity(sentences, "sentence")}
    </>
  );
}
