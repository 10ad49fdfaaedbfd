import { definePatternCheck } from "../define-check.ts";

/** `to much`, `me to.` */
export const check = definePatternCheck({
  id: "to-too",
  group: "confused-words",
  tier: "error",
  title: "To, too, two",
  reason: "Too means also or more than enough; two is a number; to goes before verbs and places.",
  flags: [
    ["It is to hot here.", "It is too hot here."],
    ["There is to much noise.", "There is too much noise."],
    ["I like it to.", "I like it too."],
    ["She has to brothers.", "She has two brothers."],
    ["He went too school.", "He went to school."],
    ["I would like to come to.", "I would like to come too."],
  ],
  leaves: [
    "He went to much trouble.",
    "I have to go.",
    "It is close to hot springs.",
    "This is what I came to.",
    "It comes to more than ten.",
    "Too much is too much.",
    "He would look, if she told him to.",
    "That was the show you took me to.",
    "It is the place I want most to go to.",
  ],
  lines: [
    [
      "is|are|was|were|am|'m|'s|'re|be|been|not|n't|far|way|getting|become|became|feel|seems [to] much|many|late|early|hot|cold|big|small|tired|old|young|expensive|difficult|long|short|far|bad|good|easy|hard|busy|high|low|fast|slow|dangerous|heavy|loud|weak|sick|lazy|little|few|important|strong|boring|crowded",
      "too",
    ],
    [
      "is|are|was|were|am|'m|'s|'re [to] thin|fat|rich|poor|proud|quiet|shy|serious|strict|dark|sweet|salty|noisy|deep|wide|thick|scared STOP|for|to",
      "too",
    ],
    [
      "is|are|was|were|am|'m|'re|far|much [two] expensive|late|early|hot|cold|big|small|old|young|difficult|long|short|bad|easy|hard|busy|high|low|slow|dangerous|heavy|loud|tired|far STOP|for|to",
      "too",
    ],
    ["there 's|is|are|was|were|has [to] much|many", "too"],
    [
      "have|has|had|spend|spends|spent|eat|ate|drink|use|waste|cost|costs|take|takes [to] much|many NOUN",
      "too",
    ],
    [
      "!want|wants|wanted|told|tell|asked|ask|like|took|takes|need|needed|expected|let|allowed|take|get|got|gave|bring|brought it|that [to] STOP",
      "too",
    ],
    ["^ i|we like|love|know|hate it [to] STOP", "too"],
    ["and|know|love|loves|likes|help|miss|see|invite|understand|hate|find me|him|her|them [to] STOP", "too"],
    [
      "have|has|had|with|bought|see|saw|these|those|of [to] brothers|sisters|children|cars|dogs|cats|years|days|weeks|months|hours|friends|books|people|boys|girls|sons|daughters|kinds|types|ways|reasons|things|parts|groups|sides|minutes",
      "two",
    ],
    [
      "want|wants|wanted|went|go|goes|going|need|needs|needed|have|has|like|likes|try|trying|able|used|decided|listen|talk|speak [too] can:VB|the|a|my|school|work|go|be|do|have",
      "to",
    ],
    ["[two] be|go|have|do|make|see|get|know", "to"],
    ["like|love|want|going|can|may to? come|join|go|play|try|help [to] END", "too"],
  ],
});
