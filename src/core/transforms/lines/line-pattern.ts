import type { LineOperation, LinePattern } from "./line-operation.ts";

/** A pattern that can be used, or a sentence on what is wrong with it. */
export type CompiledPattern =
  | { readonly kind: "pattern"; readonly expression: RegExp }
  | { readonly kind: "problem"; readonly message: string };

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** What JavaScript engines say of a wrong pattern comes after the last colon; a person needs no more. */
function reasonOf(error: SyntaxError): string {
  const reason = error.message.slice(error.message.lastIndexOf(":") + 1).trim();
  return reason === "" ? "it is not complete" : reason.charAt(0).toLowerCase() + reason.slice(1);
}

/**
 * A global expression for a pattern. Plain text stands for itself. Expressions have the `u` flag, by which a dot is a
 * code point and `\p{Letter}` works. An empty pattern is a problem: it would be found everywhere.
 */
export function compilePattern({ source, isRegularExpression, ignoreCase }: LinePattern): CompiledPattern {
  if (source === "") return { kind: "problem", message: "Type what to look for." };
  const flags = ignoreCase ? "giu" : "gu";
  if (!isRegularExpression) {
    return { kind: "pattern", expression: new RegExp(source.replaceAll(SPECIAL, String.raw`\$&`), flags) };
  }
  try {
    return { kind: "pattern", expression: new RegExp(source, flags) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: "problem", message: `This regular expression cannot be read: ${reasonOf(error)}.` };
  }
}

/** Whether an operation runs an expression that a person wrote, which may take for ever. */
export function runsExpression(operation: LineOperation): boolean {
  if (operation.kind === "split") return operation.at.isRegularExpression;
  const { kind } = operation;
  if (kind !== "filter" && kind !== "replace" && kind !== "extract") return false;
  return operation.pattern.isRegularExpression;
}
