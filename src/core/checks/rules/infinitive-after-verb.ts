import { definePatternCheck } from "../define-check.ts";

/** `want go`, `decided going`, `make him to go`. */
export const check = definePatternCheck({
  id: "infinitive-after-verb",
  group: "verbs",
  tier: "error",
  title: "To after some verbs",
  reason:
    "After verbs such as want, decide, hope, need and agree, the next verb takes to; after let and make it does not.",
  flags: [
    ["I want go home.", "I want to go home."],
    ["She decided going abroad.", "She decided to go abroad."],
    ["He made me to laugh.", "He made me laugh."],
    ["They let us to stay.", "They let us stay."],
    ["We hope seeing you soon.", "We hope to see you soon."],
    ["I would like go there.", "I would like to go there."],
  ],
  leaves: [
    "I need not go.",
    "Do what you can to help.",
    "She has the will to win.",
    "He wants help.",
    "Let me go.",
    "They made him king.",
    "She wanted love and work.",
    "This made it to the news.",
    "It returns a promise containing a result.",
    "There need be no tears, and you must needs have money.",
    "They began work on the bridge.",
  ],
  lines: [
    [
      "want|wants|wanted|wanting|hope|hopes|hoped|decide|decides|decided|plan|plans|planned|refuse|refuses|refused|agree|agreed|promised|expect|expects|expected|manage|managed|afford|hesitate|tend|tends|wish|wishes|pretend|pretends [VBG] DT|PRP$|PRP|IN|TO|NNP|STOP|abroad|home|away",
      "to $2:VB",
    ],
    [
      "want|wants|wanted|decide|decided|hope|hopes|hoped|afford|refuse|refused|managed|able|unable|tend|tends|tried|willing|ready [go|be|do|have|make|see|know|get|become|learn|eat|buy|take|tell|say|give|find|speak|stay|live|keep|spend|improve|understand|explain|meet|send|bring|join|leave|become|write]",
      "to $2",
    ],
    ["want|wants|wanted|decide|decided|hope|hopes|refuse|refused [VB|VBP] DT|PRP|PRP$|TO|IN", "to $2"],
    [
      "would|'d|should like|love|prefer [go|be|do|have|make|see|know|get|become|learn|eat|buy|take|tell|say|give|find|speak|live|keep|spend|improve|understand|explain|meet|visit|thank|ask|invite|suggest|add|join|share|write|inform|complain]",
      "to $3",
    ],
    ["would|'d like|love [VBG]", "to $3:VB"],
    [
      "!must|there need|needs|needed [go|be|do|have|make|see|know|get|become|learn|eat|buy|take|tell|say|give|find|speak|live|keep|spend|improve|understand|explain]",
      "to $3",
    ],
    ["^ PRP need|needs [go|do|have|make|get|buy|find|study|work|learn] DT|PRP$|IN|TO|STOP", "to $3"],
    ["let*|lets me|him|her|us|them|you|it|people [to VB]", "$4"],
    ["make*|makes|made|making me|him|her|us|them|you|people [to VB]", "$4"],
    ["[make*|makes|made|let* PRP$ NOUN to VB]", "$1 $2 $3 $5"],
    ["had better [to VB]", "$4"],
    ["would rather [to VB]", "$4"],
    ["^ PRP can|could|will|would|should|may|might|must|shall [to VB]", "$4"],
    [
      "!everything|all|whatever|what|than|as|best|that|which i|you|he|she|we|they|it can|could|will|would|should|may|might|must [to VB]",
      "$5",
    ],
    ["NN|NNS|NNP|people|who|that can|could|would|should|must [to VB]", "$4"],
    ["can|could|will|would|should|may|might|must n't|not [to VB]", "$4"],
    ["have|has|had|having [VBG] to", "$2"],
    [
      "!am|is|are|was|were|be|been|being|get|gets|got|getting|'m|'s|'re|become|became used to [VBG] ANY",
      "$4:VB",
    ],
    ["in order [VB]", "to $3"],
    ["in order to [VBG|VBZ|VBD|VBN]", "$4:VB"],
    ["[in order for VB]", "in order to $4"],
    ["VERB|ADJ|N|PRP [for to VB]", "to $4"],
    ["have|has|had to [VBG|VBZ|VBD]", "$3:VB"],
    [
      "want|wants|wanted|need|needs|like|likes|try|trying|going|able|decided|hope|plan|how|had|able|started|ready to [VBG|VBZ|VBD]",
      "$3:VB",
    ],
    [
      "able|unable|willing|likely|easy|difficult|hard|possible|impossible|important|necessary|ready|happy|glad|sorry [to VBG|VBD|VBZ]",
      "to $3:VB",
    ],
    ["help*|helps|helped PRP [VBG]", "$3:VB"],
    [
      "ask|asked|asks|tell|told|tells|want|wanted|wants|allow|allows|allowed|advise|advised|encourage|encouraged|invite|invited me|him|her|us|them|you|people [go|be|do|have|make|see|know|get|become|learn|eat|buy|take|tell|say|give|find|come|stay|leave|wait|bring]",
      "to $3",
    ],
    ["wants|want|wanted [that] me|him|her|us|them", "$2"],
    ["like|love|hate|want|need|prefer to [VBG]", "$3:VB"],
    [
      "start|starts|started|begin|begins|began|continue|continues|continued|stop|stops|stopped|try|tries|tried [go|be|do|have|make|see|know|get|become|learn|eat|buy|take|tell|say|give|find|speak|live|think|feel|read|write|grow|use|play] DT|PRP|PRP$|IN|TO|RB|NNS",
      "to $2 / $2:VBG",
    ],
  ],
});
