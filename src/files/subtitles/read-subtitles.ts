import { FlowWriter } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import type { ReadTask } from "../read-task.ts";
import { undecodableLoss, type DecodedText } from "../text/decode-text.ts";
import { readCueLines, type CueLine } from "./cue-text.ts";
import { readCues, type Cue } from "./read-cues.ts";

/** Captions this far apart, in seconds, belong to different paragraphs even in the middle of a sentence. */
const longPause = 3;

const sentenceEnd = /[.!?…。！？؟।♪]["'”’»)\]]*$/;

function textOf(line: CueLine): string {
  return line.runs.map(({ text }) => text).join("");
}

/**
 * The lines of each caption that are new. Captions made by machine as words are spoken show the line before once more,
 * above the new one; such files time the words within lines.
 */
function* newLines(cues: readonly Cue[], isVtt: boolean): Generator<readonly [Cue, readonly CueLine[]]> {
  const isRolling = isVtt && cues.some(({ lines }) => lines.some((line) => /<\d+:\d\d[^<>]*>/.test(line)));
  let shown: readonly string[] = [];
  for (const cue of cues) {
    const lines = readCueLines(cue.lines).filter((line) => textOf(line).trim() !== "");
    const isRepeated = (line: CueLine): boolean => isRolling && shown.includes(textOf(line));
    yield [cue, lines.filter((line) => !isRepeated(line))];
    shown = lines.map(textOf);
  }
}

/**
 * Reads captions as running text: a sentence goes on over lines and captions, and a new paragraph begins after the end
 * of one, with a new speaker, a dash of dialogue, or after a pause of three seconds. Who speaks stands before the words
 * where it changes.
 */
export async function readSubtitles(decoded: DecodedText, task: ReadTask): Promise<ReadResult> {
  const isVtt = /^\s*WEBVTT/.test(decoded.text);
  const cues = readCues(decoded.text);
  const writer = new FlowWriter();
  let speaker: string | null = null;
  let lastText = "";
  let lastEnd = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const [cue, lines] of newLines(cues, isVtt)) {
    for (const line of lines) {
      const text = textOf(line);
      const isNewSpeaker = line.speaker !== null && line.speaker !== speaker;
      const isNew =
        isNewSpeaker ||
        sentenceEnd.test(lastText.trimEnd().slice(-20)) ||
        /^\s*[-–—‐]/.test(text) ||
        cue.start - lastEnd >= longPause;
      if (isNew && writer.hasInlines) writer.endParagraph({ isTight: true });
      else if (writer.hasInlines) writer.text(" ", writer.style({}));
      if (isNewSpeaker) writer.text(`${line.speaker ?? ""}: `, writer.style({}));
      speaker = line.speaker ?? speaker;
      for (const { text: run, bold, italic } of line.runs) writer.text(run, writer.style({ bold, italic }));
      lastText = text;
      lastEnd = cue.end;
    }
    count += 1;
    await task.pause(count / cues.length);
  }
  if (writer.hasInlines) writer.endParagraph({ isTight: true });
  return {
    format: "subtitles",
    encoding: decoded.encoding,
    parts: writer.finish(),
    losses: undecodableLoss(decoded),
  };
}
