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
    ["The soup tastes deliciously.", "The soup tastes delicious."],
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
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [deliciously] STOP|and|but|today|in|to|with",
      "delicious",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [wonderfully] STOP|and|but|today|in|to|with",
      "wonderful",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [terribly] STOP|and|but|today|in|to|with",
      "terrible",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [awfully] STOP|and|but|today|in|to|with",
      "awful",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [horribly] STOP|and|but|today|in|to|with",
      "horrible",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [nicely] STOP|and|but|today|in|to|with",
      "nice",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [sweetly] STOP|and|but|today|in|to|with",
      "sweet",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [strangely] STOP|and|but|today|in|to|with",
      "strange",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [beautifully] STOP|and|but|today|in|to|with",
      "beautiful",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [badly] STOP|and|but|today|in|to|with",
      "bad",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [perfectly] STOP|and|but|today|in|to|with",
      "perfect",
    ],
    [
      "taste*|tastes|tasted|smell*|smells|smelled|smelt|sounds|sounded|looks|looked [amazingly] STOP|and|but|today|in|to|with",
      "amazing",
    ],
    [
      "work*|works|worked|working|study|studies|studied|studying|train|trains|trained|try|tries|tried very|so|really|too? [hardly] STOP|every|all|to|in|for|and|this|last|today",
      "hard",
    ],
  ],
});
