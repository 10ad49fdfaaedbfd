import type { MergedPart } from "./merge-texts.ts";

/** What the three versions are called in the marks. */
export interface ConflictNames {
  readonly base: string;
  readonly left: string;
  readonly right: string;
}

function endLine(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/**
 * A merge by lines as a text in which each conflict stands between the marks that `diff3 -m` and `git` write:
 * `<<<<<<<`, `|||||||` with the base, `=======` and `>>>>>>>`.
 */
export function writeConflictMarks(parts: readonly MergedPart[], names: ConflictNames): string {
  return parts
    .map((part) =>
      part.kind === "agreed"
        ? part.text
        : `<<<<<<< ${names.left}\n${endLine(part.left)}||||||| ${names.base}\n${endLine(part.base)}` +
          `=======\n${endLine(part.right)}>>>>>>> ${names.right}\n`,
    )
    .join("");
}
