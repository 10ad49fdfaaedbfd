import { definePatternCheck } from "../define-check.ts";

/** `I know where is he`. */
export const check = definePatternCheck({
  id: "embedded-question",
  group: "verbs",
  tier: "error",
  title: "Order in an indirect question",
  reason: "A question within a sentence keeps the order of a statement: I know where he is.",
  flags: [
    ["I know where is he.", "I know where he is."],
    ["Tell me what is this.", "Tell me what this is."],
    ["I wonder how much is it.", "I wonder how much it is."],
    ["Could you tell me where is the bank?", "Could you tell me where the bank is?"],
    ["I don't know where does he live.", "I don't know where he lives."],
    ["Can you tell me what time is it?", "Can you tell me what time it is?"],
    ["He asked me what was I doing.", "He asked me what I was doing."],
    ["I don't know what is his name.", "I don't know what his name is."],
    ["I don't understand why are you angry.", "I don't understand why you are angry."],
    ["I want to know how much does it cost.", "I want to know how much it costs."],
  ],
  leaves: [
    "I asked him, where is the bank?",
    "Tell me: what time is it?",
    "Where is he?",
    "I know what is good.",
    "Tell me what is in it.",
    "Ask him what is in his bag.",
    "I know what is my own.",
  ],
  lines: [
    [
      "know|tell|ask|wonder|understand|remember|explain|see|sure|me|idea|asked|knows|about|matter [where|what|who|why|how|when is|are|was|were PRP|this|that] STOP",
      "$2 $4 $3",
    ],
    [
      "know|tell|wonder|understand|remember|explain|idea|asked|knows|sure [where|what|why|how|when can|could|should|will|would PRP] VB|do",
      "$2 $4 $3",
    ],
    [
      "know|tell|wonder|understand|remember|explain|knows|idea [where|what|why|how|when do I|you|we|they] VB",
      "$2 $4",
    ],
    [
      "know|tell|wonder|understand|explain|knows|me [how much|many|long|old|far is|are|was PRP] STOP",
      "$2 $3 $5 $4",
    ],
    [
      "know|tell|me|us|him|her|ask|asked|wonder|remember|sure|understand|idea|explain [what time is|was it]",
      "what time it $4",
    ],
    [
      "know|tell|me|us|him|her|ask|asked|wonder|remember|sure|idea|explain [where is|are|was|were the|my|your|his|her|our|their|a|this|that NN|NNS] STOP",
      "$2 $4 $5 $3",
    ],
    [
      "know|tell|me|us|him|her|ask|asked|wonder|remember|sure|idea|explain|understand [where|what|why|how|when|who does he|she|it can:VB]",
      "$2 $4 $5:VBZ",
    ],
    [
      "know|tell|me|us|him|her|ask|asked|wonder|remember|sure|idea|explain|understand [where|what|why|how|when|who did PRP can:VB]",
      "$2 $4 $5:VBD",
    ],
    [
      "know|tell|wonder|understand|remember|explain|idea|me|asked [where|what|why|how|when do PRP can:VB]",
      "$2 $4 $5",
    ],
    [
      "know|tell|me|us|wonder|understand|idea|ask|asked|remember|explain [how old|tall|big|far|long|much is|are|was|were the|my|your|his|her NN|NNS] STOP",
      "$2 $3 $5 $6 $4",
    ],
    [
      "asked|know|tell|me|us|him|her|wonder|remember|idea|explain [what|where|why|how|when was|were|is|are PRP VBG]",
      "$2 $4 $3 $5",
    ],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|understand|idea|explain [what|who|where|how|when|why is|are|was|were my|your|his|her|our|their NN|NNS] STOP",
      "$2 $4 $5 $3",
    ],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|understand|idea|explain [where|why|how|when is|are|was|were PRP] from|ADJ|going|here|there|at|in",
      "$2 $4 $3",
    ],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|idea|explain [what time|year|day does the|my|your|his|her|this|that NN can:VB]",
      "$2 $3 $5 $6 $7:VBZ",
    ],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|idea|explain [when|where|why|how does the|my|your|his|her|this|that NN can:VB]",
      "$2 $4 $5 $6:VBZ",
    ],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|idea [what time|year|day do the|you|we|they|i can:VB]",
      "$2 $3 $5 $6",
    ],
    ["like to know|ask [how much|many|long|old|far is|are|was PRP]", "$4 $5 $7 $6"],
    [
      "know|tell|me|us|ask|asked|wonder|idea [how much|long|often|far does it|he|she can:VB]",
      "$2 $3 $5 $6:VBZ",
    ],
    ["know|tell|me|us|ask|asked|wonder|idea [how much|many|long|often do PRP can:VB]", "$2 $3 $5 $6"],
    ["ideas [where|what|why|how|when did PRP can:VB]", "$2 $4 $5:VBD"],
    [
      "know|tell|me|us|him|her|asked|wonder|remember|sure|understand|idea|explain [where|why|how|when is|are|was|were PRP] so|very|too|not|always|still|really ADJ|VBG",
      "$2 $4 $3",
    ],
  ],
});
