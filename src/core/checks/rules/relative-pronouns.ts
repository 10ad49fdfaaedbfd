import { definePatternCheck } from "../define-check.ts";

/** `the man which`, `people which`. */
export const check = definePatternCheck({
  id: "relative-pronouns",
  group: "pronouns",
  tier: "error",
  title: "Who and which",
  reason: "Who goes with people, which with things, and what never follows a noun.",
  flags: [
    ["The man which called is here.", "The man who called is here."],
    ["I know people which like it.", "I know people who like it."],
    ["Everything what he said is true.", "Everything that he said is true."],
    ["The book who I read is long.", "The book that I read is long."],
    ["The man which lives next door is a teacher.", "The man who lives next door is a teacher."],
    ["Whom is coming tonight?", "Who is coming tonight?"],
    ["This is the house where I was born in.", "This is the house where I was born."],
  ],
  leaves: [
    "The team which won is here.",
    "The man, which surprised us, sang.",
    "I know what he said.",
    "He told the people what to do.",
  ],
  lines: [
    [
      "man|woman|people|person|men|women|boy|girl|boys|girls|student|students|teacher|teachers|friend|friends|children|child|guy|guys|doctor|parents|mother|father|brother|sister|someone|somebody|anyone|everyone|customer|customers|worker|workers|employee|employees|users [which] VB|VBP|VBZ|VBD|MD|is|are|was|were|has|have|can|will|do|does|did|n't",
      "who",
    ],
    [
      "man|woman|people|person|men|women|boy|girl|boys|girls|student|students|teacher|teachers|friend|friends|children|child|guy|guys|doctor|parents|mother|father|brother|sister|someone|somebody|anyone|everyone|customer|customers|worker|workers|employee|employees|users [which] VERB|like|has|had|can|will|do|does|did",
      "who",
    ],
    ["everything|something|anything|nothing|all [what] PRP|DT|NNP|PRP$|NNS", "that"],
    ["all the NN|NNS [what] PRP", "that"],
    [
      "thing|things|book|books|film|films|movie|car|cars|house|school|job|problem|problems|animal|computer|machine|product|products|company|website|information [who] is|are|was|were|has|have|can|will|VBZ|VBP|PRP|i",
      "that",
    ],
    ["thing|things|book|film|movie|car|house|country|city|place|problem|job [what] is|was|are|PRP|i", "that"],
    [
      "people|person|man|woman|students|friends|those [whom] VB|VBP|VBZ|VBD|is|are|was|were|has|have|can|will",
      "who",
    ],
    ["people|man|woman|friend|person [who's] NN is", "whose"],
    ["reason [because] PRP|is", "why"],
    ["way [how] PRP|to|DT", "that"],
    [
      "man|woman|boy|girl|person|friend|teacher|student|brother|sister|doctor|neighbour|neighbor|guy [which] lives|works|likes|comes|loves|speaks|plays|needs|wants|studies",
      "who",
    ],
    [
      "friend|man|woman|person|boy|girl|teacher|brother|sister|uncle|aunt|cousin who [he|she lives|works|comes|goes|studies|speaks|died|lived|worked]",
      "$3",
    ],
    ["^ [whom] is|was|has VBG|VBN|going|coming", "who"],
    ["where i|he|she|we|they was|were [born in] STOP", "born"],
    ["where i|he|she|we|they|you [live|lives|lived|work|works|stay|stayed in] STOP", "$3"],
    [
      "^ PRP$ friend|brother|sister|mother|father|boss|teacher|uncle|aunt|cousin|husband|wife|son|daughter|neighbour|neighbor , [which] VBZ|VBD|is|was|has",
      "who",
    ],
    [
      "girl|boy|man|woman|friend|person|people|teacher [who his|her|their] NN VBZ|VBD|is|was|are|were",
      "whose",
    ],
  ],
});
