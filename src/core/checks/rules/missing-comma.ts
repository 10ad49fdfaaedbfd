import { definePatternCheck } from "../define-check.ts";

/** `However it rained`, `For example cars`. */
export const check = definePatternCheck({
  id: "missing-comma",
  group: "punctuation",
  tier: "likely",
  title: "Comma after an opening word",
  reason: "A comma parts an opening word or phrase from the sentence: however, for example, first of all.",
  flags: [
    ["However it was too late.", "However, it was too late."],
    ["For example we can walk.", "For example, we can walk."],
    ["First of all I want to thank you.", "First of all, I want to thank you."],
    ["In my opinion it is good.", "In my opinion, it is good."],
  ],
  leaves: [
    "No one should pay more.",
    "As a result of this we left.",
    "However hard he tried, he failed.",
    "However, it was late.",
    "First he ate.",
  ],
  lines: [
    [
      "^ [however|moreover|furthermore|therefore|nevertheless|consequently|besides|additionally|firstly|secondly|thirdly|lastly|unfortunately|fortunately|hopefully|personally|actually|obviously|nonetheless|meanwhile] PRP|DT|there|PRP$|NNS|NNP|in|if|when|this|that|some|many|most|people",
      "$1,",
    ],
    ["^ [for example|instance] PRP|DT|there|PRP$|NNS|NNP|in|if|when|this|some|many|most|NN", "$1 $2,"],
    [
      "^ [in conclusion|addition|fact|contrast|general|short|summary] PRP|DT|there|PRP$|NNS|NNP|if|when|this|some|many|people",
      "$1 $2,",
    ],
    ["^ [first of all] PRP|DT|there|PRP$|NNS|when", "$1 $2 $3,"],
    ["^ [on the other hand] PRP|DT|there|PRP$|NNS|NNP|if|when", "$1 $2 $3 $4,"],
    ["^ [on the one hand] PRP|DT|there|PRP$|NNS", "$1 $2 $3 $4,"],
    ["^ [in my opinion] PRP|DT|there|PRP$|NNS|NN|if", "$1 $2 $3,"],
    ["^ [to sum up] PRP|DT|there", "$1 $2 $3,"],
    ["^ [as a result|consequence] PRP|DT|there|many|people|NNS", "$1 $2 $3,"],
    ["^ [after that|all] PRP|we|i", "$1 $2,"],
    ["^ [nowadays] PRP|DT|there|people|many|most|NNS|more", "nowadays,"],
    ["^ [yes|no] i|you|he|she|we|they|it MD|VBP|VBZ|VBD", "$1,"],
    ["^ [of course] PRP|DT|there", "$1 $2,"],
    ["[such as :]", "such as"],
  ],
});
