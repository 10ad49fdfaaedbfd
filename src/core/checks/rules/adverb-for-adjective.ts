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
  ],
  leaves: [
    "It looks good.",
    "Work hard.",
    "She arrived safe and sound.",
    "It tastes good.",
    "He drives fast.",
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
      "drive*|drove|speak*|spoke|walk*|eat|move*|work*|talk*|act*|react*|think|live*|breathe|listen*|read very|more|so|too|as? [careful|slow|quick|quiet|loud|clear|correct|different|perfect|proper|normal|polite|angry|sad|happy|honest|independent|fluent|bad|nice|serious|easy|beautiful] STOP|and|to|in|on|when|because",
      "$3:RB",
    ],
    [
      "[absolute|complete|total|extreme|incredible|real|awful|terrible|amazing|particular|especial] ADJ STOP|and|,|that|for|to",
      "$1:RB",
    ],
    ["is|are|was|were|be|been|'s [real] VBN|JJ", "really"],
    [
      "is|are|was|were|be|been [high|great|strong|deep|direct|complete|total|extreme|recent|gradual|sudden|quick|easy|careful|wrong|proper|correct|full|serious|bad|slight] recommended|appreciated|influenced|affected|related|connected|changed|improved|increased|developed|used|designed|damaged|injured|hurt|linked|based|interested",
      "$2:RB",
    ],
    [
      "run*|runs|ran|sing*|sings|sang|dance*|dances|write*|writes|wrote|smile*|cook*|cooks|dress*|paint*|plays|play|played very|so|really|too|quite? [quick|slow|beautiful|careful|bad|nice|perfect|terrible|wonderful|quiet|loud|careless|happy] STOP|and|but",
      "$3:RB",
    ],
    ["did|does|do|done|doing it|this|that very|so|really? [good] STOP", "well"],
  ],
});
