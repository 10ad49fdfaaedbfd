/** The entities of WebVTT (section 4.2.2); SubRip files carry the same ones when they come from web pages. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  lrm: "\u200e",
  rlm: "\u200f",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, number?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = Number(number);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A run of a caption's characters. */
export interface CueRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A line of a caption without its marks. */
export interface CueLine {
  readonly runs: readonly CueRun[];
  /** Who speaks, where the file says so. */
  readonly speaker: string | null;
}

const marks = /<(\/?)([a-z]+|\d[\d:.]*)((?:[.\s][^<>]*)?)\/?>|\{\\[^{}]*\}|\{\/?[ibuy](?::[^{}]*)?\}/gi;

/**
 * Takes the marks out of a caption's lines: HTML-like tags, which may go on over lines, WebVTT's times, classes and
 * voices, and the braces that position SubRip captions. A "<" that begins none of these is a character like others.
 */
export function readCueLines(lines: readonly string[]): readonly CueLine[] {
  let bold = 0;
  let italic = 0;
  return lines.map((line) => {
    const runs: CueRun[] = [];
    let speaker: string | null = null;
    let last = 0;
    const add = (text: string): void => {
      const plain = decodeEntities(text);
      if (plain !== "") runs.push({ text: plain, bold: bold > 0, italic: italic > 0 });
    };
    for (const match of line.matchAll(marks)) {
      const [mark, slash, name = "", rest = ""] = match;
      add(line.slice(last, match.index));
      last = match.index + mark.length;
      const step = slash === "/" ? -1 : 1;
      const tag = name.toLowerCase();
      if (tag === "b") bold = Math.max(0, bold + step);
      if (tag === "i") italic = Math.max(0, italic + step);
      if (tag === "v" && step > 0) speaker ??= decodeEntities(rest.replace(/^\.\S*/, "").trim());
    }
    add(line.slice(last));
    return { runs, speaker: speaker === "" ? null : speaker };
  });
}
