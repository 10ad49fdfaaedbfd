import { definePatternCheck } from "../define-check.ts";

/** `sings good`, `real good`, `drive careful`. */
export const check = definePatternCheck({
  id: "adverb-for-adjective",
  group: "adjectives",
  tier: "likely",
  title: "Adjective for adverb",
  reason: "An adverb tells how something is done: she sings well, drive carefully.",
  flags: [
    ["She sings good.", "She sings well."],
    ["It was a real good film.", "It was a really good film."],
    ["Please drive careful.", "Please drive carefully."],
    ["He did good in the test.", "He did well in the test."],
    ["He speaks English very good.", "He speaks English very well."],
    ["He runs very quick.", "He runs very quickly."],
    ["She sings beautiful.", "She sings beautifully."],
    ["He did it good.", "He did it well."],
    ["The team played good yesterday.", "The team played well yesterday."],
  ],
  leaves: [
    "It looks good.",
    "Work hard.",
    "She arrived safe and sound.",
    "It tastes good.",
    "He drives fast.",
    "He came home late and drove slow.",
    "When his luck ran bad, it stayed bad.",
    "They work good land in the north.",
  ],
  lines: [
    [
      "sing*|dance*|speak*|write*|play*|swim*|cook*|drive*|perform*|behave*|sleep*|slept|worked|works|understand|understood very|so|really|pretty|that|too? [good] STOP|at|in|,|and",
      "well",
    ],
    [
      "speak*|spoke|play|plays|speaks English|french|spanish|german|football|tennis|the|guitar|piano very|so|pretty? [good] STOP",
      "well",
    ],
    ["did|do|doing|does very|so|really|pretty? [good] in|on|at STOP?", "well"],
    [
      "[real] good|nice|bad|hard|fast|big|well|great|quick|easy|soon|cool|hot|cold|important|interesting|happy|fun",
      "really",
    ],
    [
      "drive*|drove|speak*|spoke|walk*|eat|move*|work*|talk*|act*|react*|think|live*|breathe|listen*|read very|more|so|too|as? [careful|quick|quiet|loud|clear|correct|different|perfect|proper|normal|polite|angry|sad|happy|honest|independent|fluent|bad|nice|serious|easy|beautiful] STOP|and|to|in|on|when|because",
      "$3:RB",
    ],
    ["[absolute|extreme|incredible|awful|terrible|especial] ADJ STOP|and|,|that|for|to", "$1:RB"],
    [
      "is|are|was|were|be|been [high|great|strong|deep|direct|complete|total|extreme|recent|gradual|sudden|quick|easy|careful|wrong|proper|correct|full|serious|bad|slight] recommended|appreciated|influenced|affected|related|connected|changed|improved|increased|developed|used|designed|damaged|injured|hurt|linked|based|interested",
      "$2:RB",
    ],
    ["run*|runs|ran very|so|really|too [quick|slow|careful]", "$3:RB"],
    [
      "sing*|sings|sang|dance*|dances|write*|writes|wrote|smile*|cook*|cooks|dress*|paint*|plays|play|played very|so|really|too|quite? [quick|slow|beautiful|careful|bad|nice|perfect|terrible|wonderful|quiet|loud|careless|happy] STOP|and|but",
      "$3:RB",
    ],
    ["did|does|do|done|doing it|this|that very|so|really? [good] STOP", "well"],
    [
      "played|plays|play|slept|sleep|works|work|worked|run|runs|fits|ended|started|went|goes|go|gone|going very|so|really|pretty|quite? [good] STOP|yesterday|today|now|last|because|this|for|with",
      "well",
    ],
    [
      "everything|it|all|things|exam|interview|test|trip|party went|goes|worked|works very|so|really? [good]",
      "well",
    ],
  ],
});
