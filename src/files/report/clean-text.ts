const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * What XML 1.0 (production 2, Char), HTML (control and noncharacter in input stream) or UTF-8 cannot hold: controls
 * but for tab and line feed, lone surrogates, noncharacters.
 */
const UNUSABLE =
  // oxlint-disable-next-line no-control-regex -- controls are what it is about
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}|[\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{3fffe}\u{3ffff}\u{4fffe}\u{4ffff}\u{5fffe}\u{5ffff}\u{6fffe}\u{6ffff}\u{7fffe}\u{7ffff}\u{8fffe}\u{8ffff}\u{9fffe}\u{9ffff}\u{afffe}\u{affff}\u{bfffe}\u{bffff}\u{cfffe}\u{cffff}\u{dfffe}\u{dffff}\u{efffe}\u{effff}\u{ffffe}\u{fffff}\u{10fffe}\u{10ffff}]/gu;

/**
 * The text as every format can hold it: each kind of line end as a line feed, and U+FFFD in place of controls, lone
 * surrogates and noncharacters. Everything else, invisible and right-to-left marks too, stays.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_ENDS, "\n").replace(UNUSABLE, "\ufffd");
}

/** Clean text on one line: each run of white space that holds a line end or tab as one space, none at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[ \t\n]*[\t\n][ \t\n]*/g, " ")
    .trim();
}

/** Clean text as its paragraphs: cut at each line end, without the empty ones at both ends. */
export function cleanLines(text: string): readonly string[] {
  return cleanText(text)
    .replace(/^\n+|\n+$/g, "")
    .split("\n");
}
