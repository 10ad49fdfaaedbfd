import { definePatternCheck } from "../define-check.ts";

/** `for make`, `without to say`, `instead of go`. */
export const check = definePatternCheck({
  id: "infinitive-after-preposition",
  group: "verbs",
  tier: "error",
  title: "-ing after a preposition",
  reason: "After a preposition such as of, for, by or without, a verb takes -ing.",
  flags: [
    ["Thank you for help me.", "Thank you for helping me."],
    ["He left without say goodbye.", "He left without saying goodbye."],
    ["I am tired of be here.", "I am tired of being here."],
    ["She is good at sing songs.", "She is good at singing songs."],
    ["Instead of go out, we stayed.", "Instead of going out, we stayed."],
    ["After eat dinner, we went out.", "After eating dinner, we went out."],
  ],
  leaves: [
    "Thank you for your help.",
    "They were about to leave.",
    "He works harder than ever before to win.",
    "By and large, yes.",
    "The joy of work is great.",
    "It is for sale.",
    "He came for help.",
    "They chose instead to wait, from time to time.",
    "I tried all the ways I could think of to learn it.",
    "Before play begins, they wait.",
  ],
  lines: [
    [
      "of|by|without|about|from|after|before|for|at|on|in|with [VB|VBP] the|a|an|my|your|his|her|our|their|this|that|these|those|me|him|us|them|it|you|to|some|any|more|up|out|new",
      "$2:VBG",
    ],
    ["good|bad|great at [VB|VBP] ANY", "$3:VBG"],
    ["of|by|without|for [can:VB] me|him|us|them", "$2:VBG"],
    [
      "of|by|without|about|for [be|go|make|have|become|get|know|learn|eat|say|see|do|take|give|buy|find|keep|bring|speak|write|live|improve|understand|choose|spend|think|tell|meet]",
      "$2:VBG",
    ],
    ["of|by|without|about|from|at|on|in|for not [VB|be|have|go|do]", "$3:VBG"],
    ["without|by|at|from|after [to VB]", "$3:VBG"],
    ["^ before [to VB]", "$3:VBG"],
    ["interested|think|thinking|talk|talking|worried|dream|excited|how|what about|in [to VB]", "$4:VBG"],
    ["instead [of to VB]", "of $4:VBG"],
    ["instead of [VBP|VB|VBZ|VBD]", "$3:VBG"],
    ["[for to not VB]", "not to $4"],
    ["interested in|on [VB]", "$3:VBG"],
    ["[by VBN] the|a|this|it", "by $2:VBG"],
    ["^ after [VB] NN|NNS|PRP$|DT|PRP|dinner|breakfast|lunch", "$2:VBG"],
    [
      "^ before|after|without|by [eat|go|leave|finish|start|come|do|make|read|write|sleep|arrive|take|have]",
      "$2:VBG",
    ],
    [
      "good|bad|great at [cook|sing|dance|draw|swim|paint|run|write|speak|play|solve|drive|listen|make] STOP|and|in",
      "$3:VBG",
    ],
  ],
});
