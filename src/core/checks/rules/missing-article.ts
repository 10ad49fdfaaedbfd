import { definePatternCheck } from "../define-check.ts";

/** `go to cinema`, `in same time`, `one of best`. */
export const check = definePatternCheck({
  id: "missing-article",
  group: "articles",
  tier: "error",
  title: "Missing article",
  reason: "Here English puts an article: the same, the cinema, one of the best.",
  flags: [
    ["He works as teacher.", "He works as a teacher."],
    ["I am student.", "I am a student."],
    ["We live in same street.", "We live in the same street."],
    ["She is good person.", "She is a good person."],
    ["I have lot of work.", "I have a lot of work."],
    ["My mother is doctor.", "My mother is a doctor."],
    ["I have dog.", "I have a dog."],
    ["I hope you had good time.", "I hope you had a good time."],
  ],
  leaves: [
    "As president, he spoke.",
    "He is president.",
    "The same day, it rained.",
    "She is home.",
    "There are lots of them.",
  ],
  lines: [
    [
      "as|like [teacher|engineer|doctor|nurse|student|manager|waiter|waitress|lawyer|secretary|programmer|developer|assistant|volunteer|tourist|result|child|whole] STOP|in|,|at|for|of",
      "a $2",
    ],
    [
      "I am|was|'m [student|teacher|engineer|doctor|nurse|beginner|manager|waiter|waitress|lawyer|programmer|developer|girl|boy|man|woman|vegetarian|person] STOP|in|,|at|and|who|of|from",
      "a $3",
    ],
    [
      "he|she is|was|'s [student|teacher|engineer|doctor|nurse|manager|waiter|lawyer|programmer|girl|boy|man|woman|person|actor|singer|writer|scientist|friend] STOP|in|,|at|and|who|of|from",
      "a $3",
    ],
    [
      "is|was|'s|be|as|became|become very|really? [good|great|nice|big|bad|beautiful|new|hard|difficult|small|long|famous|wonderful|serious|popular|useful|perfect|common|main|big|huge|terrible|healthy|normal|new|different|boring|fantastic|strange|real|lovely|modern|quiet|busy idea|thing|person|place|problem|way|city|town|book|film|movie|example|man|woman|girl|boy|friend|teacher|day|country|job|question|experience|opportunity|school|house|car|game|story|decision|reason|solution|sport|hobby|part|mistake|life|trip|restaurant|company|website|hotel|choice|tool] STOP|to|for|,|because|and|in|that|which|of|but|with|where",
      "a $3 $4",
    ],
    ["in|at|on|from|with|for|of|to [same] NN|NNS|day|time|way|place|thing", "the same"],
    ["[in same time]", "at the same time"],
    ["have|has|had|got|with|is|are|take|takes|took|spend|spent|need|there [lot] of", "a lot"],
    ["[one of most|best|biggest|largest|greatest|worst|main]", "one of the $3"],
    ["^ [lot of]", "a lot of"],
    [
      "go|goes|went|going|gone|come to [cinema|beach|gym|library|theatre|mountains|supermarket|zoo|shop|airport|park|station|museum|restaurant|party|doctor|dentist] STOP|,|with|and|to|every|on|in|because|by",
      "the $3",
    ],
    [
      "in [morning|afternoon|evening|future|past|beginning|middle|end] STOP|,|I|we|he|she|they|and|when",
      "the $2",
    ],
    ["at [end|beginning] of", "the $2"],
    ["on [internet|weekend|radio|phone] STOP|,|and|to|with|because", "the $2"],
    ["on [other hand]", "the other hand"],
    ["in [world|country|city|centre|center] STOP|,|and|where|because", "the $2"],
    ["all over|around [world]", "the world"],
    ["play|plays|played|playing [guitar|piano|violin|drums|flute]", "the $2"],
    ["[most of the people] VB|VBP", "most people"],
    ["for [first|second|third|last] time", "the $2"],
    ["[first] time I|when|we", "the first"],
    ["in|to|from [United] States|Kingdom", "the United"],
    ["[a|an|the my|your|his|her|our|their] NN|NNS|JJ", "$2"],
    ["[the nature] STOP|and|,", "nature"],
    ["in|love|like [the nature] STOP", "nature"],
    ["love|like|hate|enjoy|prefer [the music] STOP", "music"],
    ["go|goes|went|going|come|came to [the home|bed|work] STOP", "$3"],
    ["in [the] nowadays", "nowadays"],
    ["[the most of] people|the", "most of / most"],
    [
      "mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt|boss|cousin|neighbour is|was|became [doctor|teacher|nurse|lawyer|student|farmer|driver|manager|dentist|singer|writer|musician|scientist|programmer|designer|waiter|pilot|policeman|housewife|soldier] STOP|and|in|at|,|from",
      "a $3",
    ],
    [
      "he|she|mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt|boss|cousin is|was|became [engineer|actor|artist|architect|accountant|actress|author|athlete|editor|electrician|economist] STOP|and|in|at|,|from",
      "an $3",
    ],
    [
      "i|we|they|he|she|you have|has|had|'ve|got|bought [dog|cat|car|house|brother|sister|son|daughter|problem|question|computer|bicycle|bike|girlfriend|boyfriend|headache|pet|baby|bird|horse|camera|garden|suggestion|request|fever] STOP|in|and|who|that|with|for|called|named",
      "a $3",
    ],
    [
      "have|has|had|having|spent|spend [good|great|nice|wonderful|bad|hard|lovely|fantastic|difficult|terrible time] STOP|in|with|at|and|there|here|together",
      "a $2 $3",
    ],
    ["it is|was|'s|has|'s been? [long time] since|ago|before", "a long time"],
    ["is|was|'s [first|second|third|last] time i|we|you|he|she|they", "the $2"],
  ],
});
