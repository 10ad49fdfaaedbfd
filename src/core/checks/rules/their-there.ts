import { definePatternCheck } from "../define-check.ts";

/** `their is`, `there book`, `they're house`. */
export const check = definePatternCheck({
  id: "their-there",
  group: "confused-words",
  tier: "error",
  title: "Their, there, they're",
  reason: "Their shows possession, there is a place or begins a sentence, and they're is short for they are.",
  flags: [
    ["Their is a problem.", "There is a problem."],
    ["There going to be late.", "They're going to be late."],
    ["I like they're house.", "I like their house."],
    ["We went to there house.", "We went to their house."],
    ["Put it over their.", "Put it over there."],
    ["They lost there third game in a row.", "They lost their third game in a row."],
    ["The children forgot there books.", "The children forgot their books."],
    ["I think there wrong about that.", "I think they're wrong about that."],
    ["They love they're new house.", "They love their new house."],
    ["Their very happy together.", "They're very happy together."],
    ["They're house is big.", "Their house is big."],
  ],
  leaves: [
    "He left there last week.",
    "They put there what they had.",
    "There is a house.",
    "There, children, is the sea.",
    "Is there money left?",
    "They're here.",
    "The people there have cars.",
    "Their very happy faces told all.",
    "I think they're teachers.",
  ],
  lines: [
    ["[their] will|must|may|might be|have|not|never|VB", "there"],
    ["[their] is|are|was|were|'s|has|isn't", "there"],
    ["^ [there] going|coming|doing|trying|getting|looking|making|taking|working|leaving|not", "they're"],
    ["because|that|and|if|when|think|know|but [there] going|coming|doing|trying|getting", "they're"],
    ["[there] own NOUN", "their"],
    [
      "in|with|to|for|at|from|of|on|about|by [there] house|home|life|lives|own|children|parents|family|families|friends|friend|work|job|jobs|country|countries|car|cars|mother|father|room|school|way|money|names|name|mind|minds|eyes|hands|future|time|opinion|opinions|faces|knowledge|ideas",
      "their",
    ],
    [
      "do|does|did|have|has|had|love|loves|use|used|lost|spend|spent|change|changed|make|made|give|gave|need|take|took|express|improve|enjoy|share|support|help [there] NOUN",
      "their",
    ],
    ["in|with|to|for|at|from|of|on|about|by|like|love|see|know|sold|bought [they 're] NOUN", "their"],
    ["about|of|for|with|after|before|because|in|despite [they 're] can:NN STOP", "their"],
    ["over|right|out|up|down|back|from|in|live|go|went|going [their] STOP", "there"],
    [
      "forgot|forget|forgets|brought|bring|left|leave|showed|show|told|finished|finish|opened|open|closed|washed|raised|sold|sell|lose|loses|won|paid|pay|followed|enjoyed|wrote|read|ate|did|cleaned|parked|learn|learned|broke|hurt|visited|visit|follow|keep|kept|hold|held|put|send|sent [there] NOUN|first|second|third|new|old",
      "their",
    ],
    [
      "lost|has|have|had|in|with|for|at|of|on|about|to|from [there] ADJ|first|second|third|own|new|old|next|last NOUN",
      "their",
    ],
    [
      "think|know|because|that|say|said|when|if [there] wrong|right|ready|sure|happy|late|not|very|all|both|always|afraid|angry|busy",
      "they're",
    ],
    [
      "love|loves|like|likes|lost|forgot|sold|bought|need|want|use|used|left|took|opened|cleaned|have|had|enjoy|visit|visited|with|in|at|of|from|about|into [they 're] ADJ? NOUN STOP|and|,|in|at|on|for",
      "their",
    ],
    [
      "^ [their] very|so|not|really|always|too? happy|sad|nice|good|friendly|tired|late|funny|beautiful|kind|ready|busy|right|wrong|coming|going|waiting|looking|trying|doing|making|getting STOP|together|with|about|to|and|in|at|for|because|the|a",
      "they're",
    ],
    [
      "and|with|for|of|love|miss|visit|from [there] parents|mother|father|children|kids|family|friends|house|car|dog|job|money|teachers|students|lives|homework",
      "their",
    ],
    [
      "that|think|thinks|know|knows|heard|said|says|hope|because|if|when|sure [there] moving|living|working|leaving|planning|staying|arriving|selling|buying|playing|looking|trying|waiting|talking|thinking|building|coming|going|getting to|in|on|at|to|away|out|home|for|soon|tomorrow|next|STOP",
      "they're",
    ],
    [
      "said|says|say|think|thinks|know|knew|thought|because|that|heard|hear|hope|if|when|sure|told [their] going|planning|trying|hoping to can:VB",
      "they're",
    ],
    ["^ [they 're] NOUN|house|work|team is|was|has|'s", "their"],
    ["all|most|some|many|one|none|both|two of [there] NOUN", "their"],
  ],
});
