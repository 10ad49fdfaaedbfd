import { definePatternCheck } from "../define-check.ts";

/** `better then`, `and than`. */
export const check = definePatternCheck({
  id: "then-than",
  group: "confused-words",
  tier: "error",
  title: "Then and than",
  reason: "Than compares; then is about time.",
  flags: [
    ["He is taller then me.", "He is taller than me."],
    ["It costs more then ten euros.", "It costs more than ten euros."],
    ["We ate, and than we left.", "We ate, and then we left."],
    ["I would rather stay then go.", "I would rather stay than go."],
  ],
  leaves: [
    "It got better then.",
    "More then followed.",
    "If it is more, then stop.",
    "Back then we were young.",
    "The older boys then left.",
  ],
  lines: [
    ["JJR|RBR [then] PRP|DT|PRP$|NNS|NNP|CD|VBG|NN|IN|that|what|ever|before|any", "than"],
    ["more|less|fewer ADJ|ADV|NOUN [then] PRP|DT|PRP$|NNS|NNP|CD|VBG|NN|ever", "than"],
    [
      "other|rather|different|sooner|else|bigger|better|worse [then] PRP|DT|PRP$|NNS|NNP|VBG|NN|a|the|to|VB",
      "than",
    ],
    ["rather VB [then] VB", "than"],
    ["no|more|less|better [then] CD|a|the|just", "than"],
    ["and|but|, [than] PRP VBD|VBP|VBZ|MD|VBZ", "then"],
    ["if ANY ANY ANY? ANY? , [than] PRP", "then"],
    ["and|since|until|till|by|just|back [than] ,", "then"],
    ["^ [than] PRP|,|the|he|she|I|we|they", "then"],
    ["rather VB ANY ANY? ANY? [then] VB", "than"],
    ["rather can:VB [then] can:VB", "than"],
  ],
});
