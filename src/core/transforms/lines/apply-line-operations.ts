import { findGraphemes } from "#core/scan/boundaries.ts";
import { createSeededRandom, shuffle } from "#core/random/seeded-random.ts";

import { combineLines } from "./combine-lines.ts";
import { deduplicateLines } from "./deduplicate-lines.ts";
import type { LineOperation, LinePattern } from "./line-operation.ts";
import { splitFields } from "./line-fields.ts";
import { compilePattern } from "./line-pattern.ts";
import { readLines, writeLines } from "./line-text.ts";
import type { LineText } from "./line-text.ts";
import { sortLines } from "./sort-lines.ts";
import { unwrapLines, wrapLine } from "./wrap-lines.ts";

/** A text made by operations, or the operation that cannot be done and why. */
export type LineOutcome =
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "problem"; readonly operation: number; readonly message: string };

/** What numbers of lists look like. One space of those behind belongs to the number, the others to the line. */
const LIST_NUMBER = /^\s*[-+]?\d+(?:[.:)\]|]+(?:\s|$)|\s|$)/u;
const PLAIN_NUMBER = /^\s*[-+]?\d+/u;
const BREAK = /\r\n|\n|\r/;
const HALF = /\p{Surrogate}/u;

/** Engines refuse texts beyond a length of their own, about 500 million characters. */
const tooLong = "This would make the text longer than can be held.";

function isBlank(line: string): boolean {
  return line.trim() === "";
}

/** Stops the work on a pattern that cannot be read. */
class PatternProblem extends Error {
  override readonly name = "PatternProblem";
}

function expressionOf(pattern: LinePattern): RegExp {
  const compiled = compilePattern(pattern);
  if (compiled.kind === "problem") throw new PatternProblem(compiled.message);
  return compiled.expression;
}

function numberLines(
  lines: readonly string[],
  { start, step, padded, separator, skipsBlank }: Extract<LineOperation, { kind: "number" }>,
): readonly string[] {
  const counted = skipsBlank ? lines.filter((line) => !isBlank(line)).length : lines.length;
  const last = start + step * Math.max(counted - 1, 0);
  const width = padded ? Math.max(String(start).length, String(last).length) : 0;
  let number = start;
  return lines.map((line) => {
    if (skipsBlank && isBlank(line)) return line;
    const digits = String(Math.abs(number)).padStart(number < 0 ? width - 1 : width, "0");
    const numbered = `${number < 0 ? "-" : ""}${digits}${separator}${line}`;
    number += step;
    return numbered;
  });
}

function takeNumberAway(line: string, separator: string | null): string {
  if (separator === null) return line.replace(LIST_NUMBER, "");
  const end = PLAIN_NUMBER.exec(line)?.[0].length;
  return end !== undefined && line.startsWith(separator, end) ? line.slice(end + separator.length) : line;
}

/**
 * Whether a pattern stands for itself and can be sought as it is, many times as fast as by an expression. Half of a
 * surrogate pair is sought by an expression: it is not to be found within a whole one.
 */
function isPlain({ source, isRegularExpression, ignoreCase }: LinePattern): boolean {
  return source !== "" && !isRegularExpression && !ignoreCase && !HALF.test(source);
}

/** The pieces between the matches. What a group of the expression catches is no piece. */
function split(line: string, expression: RegExp): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: found, index } of line.matchAll(expression)) {
    // A match of nothing cuts between characters, not at the ends and not twice.
    if (found === "" && (index === start || index === line.length)) continue;
    pieces.push(line.slice(start, index));
    start = index + found.length;
  }
  pieces.push(line.slice(start));
  return pieces;
}

function chop(line: string, length: number): readonly string[] {
  const bounds = findGraphemes(line);
  const size = Math.max(Math.trunc(length), 1);
  if (bounds.length - 1 <= size) return [line];
  const pieces: string[] = [];
  for (let index = 0; index < bounds.length - 1; index += size) {
    pieces.push(line.slice(bounds[index], bounds[Math.min(index + size, bounds.length - 1)]));
  }
  return pieces;
}

/** Text that an operation puts into lines. Line breaks in it make lines for the next operation. */
function insertedText(operation: LineOperation): string {
  if (operation.kind === "affix") return operation.prefix + operation.suffix;
  if (operation.kind === "number" || operation.kind === "join") return operation.separator;
  if (operation.kind === "replace") return operation.replacement;
  return operation.kind === "fields" ? operation.outputSeparator : "";
}

function collapseBlank(lines: readonly string[]): readonly string[] {
  return lines.filter((line, index) => !isBlank(line) || index === 0 || !isBlank(lines[index - 1] ?? ""));
}

function pickFields(
  line: string,
  { numbers, separator, outputSeparator }: Extract<LineOperation, { kind: "fields" }>,
): string {
  const fields = splitFields(line, separator);
  return numbers.map((number) => fields[number - 1] ?? "").join(outputSeparator);
}

