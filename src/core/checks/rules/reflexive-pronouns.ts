import { definePatternCheck } from "../define-check.ts";

/** `hisself`, `theirselves`. */
export const check = definePatternCheck({
  id: "reflexive-pronouns",
  group: "pronouns",
  tier: "error",
  title: "Forms in -self",
  reason: "The forms are myself, yourself, himself, herself, itself, ourselves, yourselves and themselves.",
  flags: [
    ["He hurt hisself.", "He hurt himself."],
    ["They did it theirselves.", "They did it themselves."],
    ["We enjoyed ourself.", "We enjoyed ourselves."],
  ],
  leaves: ["She herself came.", "The self is a theme."],
  lines: [
    ["[hisself|hiself]", "himself"],
    ["[theirselves|theirself|themself's|themselfs]", "themselves"],
    ["[ourself|ourselfs]", "ourselves"],
    ["[yourselfs]", "yourselves"],
    ["[my self]", "myself"],
    ["[him self]", "himself"],
    ["[her self] STOP|and|in|to|with", "herself"],
    ["[it self]", "itself"],
    ["[them selves]", "themselves"],
    ["[our selves]", "ourselves"],
    ["[your self] STOP|and|in|to|with|a|by", "yourself"],
    ["by|for|to [them self]", "themselves"],
    ["we VBP|VBD [us] STOP", "ourselves"],
    ["[them|they] people", "those"],
  ],
});
