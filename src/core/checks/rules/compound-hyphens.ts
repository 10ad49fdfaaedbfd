import { definePatternCheck } from "../define-check.ts";

const one =
  "year|month|week|day|hour|minute|mile|metre|meter|page|storey|story|bedroom|room|man|person|star|dollar|pound|euro|way|part|step|lane|seat|door|point|course";
const many =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred";

/** `a two year contract`, `my mother in law`. */
export const check = definePatternCheck({
  id: "compound-hyphens",
  group: "punctuation",
  tier: "likely",
  title: "Hyphens in compounds",
  reason:
    "Words that together describe the noun after them are joined by hyphens: a two-year contract, a well-known author.",
  exceptions: "After the noun they stand apart: the author is well known.",
  flags: [
    ["We signed a two year contract.", "We signed a two-year contract."],
    ["She has a five year old daughter.", "She has a five-year-old daughter."],
    ["He is a well known author.", "He is a well-known author."],
    ["My mother in law is here.", "My mother-in-law is here."],
    ["It is a state of the art kitchen.", "It is a state-of-the-art kitchen."],
  ],
  leaves: [
    "The author is well known.",
    "She is five years old.",
    "The contract runs for two years.",
    "In a two way street nothing moves.",
    "The state of the art is poor.",
    "He is a brother in law and in spirit.",
    "Any two people can meet.",
  ],
  lines: [
    [
      `a|an|the|my|your|his|her|our|their|this|that [${many} year|month|week|day old] NOUN|STOP|who|and`,
      "$2-$3-$4",
    ],
    [
      `a|an|my|your|his|her|our|their|this [${many} ${one}] ADJ? contract|plan|break|course|trip|delay|flight|walk|drive|journey|holiday|project|period|sentence|term|wait|gap|visit|stay|tour|warranty|guarantee|programme|program|deal|ban|study|lease|extension|campaign|event|marriage|career|suspension|apartment|house|flat|hotel|meal|race|report|essay|note|bill|road`,
      "$2-$3",
    ],
    ["a|an|the|his|her|our|their|this|these|most|very [well known] NOUN", "well-known"],
    [
      "a|an|the|his|her|our|their|this|these|very [well paid|educated|written|organised|organized|dressed|prepared|behaved|established|equipped|balanced|respected] NOUN",
      "well-$3",
    ],
    ["a|an|the [high quality] NOUN", "high-quality"],
    ["a|an [long term|distance|lasting] NOUN", "long-$3"],
    ["a|an [full|part time] job|worker|student|position|employee|teacher|nurse", "$2-time"],
    ["my|your|his|her|our|their|a [mother|father|brother|sister|son|daughter in law] !and|or", "$2-in-law"],
    ["a|an|our|their [state of the art] NOUN", "state-of-the-art"],
    ["a|an|the [up to date] NOUN", "up-to-date"],
    ["a|an|the [user|family friendly] NOUN", "$2-friendly"],
    ["a|an|the [first|second|third class] ticket|compartment|carriage|seat|degree|stamp", "$2-class"],
  ],
});
