import { definePatternCheck } from "../define-check.ts";

const people =
  "parents|brothers|sisters|friends|grandparents|children|cousins|neighbours|neighbors|colleagues|teachers|students|uncles|aunts|sons|daughters|kids|classmates";
const timed =
  "train|bus|plane|flight|ferry|boat|shop|store|bank|museum|library|film|movie|class|school|lesson|game|match|meeting|course|concert|show|exam|market|office";
const acts =
  "make|give|show|depend|need|help|keep|take|mean|cause|seem|remain|affect|become|include|require|prove|allow|provide|create|bring|lead|suggest|explain";

/** `The manager, together with two others, are`, `the colour of the walls make`. */
export const check = definePatternCheck({
  id: "distant-agreement",
  group: "agreement",
  tier: "error",
  title: "Verb far from its subject",
  reason: "The verb agrees with its subject, not with the words that stand between them or beside it.",
  flags: [
    [
      "The manager, together with two assistants, are here.",
      "The manager, together with two assistants, is here.",
    ],
    ["The colour of the walls make the room dark.", "The colour of the walls makes the room dark."],
    [
      "The books that she bought yesterday was expensive.",
      "The books that she bought yesterday were expensive.",
    ],
    ["My parents lives in a village.", "My parents live in a village."],
    ["The train leave at seven every morning.", "The train leaves at seven every morning."],
  ],
  leaves: [
    "The managers, together with their assistants, are here.",
    "The colours of the wall make the room dark.",
    "The book that she bought yesterday was expensive.",
    "My parents' lives in the village were hard.",
    "Did the train leave at seven?",
    "The rest of the books make good reading.",
    "A number of the guests make a speech.",
  ],
  lines: [
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , together|along with DT|CD|PRP$|many|several ADJ? NN|NNS , [are]",
      "is",
    ],
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , together|along with DT|CD|PRP$|many|several ADJ? NN|NNS , [were]",
      "was",
    ],
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , together|along with DT|CD|PRP$|many|several ADJ? NN|NNS , [have]",
      "has",
    ],
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , as well as DT|CD|PRP$|many|several ADJ? NN|NNS , [are]",
      "is",
    ],
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , as well as DT|CD|PRP$|many|several ADJ? NN|NNS , [were]",
      "was",
    ],
    [
      "^ a|an|the|my|your|his|her|our|their|this ADJ? NN , as well as DT|CD|PRP$|many|several ADJ? NN|NNS , [have]",
      "has",
    ],
    [
      "^ the|my|your|his|her|our|their|these|those|some NNS that|which PRP VBD yesterday|there|here|online? last? week|year|month|summer? [was]",
      "were",
    ],
    [
      "^ the|my|your|his|her|our|their NN that|which PRP VBD yesterday|there|here|online? last? week|year|month|summer? [were]",
      "was",
    ],
    ["^ the NNS that|which PRP VBD|VBP [is]", "are"],
    [
      `^ my|your|his|her|our|their ${people} [lives|works|likes|wants|needs|loves|plays] in|at|with|to|as|for|near|on|a|the|my`,
      "$3:VB",
    ],
    [
      `^ the|my|our|his|her|their|this|that|next ${timed} [leave|start|begin|open|close|arrive|finish|end|stop] at|on|in|early|late|every|after|before`,
      "$3:VBZ",
    ],
    [
      `^ the colour|color|size|shape|price|cost|quality|design|taste|smell|sound|length|height|weight|position|location|use|lack|loss|absence|presence|growth|development|behaviour|behavior|attitude|opinion|purpose|aim|result|effect|success|failure|history|name|look of the|these|those|my|our|his|her|their|its ADJ? NNS [${acts}] DT|PRP|PRP$|on|to|that|it|us|people|me`,
      "$7:VBZ",
    ],
  ],
});
