import { definePatternCheck } from "../define-check.ts";

/** `your welcome`, `you're car`. */
export const check = definePatternCheck({
  id: "your-you-are",
  group: "confused-words",
  tier: "error",
  title: "Your and you're",
  reason: "You're is short for you are; your shows possession.",
  flags: [
    ["Your welcome to stay.", "You're welcome to stay."],
    ["I like you're car.", "I like your car."],
    ["Your going to be late.", "You're going to be late."],
    ["If your not ready, wait.", "If you're not ready, wait."],
    ["Your the best friend I have.", "You're the best friend I have."],
    ["Is this you're coat?", "Is this your coat?"],
    ["Your very kind.", "You're very kind."],
    ["I know your busy, but call me.", "I know you're busy, but call me."],
    ["Please send me you're address.", "Please send me your address."],
  ],
  leaves: [
    "Your welcome speech was long.",
    "Your going home surprised us.",
    "You're right.",
    "Your very good friend called.",
  ],
  lines: [
    ["^ [your] going to VB", "you're"],
    ["[your] welcome STOP|to", "you're"],
    [
      "[your] not|very|so|always|gonna|supposed|able|allowed|right|wrong|sure|too|all STOP|going|to|a|an|the|VBG|that|about|sure|ready",
      "you're",
    ],
    [
      "if|when|that|because|think|know|hope|while|and|but|what|where|who|why|how [your] going|doing|looking|getting|trying|coming|feeling|talking|thinking|making|saying|not|interested|right|wrong|ready|able|a",
      "you're",
    ],
    [
      "like|love|in|with|of|on|for|about|to|is|at|and|from|see|saw|need|want|use|have|what|know [you 're] ADJ? car|house|name|friend|friends|family|life|work|job|opinion|help|time|money|letter|email|phone|parents|mother|father|room|school|children|business|website|product|own|dream|dreams|body|computer|country|mind|heart|hand|hands|head",
      "your",
    ],
    ["[you 're] NOUN is|are|was|were|has|VBZ", "your"],
    ["^ [your] the|a|an", "you're"],
    ["if|when|that|because|think|know|hope|and|but|say|said|sure [your] the|a|an|my|our", "you're"],
    ["this|that|it is|'s [you 're] NOUN STOP", "your"],
    ["^ is|are|was this|that|these|those|it [you 're] NOUN", "your"],
    [
      "know|think|hope|sure|if|that|when|glad|sorry|happy|because|say|see [your] busy|fine|ok|okay|happy|well|tired|sick|sad|angry|kind|interested|welcome|ready|late|alone|free|lucky|serious|alright STOP|,|but|and|or|about|to|with|because|in",
      "you're",
    ],
    [
      "^ [your] very|so|too|really|always kind|nice|good|lucky|funny|smart|busy|beautiful|late|sweet|right|welcome|young|old|tired STOP|,|and|but|to|for",
      "you're",
    ],
    [
      "me|us|him|her|them|in|on|with|of|to|for|from|see|like|love|use|send|give|check|change|enter|show|need|read|got|get|have|know [you 're] ADJ? address|letter|message|messages|book|books|bag|keys|key|number|email|homework|password|account|order|ticket|brother|sister|son|daughter|wife|husband|boss|teacher|class|team|company|country|city|language|English|answer|question|questions|choice|story|eyes|face|hair|feet|clothes|shoes|coat|dog|cat|birthday|holiday|trip|visit|support|feedback|feelings|future|goal|goals|skills|health|advice",
      "your",
    ],
    [
      "^ [you 're] phone|car|house|dog|cat|bag|friend|brother|sister|mother|father|name|email|letter|order|computer|room|food|hair",
      "your",
    ],
  ],
});
