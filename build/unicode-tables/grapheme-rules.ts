import type { BoundaryRules } from "./boundary-rules.ts";
import { join, split } from "./boundary-rules.ts";
import type { CharacterClass } from "./character-data.ts";

interface GraphemeState {
  /** Grapheme_Cluster_Break of the character before, as far as a rule asks for it. */
  readonly previous: string;
  /** GB11: a pictograph with extenders stands before, or such with a joiner. */
  readonly pictograph: "none" | "extended" | "joined";
  /** GB12, GB13: an odd number of regional indicators stands before. */
  readonly oddIndicators: boolean;
  /** GB9c: a consonant with extenders stands before, or such with a linker. */
  readonly conjunct: "none" | "consonant" | "linked";
}

const CONTROLS = new Set(["CR", "LF", "Control"]);
const REMEMBERED = new Set(["CR", "LF", "Control", "L", "V", "T", "LV", "LVT", "Prepend"]);

/** Extended grapheme clusters: UAX #29 revision 47 (Unicode 17), section 3.1, rules GB1 to GB999. */
export const graphemeRules: BoundaryRules<GraphemeState> = {
  start: { previous: "start", pictograph: "none", oddIndicators: false, conjunct: "none" },
  step(before, character) {
    const after: GraphemeState = {
      previous: REMEMBERED.has(character.grapheme) ? character.grapheme : "other",
      pictograph: followPictograph(before, character),
      oddIndicators: character.grapheme === "Regional_Indicator" && !before.oddIndicators,
      conjunct: followConjunct(before, character),
    };
    return joins(before, character) ? join(after) : split(after);
  },
  isOpen: () => false,
};

function joins(before: GraphemeState, { grapheme, pictographic, conjunct }: CharacterClass): boolean {
  const { previous } = before;
  if (previous === "start") return false; // GB1
  if (previous === "CR" && grapheme === "LF") return true; // GB3
  if (CONTROLS.has(previous) || CONTROLS.has(grapheme)) return false; // GB4, GB5
  if (previous === "L" && ["L", "V", "LV", "LVT"].includes(grapheme)) return true; // GB6
  if ((previous === "LV" || previous === "V") && (grapheme === "V" || grapheme === "T")) return true; // GB7
  if ((previous === "LVT" || previous === "T") && grapheme === "T") return true; // GB8
  if (grapheme === "Extend" || grapheme === "ZWJ" || grapheme === "SpacingMark") return true; // GB9, GB9a
  if (previous === "Prepend") return true; // GB9b
  if (before.conjunct === "linked" && conjunct === "Consonant") return true; // GB9c
  if (before.pictograph === "joined" && pictographic) return true; // GB11
  return before.oddIndicators && grapheme === "Regional_Indicator"; // GB12, GB13
}

function followPictograph(before: GraphemeState, character: CharacterClass): GraphemeState["pictograph"] {
  if (character.pictographic) return "extended";
  if (before.pictograph !== "extended") return "none";
  if (character.grapheme === "Extend") return "extended";
  return character.grapheme === "ZWJ" ? "joined" : "none";
}

function followConjunct(before: GraphemeState, character: CharacterClass): GraphemeState["conjunct"] {
  if (character.conjunct === "Consonant") return "consonant";
  if (before.conjunct === "none") return "none";
  if (character.conjunct === "Linker") return "linked";
  return character.conjunct === "Extend" ? before.conjunct : "none";
}
