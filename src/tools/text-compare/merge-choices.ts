import type { MergedPart } from "#core/compare/merge-texts.ts";

/** Which version of a conflict is taken; `both` is the first text's and then the second's. */
export type MergeChoice = "base" | "left" | "right" | "both";

/** The merged text. A conflict, by its index among the parts, about which nothing is chosen keeps the base. */
export function joinMerge(parts: readonly MergedPart[], choices: ReadonlyMap<number, MergeChoice>): string {
  return parts
    .map((part, index) => {
      if (part.kind === "agreed") return part.text;
      const choice = choices.get(index) ?? "base";
      return choice === "both" ? part.left + part.right : part[choice];
    })
    .join("");
}
