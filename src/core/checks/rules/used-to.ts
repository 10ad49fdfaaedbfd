import { definePatternCheck } from "../define-check.ts";

const habits =
  "live|be|have|go|think|play|work|love|like|believe|eat|hate|visit|smoke|spend|watch|read|come|study|walk|do";

/** `I use to live`, `I am used to wake up`. */
export const check = definePatternCheck({
  id: "used-to",
  group: "verbs",
  tier: "error",
  title: "Used to",
  reason: "I used to do it: it was my habit. I am used to doing it: it is nothing new to me.",
  flags: [
    ["I use to live in Rome.", "I used to live in Rome."],
    ["I am used to wake up early.", "I am used to waking up early."],
    ["Did you used to play here?", "Did you use to play here?"],
    ["She didn't used to smoke.", "She didn't use to smoke."],
  ],
  leaves: [
    "The tools I use to build it are old.",
    "It is used to make bread.",
    "I used to live in Rome.",
    "I am used to noise.",
    "They are used to clean floors.",
  ],
  lines: [
    [`^ i|we|they|you|people [use] to ${habits}`, "used"],
    [`but|because|and|when|since i|we|they|he|she [use] to ${habits}`, "used"],
    [`^ he|she|it|there [use|uses] to ${habits}`, "used"],
    [
      "i|he|she|we am|'m|is|'s|are|'re|was|were not|n't|also|already|so|quite? used to [VB] !STOP|VBN",
      "$6:VBG",
    ],
    ["get|gets|got|getting used to [VB] !STOP", "$4:VBG"],
    ["did you|he|she|they|we|it|i|there [used] to VB", "use"],
    ["did n't|not [used] to VB", "use"],
    [
      "^ when i|we|he|she was|were a|young ADJ? child|boy|girl|kid|teenager|student|small? ,? i|we|he|she [use] to VB",
      "used",
    ],
    ["when i|we|he|she was|were ANY ANY? i|we|he|she [use] to VB", "used"],
  ],
});
