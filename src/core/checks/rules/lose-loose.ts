import { definePatternCheck } from "../define-check.ts";

/** `loose weight`. */
export const check = definePatternCheck({
  id: "lose-loose",
  group: "confused-words",
  tier: "error",
  title: "Lose and loose",
  reason: "To lose is not to have any more; loose is the opposite of tight.",
  flags: [
    ["I want to loose weight.", "I want to lose weight."],
    ["You will loose your keys.", "You will lose your keys."],
    ["The rope is too lose.", "The rope is too loose."],
    ["He is loosing money.", "He is losing money."],
  ],
  leaves: ["They turned the dogs loose.", "He has a loose tooth.", "Let loose the dogs.", "You will lose."],
  lines: [
    [
      "to|will|would|can|could|may|might|not|n't|'ll|they|we|you|I|or|and|never [loose] weight|money|time|your|my|our|their|his|her|its|control|the|a|everything|it|them|interest|hope|faith|some|all|game|games|friends|one|any|contact|touch|sight|job|jobs|memory",
      "lose",
    ],
    ["to [loose] STOP", "lose"],
    ["[loosing] weight|money|time|your|my|our|their|his|her|the|a|control|interest|hope|it", "losing"],
    ["too|so|very [lose] STOP", "loose"],
    ["[looses] money|control|time|interest|weight|the|his|her|its", "loses"],
  ],
});
