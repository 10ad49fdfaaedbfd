/** One caption: when it is shown, and its lines with whatever marks they carry. */
export interface Cue {
  /** In seconds. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** "00:01:02,500 --> 00:01:04,000", hours and what follows left out or not. SubRip has commas, WebVTT full stops. */
const timing =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.:](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.:](\d{1,3})(?:\s|$)/;

function seconds(hours = "0", minutes = "0", whole = "0", thousandths = "0"): number {
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(`0.${thousandths.padStart(3, "0")}`)
  );
}

function readTiming(line: string): { readonly start: number; readonly end: number } | null {
  const match = timing.exec(line);
  if (match === null) return null;
  return {
    start: seconds(match[1], match[2], match[3], match[4]),
    end: seconds(match[5], match[6], match[7], match[8]),
  };
}

/** Whether a text begins like captions: with the name of WebVTT, or a number and a timing (or just a timing). */
export function looksLikeSubtitles(text: string): boolean {
  if (/^\s*WEBVTT(?:[ \t\n]|$)/.test(text)) return true;
  const [first = "", second = ""] = text.trimStart().slice(0, 200).split("\n");
  return readTiming(first) !== null || (/^\s*\d+\s*$/.test(first) && readTiming(second) !== null);
}

/**
 * Reads the captions of SubRip or WebVTT. The number or name before a timing is no part of any; neither are notes,
 * regions and style sheets. A blank line within a caption does not end it: only the next one's timing does.
 */
export function readCues(text: string): readonly Cue[] {
  const isVtt = /^\s*WEBVTT/.test(text);
  const lines = text.split("\n");
  const cues: Cue[] = [];
  let open: string[] | null = null;
  let isAside = isVtt;
  for (const [index, line] of lines.entries()) {
    const time = readTiming(line);
    if (time !== null) {
      open = [];
      cues.push({ ...time, lines: open });
      isAside = false;
      continue;
    }
    const isAfterBlank = (lines[index - 1]?.trim() ?? "") === "";
    if (isVtt && isAfterBlank && /^(NOTE|STYLE|REGION)(\s|$)/.test(line)) isAside = true;
    const isName =
      readTiming(lines[index + 1] ?? "") !== null && (isVtt ? isAfterBlank : /^\s*\d+\s*$/.test(line));
    if (!isAside && !isName && line.trim() !== "") open?.push(line.trim());
  }
  return cues;
}
