import { findChangedSpans } from "./changed-spans.ts";
import { findLineBlocks } from "./line-blocks.ts";
import type { LineBlock } from "./line-blocks.ts";
import type { TextTokens } from "./text-tokens.ts";

const CONTEXT_LINES = 3;
const NO_LINE_BREAK = "\\ No newline at end of file\n";

/** Lines as patches know them: LF ends one, CR is a character. */
function findPatchLines(text: string): TextTokens {
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found + 1;
    starts.push(start);
    ends.push(end);
    start = end;
  }
  return { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** Blocks with their lines around them, those whose lines around meet as one hunk. */
function groupBlocks(blocks: readonly LineBlock[]): readonly (readonly LineBlock[])[] {
  const groups: LineBlock[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && block.aStart - last.aEnd <= 2 * CONTEXT_LINES)
      group.push(block);
    else groups.push([block]);
  }
  return groups;
}

const CONTROLS: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

/** A name as `git` writes it: in quotes where it holds signs that end a line or a name, with a tab behind spaces. */
function writeName(name: string): string {
  if (/[\n\r\t"\\]/.test(name))
    return `"${name.replaceAll(/[\n\r\t"\\]/g, (sign) => CONTROLS[sign] ?? sign)}"`;
  return name.includes(" ") ? `${name}\t` : name;
}

/** A range as hunks write it: the first line from 1, or the line before for an empty range. */
function writeRange(start: number, length: number): string {
  const first = length === 0 ? start : start + 1;
  return length === 1 ? String(first) : `${first},${length}`;
}

/**
 * The difference of two texts as a patch in the unified format (POSIX.1-2008, `diff -u`) with three lines around,
 * which `patch` and `git apply` take; empty for equal texts. The names stand in its head, quoted where they must be.
 */
export function writeUnifiedPatch(a: string, b: string, aName: string, bName: string): string {
  if (a === b) return "";
  const aLines = findPatchLines(a);
  const bLines = findPatchLines(b);
  const blocks = findLineBlocks(a, b, aLines, bLines, findChangedSpans(a, b, "line"));
  const output: string[] = [`--- ${writeName(aName)}\n`, `+++ ${writeName(bName)}\n`];
  const write = (sign: string, text: string, { starts, ends }: TextTokens, from: number, to: number) => {
    for (let line = from; line < to; line += 1) {
      const content = text.slice(starts[line], ends[line]);
      output.push(sign + content, content.endsWith("\n") ? "" : `\n${NO_LINE_BREAK}`);
    }
  };
  for (const group of groupBlocks(blocks)) {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) continue;
    const lead = Math.min(CONTEXT_LINES, first.aStart);
    const trail = Math.min(CONTEXT_LINES, aLines.starts.length - last.aEnd);
    const aFrom = first.aStart - lead;
    const bFrom = first.bStart - lead;
    const aLength = last.aEnd + trail - aFrom;
    const bLength = last.bEnd + trail - bFrom;
    output.push(`@@ -${writeRange(aFrom, aLength)} +${writeRange(bFrom, bLength)} @@\n`);
    let done = aFrom;
    for (const { aStart, aEnd, bStart, bEnd } of group) {
      write(" ", a, aLines, done, aStart);
      write("-", a, aLines, aStart, aEnd);
      write("+", b, bLines, bStart, bEnd);
      done = aEnd;
    }
    write(" ", a, aLines, done, last.aEnd + trail);
  }
  return output.join("");
}
