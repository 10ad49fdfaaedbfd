import { definePatternCheck } from "../define-check.ts";

const person = "i|we|he|she|they|you|people|everyone|everybody|students|children";
const be = "am|'m|is|'s|are|'re|was|were|be|been|feel|feels|felt|get|got|become|became";
const degree = "so|very|really|too|always|not|n't|quite|also|more|most|extremely|never";
const causes =
  "exciting|interesting|confusing|boring|tiring|disappointing|surprising|frightening|embarrassing|shocking|annoying|frustrating|satisfying|fascinating|amusing|depressing|terrifying";
const things =
  "film|movie|book|lesson|lecture|game|match|story|trip|journey|party|holiday|weekend|show|programme|exam|subject|museum|course|speech|novel";

/** `I am exciting about it`, `the film was bored`. */
export const check = definePatternCheck({
  id: "feeling-participles",
  group: "adjectives",
  tier: "error",
  title: "Excited and exciting",
  reason:
    "Who feels it is excited, bored or interested; what makes one feel it is exciting, boring or interesting.",
  flags: [
    ["I was very exciting about the trip.", "I was very excited about the trip."],
    ["He is interesting in football.", "He is interested in football."],
    ["I am boring with this lesson.", "I am bored with this lesson."],
    ["The film was very bored.", "The film was very boring."],
    ["It was an interested book.", "It was an interesting book."],
    ["We were surprising to see him.", "We were surprised to see him."],
    ["I feel boring at home.", "I feel bored at home."],
  ],
  leaves: [
    "He is interesting in many ways.",
    "She is boring her friends.",
    "The trip was exciting.",
    "The audience was bored.",
    "An interested reader may ask.",
    "It is surprising to see him.",
    "I'm not worrying about them.",
  ],
  lines: [
    [
      `${person} ${be} ${degree}? ${degree}? [interesting] in !many|some|every|this|that|his|her|its|their|all|ways`,
      "interested",
    ],
    [`${person} ${be} ${degree}? ${degree}? [exciting|confusing|annoying|frustrating] about`, "$5:VBN"],
    [
      `${person} ${be} ${degree}? ${degree}? [boring|disappointing|satisfying|tiring|annoying|frustrating] with|of VBG|the|this|that|it|my|our`,
      "$5:VBN",
    ],
    [`i|we ${be} ${degree}? ${degree}? [${causes}] about|with|by|of|that|because`, "$5:VBN"],
    [
      `i|we|he|she|they ${be} ${degree}? ${degree}? [exciting|surprising|shocking|disappointing|interesting] to see|hear|learn|find|meet|know|get`,
      "$5:VBN",
    ],
    [
      "i feel|felt so|very|really|too|quite? [boring|exciting|disappointing|embarrassing|frustrating|tiring] STOP|and|,|when",
      "$4:VBN",
    ],
    [
      `${things} is|was|'s so|very|really|too|quite? [bored|interested|excited|disappointed|confused|fascinated|frightened] STOP|and|but|,|because|for`,
      "$4:VBG",
    ],
    [
      `an|very|most|more [interested] ${things}|topic|place|idea|city|job|experience|fact|article`,
      "interesting",
    ],
    [
      `a|very|most|more [bored|excited|confused|disappointed|tired] ${things}|topic|place|idea|job|experience|day`,
      "$2:VBG",
    ],
    ["i am|'m|feel|felt|was very|so|really? [boring] STOP|in|at|when|because|if", "$4:VBN"],
  ],
});
