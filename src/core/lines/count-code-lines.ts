import { readLines } from "#core/transforms/lines/line-text.ts";

/** How a language writes comments. */
export interface CommentStyle {
  /** What begins a comment that ends with the line. */
  readonly line: readonly string[];
  /** What begins and ends a comment over several lines; `null` where there is none. */
  readonly block: readonly [open: string, close: string] | null;
  /** What begins and ends a text in which nothing is a comment. */
  readonly quotes: readonly string[];
}

export type CommentStyleName = "slashes" | "hash" | "dashes" | "markup" | "semicolon" | "percent";

/** Comments of common languages, by what they look like. */
export const commentStyles: Readonly<Record<CommentStyleName, CommentStyle>> = {
  /** C, C++, C#, Go, Java, JavaScript, Kotlin, PHP, Rust, Swift, TypeScript. */
  slashes: { line: ["//"], block: ["/*", "*/"], quotes: ['"', "'", "`"] },
  /** Python, Ruby, shells, Perl, R, YAML, TOML. */
  hash: { line: ["#"], block: null, quotes: [] },
  /** SQL, and Ada, VHDL and Lua but for its block comments. */
  dashes: { line: ["--"], block: ["/*", "*/"], quotes: ['"', "'"] },
  /** HTML, XML, SVG. */
  markup: { line: [], block: ["<!--", "-->"], quotes: [] },
  /** Lisp, Scheme, Clojure, assemblers, INI files. */
  semicolon: { line: [";"], block: null, quotes: [] },
  /** TeX, Prolog, Erlang, MATLAB. */
  percent: { line: ["%"], block: null, quotes: [] },
};

/** Lines of each kind; together all lines. */
export interface CodeLineCounts {
  /** With something that is no comment. */
  readonly code: number;
  /** With comments alone. */
  readonly comment: number;
  /** Of white space alone, within comments too. */
  readonly blank: number;
}

interface LineReading {
  readonly hasCode: boolean;
  /** Whether a comment goes on in the next line. */
  readonly isInside: boolean;
}

/** The offset after a quoted text that begins at `start`; the end of the line where it is not closed. */
function skipQuoted(line: string, start: number): number {
  const quote = line.charAt(start);
  let offset = start + 1;
  while (offset < line.length && line.charAt(offset) !== quote)
    offset += line.charAt(offset) === "\\" ? 2 : 1;
  return offset + 1;
}

function readLine(
  line: string,
  { line: starts, block, quotes }: CommentStyle,
  begunInside: boolean,
): LineReading {
  let isInside = begunInside;
  let hasCode = false;
  let offset = 0;
  while (offset < line.length) {
    if (isInside && block !== null) {
      const close = line.indexOf(block[1], offset);
      if (close === -1) return { hasCode, isInside };
      offset = close + block[1].length;
      isInside = false;
    } else if (starts.some((start) => line.startsWith(start, offset))) {
      return { hasCode, isInside };
    } else if (block !== null && line.startsWith(block[0], offset)) {
      offset += block[0].length;
      isInside = true;
    } else {
      const character = line.charAt(offset);
      if (character.trim() !== "") hasCode = true;
      offset = quotes.includes(character) ? skipQuoted(line, offset) : offset + 1;
    }
  }
  return { hasCode, isInside };
}

/**
 * Counts the lines of a program: code, comments and blank ones. A line with both code and a comment is code. Quotation
 * marks are followed to the end of their line only, and texts over several lines, such as documentation in Python,
 * count as code.
 */
export function countCodeLines(text: string, styleName: CommentStyleName): CodeLineCounts {
  const style = commentStyles[styleName];
  let code = 0;
  let comment = 0;
  let blank = 0;
  let isInside = false;
  for (const line of readLines(text).lines) {
    const reading = readLine(line, style, isInside);
    isInside = reading.isInside;
    if (line.trim() === "") blank += 1;
    else if (reading.hasCode) code += 1;
    else comment += 1;
  }
  return { code, comment, blank };
}
