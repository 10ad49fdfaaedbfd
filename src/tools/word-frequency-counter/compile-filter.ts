/** A filter that is ready, or what is wrong with it in the words of the browser. */
export type CompiledFilter =
  | { readonly kind: "ready"; readonly pattern: RegExp }
  | { readonly kind: "wrong"; readonly reason: string };

/** What Unicode mode lets be escaped, and has to be: no hyphen. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const LONGEST = 1000;

/** Makes a filter of what a person typed: a regular expression (ECMAScript, Unicode mode), or text to be found as it is. */
export function compileFilter(text: string, isPattern: boolean, matchCase: boolean): CompiledFilter {
  if (text.length > LONGEST) return { kind: "wrong", reason: `it is longer than ${LONGEST} characters` };
  const flags = matchCase ? "u" : "iu";
  // Terms are listed with ' for ’.
  const source = text.replaceAll("\u2019", "'");
  try {
    return {
      kind: "ready",
      pattern: new RegExp(isPattern ? source : source.replace(SPECIAL, "\\$&"), flags),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: "wrong", reason: reasonOf(error.message) };
  }
}

/** Of “Invalid regular expression: /(/u: Unterminated group” the end. */
function reasonOf(message: string): string {
  const [, reason = message] = /^Invalid regular expression: .*: (.+)$/s.exec(message) ?? [];
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}
