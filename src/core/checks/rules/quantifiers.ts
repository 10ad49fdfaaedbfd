import { definePatternCheck } from "../define-check.ts";

/** `much people`, `less cars`, `many information`. */
export const check = definePatternCheck({
  id: "quantifiers",
  group: "nouns",
  tier: "error",
  title: "Much, many, less, few",
  reason: "Much and less go with what cannot be counted, many and few with what can.",
  flags: [
    ["There are much people here.", "There are many people here."],
    ["We need less cars.", "We need fewer cars."],
    ["I have many information.", "I have a lot of information."],
    ["He has few money.", "He has little money."],
    ["There was a few water left.", "There was a little water left."],
    ["How much books do you have?", "How many books do you have?"],
    ["Those man are here.", "Those men are here."],
    ["That people are strange.", "Those people are strange."],
    ["There was a lot of peoples.", "There was a lot of people."],
    ["Much people think so.", "Many people think so."],
    ["These kind of films are boring.", "These kinds of films are boring."],
    ["That shoes are expensive.", "Those shoes are expensive."],
    ["Most of people in my town work.", "Most people in my town work."],
    ["We need less ingredients.", "We need fewer ingredients."],
  ],
  leaves: [
    "There is much to do.",
    "Less than ten cars came.",
    "It takes less skill.",
    "Many furniture shops closed.",
    "How much people earn, I know.",
    "We trade with other peoples.",
    "I have had many a good time.",
    "He has less time than money.",
  ],
  lines: [
    [
      "is|are|so|too|with|has|have|were|was|not|of|very|there [much] people|students|friends|books|cars|children|things|countries|problems|words|houses|women|men|ideas|times|places|tourists|reasons|questions|mistakes|animals|games|movies|films|jobs|advantages|opportunities",
      "many",
    ],
    ["[much] more people|students|cars|friends|books|things|problems|places|children|opportunities", "many"],
    [
      "[less] people|students|cars|friends|books|children|things|problems|words|houses|women|men|mistakes|jobs|tourists|accidents|opportunities|calories|hours|days|options|items|choices",
      "fewer",
    ],
    [
      "[many|several|a_] information|advice|furniture|homework|luggage|money|water|traffic|equipment|knowledge|music|pollution|evidence|research|work|help|fun|stuff|rubbish|electricity STOP|and|about|to|on|in|for|that|which|from|of|with|,",
      "a lot of",
    ],
    [
      "so|too|how [many] information|advice|furniture|homework|luggage|money|water|traffic|equipment|knowledge|pollution|rubbish|time STOP|and|about|to|on|in|for|that|which|,",
      "much",
    ],
    [
      "!a [few] money|information|water|knowledge|furniture|help|homework|traffic|evidence|experience STOP|and|about|to|on|in|for|that|which|,",
      "little",
    ],
    [
      "[a few] money|information|water|knowledge|help|homework|traffic|advice STOP|and|about|to|on|in|for|that|which|left|,",
      "a little",
    ],
    [
      "[an|a information|advice|equipment|furniture|homework|evidence|luggage|software|news|progress|traffic|weather|music] STOP|about|to|on|in|for|that|which|is|was|from|,",
      "$2 / a piece of $2",
    ],
    [
      "[a good|bad|nice|beautiful|terrible|great|useful|important weather|advice|news|information|progress|equipment|furniture|homework] STOP|and|about|to|on|in|for|that|which|is|was|of|from|,",
      "$2 $3",
    ],
    ["[each|every information|furniture|equipment|homework] STOP", "all the $2 / every piece of $2"],
    [
      "[an|one|two|three|these|those|many informations|advices|equipments|furnitures|homeworks]",
      "some information",
    ],
    [
      "[amount] of people|students|cars|friends|books|children|things|problems|words|men|women|tourists|visitors|users|workers|countries",
      "number",
    ],
    ["[a lots of]", "a lot of / lots of"],
    ["[lot of|lots off] NOUN", "a lot of"],
    ["[alot|allot of]", "a lot of"],
    ["a [lots] of", "lot"],
    ["[the most] of people|students|us|them|my|the|countries", "most"],
    ["[most of] people|students|countries|teenagers|children|women|men VBP|are|have|do|think|MD", "most"],
    ["[almost] people|students|children|countries VBP|are|have", "almost all / most"],
    ["[almost of] the|my|our|us|them|people", "almost all of / most of"],
    ["[every] people", "all"],
    ["[all] person|student|child|country|man|woman VBZ|is|has", "every"],
    ["[others] NNS", "other"],
    ["an [others|other]", "other"],
    ["[an other]", "another"],
    ["[another NNS] STOP|and|in|who|that|to|,", "another $2:NN / other $2"],
    ["each [others]", "other"],
    ["one [others]", "another"],
    ["with|to|for|of [each others]", "each other"],
    ["how [much] NNS|people do|did|are|were|have|can|will", "many"],
    [
      "these|those|many|several|few|two|three|four|five [man] is|was|has|have|are|were|who|in|from|STOP",
      "men",
    ],
    [
      "these|those|many|several|few|two|three|four|five [woman] is|was|has|have|are|were|who|in|from|STOP",
      "women",
    ],
    [
      "these|those|many|several|few|two|three|four|five [child] is|was|has|have|are|were|who|in|from|STOP",
      "children",
    ],
    ["^ [that] people|men|women|children are|were|have|do|can|will", "those"],
    [
      "[a two|three|four|five|six|seven|eight|nine|ten] brothers|sisters|children|friends|cats|dogs|books|cars|questions|problems|things|people",
      "$2",
    ],
    ["lot|lots of [peoples]", "people"],
    [
      "^ [much] people|students|countries|children|women|men|families|companies|teenagers|tourists VERB|like|are|have",
      "many",
    ],
    ["there|him|her|it|that|me|them|you many [time] STOP", "times"],
    ["these|those [kind|sort|type] of", "$2:NNS"],
    [
      "[these|those] music|information|advice|furniture|homework|weather|news|money|equipment|knowledge",
      "this",
    ],
    ["^ [that] NNS are|were|have|do|look|cost", "those"],
    [
      "have|has|had|with long|short|black|brown|blond|blonde|dark|curly|straight|red|grey|white ADJ? [hairs]",
      "hair",
    ],
    ["have|has|had|only|just [a few] time STOP|to|for|before|left", "a little"],
    [
      "[less] sweets|cookies|vegetables|apples|toys|clothes|shops|roads|animals|trees|books|visitors|customers|workers|members|steps|places|chances|countries|reasons|questions|errors|schools|teachers|classes|lessons|ideas|benefits|rules|rooms|seats|tickets|buses|trains|deaths|crimes|products|resources",
      "fewer",
    ],
    [
      "^ [most of] people|students|teenagers|children|women|men|countries|families|companies|cities|teachers|tourists",
      "most",
    ],
    ["the last|past|next few|several [year|month|week|day|hour]", "$4:NNS"],
    ["[a very|really bad|good|nice|hot|cold|great|terrible weather]", "$2 $3 $4"],
    ["[much|many peoples]", "many people"],
    [
      "^ how [much] people|students|books|friends|children|countries|days|times|hours|languages|questions VBD",
      "many",
    ],
    [
      "need*|needs|needed|have|has|had|with|use*|uses|used|got|get|gets|make*|makes|made|is|are|were|was|see|saw|eat|ate|buy|bought|sold|want|wants|receive|received|contain|contains|much|far|even|no [less] ADJ? NNS !than",
      "fewer",
    ],
    [
      "receive*|received|have|has|had|get|got|made|heard|see|saw|with|not|n't|so|too|how [much] ADJ? complaints|emails|letters|messages|questions|problems|errors|customers|visitors|orders|calls|mistakes|things|friends|reasons|ideas|chances|options|changes|shops|restaurants|trees|languages|hours|minutes|days|weeks|months|years",
      "many",
    ],
    [
      "have|has|had|get|got|need|needs|make|made|spend|spent|earn|earns|save|not|n't|without|with [many] money|information|advice|furniture|homework|luggage|water|traffic|equipment|knowledge|music|pollution|evidence|research|rubbish|electricity|rice|bread|sugar|salt|coffee|tea|milk|food|snow|rain left|in|at|on|for|to|and|,|STOP|because|when|about|from",
      "much",
    ],
    ["lot|lots of [researches]", "research"],
    [
      "one of the most ADJ [city|country|team|family|group|company|party|club|band|collection|place|house|story|area|region]",
      "$6:NNS",
    ],
    [
      "one of the JJS [city|country|team|family|group|company|party|club|band|collection|area|region]",
      "$5:NNS",
    ],
    ["too|so [many traffics]", "much traffic"],
    [
      "[a new|old|small|big|modern|wooden furniture|luggage|equipment|homework|research|traffic|software]",
      "$2 $3",
    ],
  ],
});
