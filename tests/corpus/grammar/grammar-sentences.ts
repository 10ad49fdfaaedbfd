import { readFileSync } from "node:fs";

/** A sentence with one mistake. */
export interface FaultySentence {
  readonly kind: string;
  readonly text: string;
  /** The place of the mistake, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly corrected: string;
}

/** How many sentences a frame makes at most. */
const FAULTY_PER_FRAME = 12;
const SOUND_PER_FRAME = 14;

function readLines(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** The sentences of a frame: each choice goes on by one at its own pace, so that few share two choices. */
function fillFrame(frame: string, most: number): string[] {
  const filled = new Set<string>();
  for (let round = 0; round < most * 12 && filled.size < most; round += 1) {
    let pace = 0;
    filled.add(
      frame.replace(/<([^>]+)>/g, (_, list: string) => {
        const choices = list.split("/");
        pace += 1;
        const step = pace === 1 ? round : Math.floor(round / pace) + round;
        return choices[step % choices.length] ?? "";
      }),
    );
  }
  return [...filled];
}

/** The labelled sentences with one mistake each, made of the frames of faulty.txt. */
export function readFaultySentences(): FaultySentence[] {
  return readLines("faulty.txt").flatMap((line) => {
    const cut = line.indexOf(": ");
    return fillFrame(line.slice(cut + 2), FAULTY_PER_FRAME).map((sentence) => {
      const [before = "", wrong = "", right = "", after = ""] = sentence.split(/[{|}]/);
      const text = before + wrong + after;
      return {
        kind: line.slice(0, cut),
        text,
        start: before.length,
        end: before.length + wrong.length,
        corrected: before + right + after,
      };
    });
  });
}

/** The correct sentences that tempt a checker: those of sound.txt. */
export function readSoundSentences(): string[] {
  return readLines("sound.txt").flatMap((line) => fillFrame(line, SOUND_PER_FRAME));
}

/** Plain correct sentences of many kinds: those of plain.txt. */
export function readPlainSentences(): string[] {
  return readLines("plain.txt");
}

/** Common misspellings with what they are meant for. */
export function readMisspellings(): (readonly [wrong: string, right: string])[] {
  return readLines("misspellings.txt").map((line) => {
    const [wrong = "", right = ""] = line.split(" ");
    return [wrong, right];
  });
}
