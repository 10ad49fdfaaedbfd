import { definePatternCheck } from "../define-check.ts";

/** `When I will arrive, I call`, `I wish I can`. */
export const check = definePatternCheck({
  id: "time-clauses",
  group: "verbs",
  tier: "likely",
  title: "No will after when, if and wish",
  reason:
    "After when, before, until, as soon as and if, English says the future with the present; after wish, with could or would.",
  exceptions: "If may take will where it asks for willingness: if you will excuse me.",
  flags: [
    ["When I will arrive, I will call you.", "When I arrive, I will call you."],
    ["I will call you when I will arrive.", "I will call you when I arrive."],
    ["If it will rain, we stay home.", "If it rains, we stay home."],
    ["I wish I can fly.", "I wish I could fly."],
    ["It's time we go home.", "It's time we went home."],
  ],
  leaves: ["If you will excuse me, I must go.", "I do not know when I will arrive.", "When will you come?"],
  lines: [
    ["^ when|before|after|until|unless|once i|you|we|they [will VB]", "$4:VB"],
    ["^ when|before|after|until|unless|once he|she|it [will VB]", "$4:VBZ"],
    ["^ as soon as i|you|we|they [will VB]", "$6:VB"],
    ["^ as soon as he|she|it [will VB]", "$6:VBZ"],
    ["^ if i|we|they [will VB]", "$4:VB"],
    ["^ if he|she|it [will be|rain|come|go|snow|arrive|get|have|become|stop]", "$4:VBZ"],
    [
      "call|tell|wait|write|inform|see you|me|him|her|them|us? when|as|until soon? as? i|you|we|they [will VB]",
      "$8:VB",
    ],
    ["wish|wished i|you|he|she|we|they [can]", "could"],
    ["wish|wished you|he|she|they|it [will]", "would"],
    ["wish|wished i [am]", "were"],
    ["wish|wished i|you|we|they [have] a|an|more|the|some|enough", "had"],
    ["wish i [can]", "could"],
    ["it 's|is time we|you|they|i [go|leave|start|stop|eat|do|take|make] STOP|home|to|a|the", "$5:VBD"],
    ["unless you|i|we|they [do n't can:VB]", "$5"],
  ],
});
