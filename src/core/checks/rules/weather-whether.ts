import { definePatternCheck } from "../define-check.ts";

/** `I wonder weather`. */
export const check = definePatternCheck({
  id: "weather-whether",
  group: "confused-words",
  tier: "error",
  title: "Weather and whether",
  reason: "Weather is rain or sun; whether means if.",
  flags: [
    ["I wonder weather he will come.", "I wonder whether he will come."],
    ["It depends on weather it rains.", "It depends on whether it rains."],
    ["We do not know weather or not it works.", "We do not know whether or not it works."],
    ["The whether was nice.", "The weather was nice."],
  ],
  leaves: ["It depends on the weather.", "I know the weather.", "Ask whether it is open."],
  lines: [
    [
      "wonder|know|decide|ask|asked|sure|see|question|matter|tell|about|understand|determine|consider|discuss|doubt|clear|of|on [weather] PRP|the|or|to|a|this|that|there|people|we|i|NNP|NNS",
      "whether",
    ],
    ["[weather] or not", "whether"],
    [
      "the|nice|bad|good|hot|cold|sunny|beautiful|rainy [whether] is|was|in|STOP|will|forecast|conditions",
      "weather",
    ],
  ],
});
