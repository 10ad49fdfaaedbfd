import { definePatternCheck } from "../define-check.ts";

/** `I was surprise`, `he is interest in`, `my father is work in a bank`. */
export const check = definePatternCheck({
  id: "participle-after-be",
  group: "verbs",
  tier: "error",
  title: "Form of a verb after be",
  reason: "After a form of be stands a participle: was surprised, is interested, is working.",
  flags: [
    ["I was surprise to see her.", "I was surprised to see her."],
    ["She is interest in art.", "She is interested in art."],
    ["My mother is work in a school.", "My mother works in a school."],
    ["They are play every day.", "They are playing every day."],
    ["I am very worry about it.", "I am very worried about it."],
    ["I am born in 1990.", "I was born in 1990."],
    ["She was cry when I came.", "She was crying when I came."],
    ["English is speaking here.", "English is spoken here."],
    ["The house was build in 1920.", "The house was built in 1920."],
    ["He has been work there for years.", "He has been working there for years."],
  ],
  leaves: [
    "It was a surprise to see her.",
    "The main worry is work.",
    "All he does is play every day.",
    "What they like is play.",
    "Don't worry about me.",
    "Her only interest is interest on her money.",
    "She is speaking English here.",
    "Their play was work in progress.",
  ],
  lines: [
    [
      "am|'m|is|are|'re|was|were|be|been|very|so|really|not|n't [surprise] to|that|if|when|by|at|STOP",
      "surprised",
    ],
    ["am|'m|is|are|'re|was|were|be|been|very|so|really [interest] in", "interested"],
    [
      "am|'m|are|'re|very|so|really|was|were [worry|bore|tire|please|excite|confuse|disappoint] about|with|of|by|to|because",
      "$2:VBN",
    ],
    [
      "father|mother|brother|sister|friend|wife|husband|son|daughter|uncle|aunt|boy|girl|man|woman|teacher|cousin|he|she [is work|study|play|live|run|cook] in|at|for|as|with|on|every",
      "$3:VBZ / is $3:VBG",
    ],
    [
      "^ i|we|they|you [am|'m|are|'re work|study|play|run|walk|cook|dance] in|at|for|with|on|every|now",
      "$2 $3:VBG",
    ],
    ["^ i am|'m [work|live|study] as|with|near|together", "$3:VBG"],
    ["^ i|we|they|you am|'m|are|'re [live] in|with|near|at|here|there|together", "living"],
    [
      "^ i|he|she|it was [cry|sleep|work|walk|play|run|talk|cook|wait|study|watch|try|live] when|while|in|at|for|with|on|to",
      "$3:VBG",
    ],
    [
      "^ we|they|you were [cry|sleep|work|walk|play|run|talk|cook|wait|study|watch|try|live] when|while|in|at|for|with|on|to|about",
      "$3:VBG",
    ],
    [
      "^ DT|PRP$ NNS|children are|were [play|work|live|study|run|walk|talk|sleep|wait] in|at|for|with|on|to|outside|together",
      "$4:VBG",
    ],
    [
      "^ i|he|she|we|they am|'m|is|are|was|were [plan|talk|think|look|wait|try|study|write] to|about|for|at",
      "$3:VBG",
    ],
    ["he|she|it is|was [worry|tire|bore|please|confuse|disappoint] about|with|of|by|STOP|because", "$3:VBN"],
    [
      "english|spanish|french|german|italian|chinese|russian [is speaking] in|here|all|everywhere|by|there",
      "is spoken",
    ],
    ["[am|'m born] in|on|at", "was born"],
    ["am|is|are|was|were|'s|been [build]", "built"],
    [
      "has|have|'ve|had been [work|live|study|play|wait|learn|look|try|talk|do|go|use|read|write|think|plan]",
      "$3:VBG",
    ],
    ["i [am|'m miss|wish|enjoy|hate]", "$3"],
    ["is|are|was|were|been|be|got|get [broke] by|in|during|when|yesterday|into", "broken"],
  ],
});