/** Lines after one operation. Throws a `PatternProblem`. */
function applyOperation(lines: readonly string[], operation: LineOperation): readonly string[] {
  switch (operation.kind) {
    case "sort":
      return sortLines(lines, operation);
    case "deduplicate":
      return deduplicateLines(lines, operation);
    case "reverse":
      return lines.toReversed();
    case "shuffle":
      return shuffle(lines, createSeededRandom(operation.seed));
    case "number":
      return numberLines(lines, operation);
    case "unnumber":
      return lines.map((line) => takeNumberAway(line, operation.separator));
    case "affix":
      return lines.map((line) =>
        operation.skipsBlank && isBlank(line) ? line : operation.prefix + line + operation.suffix,
      );
    case "join": {
      const joined = operation.skipsBlank ? lines.filter((line) => !isBlank(line)) : lines;
      return joined.length === 0 ? [] : [joined.join(operation.separator)];
    }
    case "split": {
      const { source } = operation.at;
      if (isPlain(operation.at)) return lines.flatMap((line) => line.split(source));
      const expression = expressionOf(operation.at);
      return lines.flatMap((line) => split(line, expression));
    }
    case "chop":
      return lines.flatMap((line) => chop(line, operation.length));
    case "filter": {
      const { source } = operation.pattern;
      const wanted = operation.keeps === "matching";
      if (isPlain(operation.pattern)) return lines.filter((line) => line.includes(source) === wanted);
      const expression = expressionOf(operation.pattern);
      return lines.filter((line) => (line.search(expression) !== -1) === wanted);
    }
    case "replace": {
      const expression = expressionOf(operation.pattern);
      const { replacement } = operation;
      // In plain text a dollar sign is a dollar sign; in an expression $1 is its first group.
      return operation.pattern.isRegularExpression
        ? lines.map((line) => line.replace(expression, replacement))
        : lines.map((line) => line.replace(expression, () => replacement));
    }
    case "extract": {
      const expression = expressionOf(operation.pattern);
      return lines.flatMap((line) => Array.from(line.matchAll(expression), ([found]) => found));
    }
    case "trim":
      return lines.map((line) =>
        operation.side === "both"
          ? line.trim()
          : operation.side === "start"
            ? line.trimStart()
            : line.trimEnd(),
      );
    case "squeeze":
      return lines.map((line) => line.replaceAll(/[^\S\r\n]+/gu, " "));
    case "remove-blank":
      return lines.filter((line) => !isBlank(line));
    case "collapse-blank":
      return collapseBlank(lines);
    case "wrap":
      return lines.flatMap((line) =>
        wrapLine(line, Math.max(Math.trunc(operation.columns), 1), operation.breaksWords),
      );
    case "unwrap":
      return unwrapLines(lines);
    case "take": {
      const count = Math.max(Math.trunc(operation.count), 0);
      return operation.from === "start"
        ? lines.slice(0, count)
        : lines.slice(Math.max(lines.length - count, 0));
    }
    case "line-breaks":
      return lines;
    case "fields":
      return lines.map((line) => pickFields(line, operation));
    case "combine":
      return combineLines(lines, operation);
  }
}

/** Lines after one operation, or why it cannot be done. */
export type LineStep =
  | { readonly kind: "done"; readonly lines: LineText }
  | { readonly kind: "problem"; readonly message: string };

/** One operation; see `applyLineOperations`. For those who do one after another and may be stopped in between. */
export function applyLineOperation(before: LineText, operation: LineOperation): LineStep {
  try {
    const applied = applyOperation(before.lines, operation);
    // Line breaks that were put into lines make lines for the next operation.
    const lines = BREAK.test(insertedText(operation))
      ? applied.flatMap((line) => line.split(BREAK))
      : applied;
    const lineBreak = operation.kind === "line-breaks" ? operation.lineBreak : before.lineBreak;
    return { kind: "done", lines: { lines, lineBreak, endsWithBreak: before.endsWithBreak } };
  } catch (error) {
    if (error instanceof PatternProblem) return { kind: "problem", message: error.message };
    if (error instanceof RangeError) return { kind: "problem", message: tooLong };
    throw error;
  }
}

/** The text of lines, unless it would be longer than engines can hold. */
export function writeLineStep(
  lines: LineText,
): { readonly kind: "done"; readonly text: string } | { readonly kind: "problem"; readonly message: string } {
  try {
    return { kind: "done", text: writeLines(lines) };
  } catch (error) {
    if (error instanceof RangeError) return { kind: "problem", message: tooLong };
    throw error;
  }
}

/**
 * A text after operations on its lines, one after another. Whether the text ends with a line break stays as it was,
 * and lines are joined by the line break that most of them had. Regular expressions run as long as they run: where
 * others write them, call this where it can be stopped.
 */
export function applyLineOperations(text: string, operations: readonly LineOperation[]): LineOutcome {
  let lines: LineText = readLines(text);
  for (const [index, operation] of operations.entries()) {
    const step = applyLineOperation(lines, operation);
    if (step.kind === "problem") return { ...step, operation: index };
    lines = step.lines;
  }
  const written = writeLineStep(lines);
  return written.kind === "done" ? written : { ...written, operation: Math.max(operations.length - 1, 0) };
}
