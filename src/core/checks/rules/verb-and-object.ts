import { definePatternCheck } from "../define-check.ts";

const rooms =
  "room|house|building|school|shop|store|kitchen|classroom|office|church|hall|city|garden|forest|library|bank|hotel|car";
const reporters =
  "i|he|she|they|we|you|who|mother|father|teacher|manager|friend|boss|brother|sister|doctor|police";

/** `entered into the room`, `contact to me`, `told that he was ill`. */
export const check = definePatternCheck({
  id: "verb-and-object",
  group: "prepositions",
  tier: "error",
  title: "A verb and its object",
  reason:
    "Some verbs take their object straight: enter the room, contact me, answer the question; tell always says whom.",
  flags: [
    ["He entered into the room.", "He entered the room."],
    ["Please contact to me.", "Please contact me."],
    ["She told that she was tired.", "She said that she was tired."],
    ["I like very much pizza.", "I like pizza very much."],
    ["He answered to my question.", "He answered my question."],
    ["She speaks fluently English.", "She speaks English fluently."],
  ],
  leaves: [
    "They entered into an agreement.",
    "She stayed in contact with me.",
    "I was told that she was tired.",
    "I like it very much.",
    "He told that story twice.",
  ],
  lines: [
    [`[enter|enters|entered|entering into|to|in] the|a|his|her|my|our|their|this|that ADJ? ${rooms}`, "$1"],
    [
      "please|can|could|to|will|must|should|may|not|n't|would|and|or|then [contact to|with] me|us|him|her|them|you|the|our",
      "contact",
    ],
    ["[contacted|contacting to|with] me|us|him|her|them|you|the|our", "$1"],
    [`${reporters} [told] that i|he|she|they|we|it|there|the|my`, "said"],
    [
      "[answered|answering to] my|the|your|his|her|this|that|all|our|their question|questions|email|letter|phone",
      "$1",
    ],
    [
      "[reach|reached|reaching to|at] the|home|my|our ADJ? station|hotel|airport|top|goal|house|school|office|village|end",
      "$1",
    ],
    ["[resemble|resembles|resembled to|with]", "$1"],
    ["i|we|they|he|she|you|who|people [lack|lacks|lacked of] NN|NNS|money|time|confidence STOP", "$2"],
    ["i|we|they|you|he|she like|love|enjoy|likes|loves|enjoys [very much NN|NNS|NNP] STOP", "$5 very much"],
    [
      "i|we|they|you|he|she like|love|enjoy|likes|loves|enjoys [very much the|this|my|your|that|her|his NN|NNS] STOP",
      "$5 $6 very much",
    ],
    ["[phone|phoned to] me|him|her|you|us|them|my", "$1"],
    ["i|we|he|she|they|it [approach|approached to] the|a|him|her|me|us|them", "$2"],
    ["i|we|they|he|she|you [very like|likes|love|want|enjoy|hate]", "really $3"],
    [
      "speak*|spoke|speaks [fluently|perfectly english|spanish|french|german|italian|chinese|russian|japanese|arabic|portuguese]",
      "$3 $2",
    ],
  ],
});
