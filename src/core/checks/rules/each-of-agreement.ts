import { definePatternCheck } from "../define-check.ts";

const plural = "the|these|those|my|your|his|her|our|their|its";

/** `each of the boys have`, `most of the people is`. */
export const check = definePatternCheck({
  id: "each-of-agreement",
  group: "agreement",
  tier: "error",
  title: "Each of, one of, most of and the verb",
  reason: "Each of and one of take a singular verb, most of the with a plural noun takes a plural one.",
  exceptions: "Neither of and either of take a plural verb in speech, so they are marked as likely only.",
  flags: [
    ["Each of the boys have a bike.", "Each of the boys has a bike."],
    ["One of my friends live in Paris.", "One of my friends lives in Paris."],
    ["Every one of them are gone.", "Every one of them is gone."],
    ["Most of the people is happy.", "Most of the people are happy."],
    ["Some of the students was late.", "Some of the students were late."],
  ],
  leaves: [
    "One of the students who live here called.",
    "Do each of the boys have a bike?",
    "Most of the cake is gone.",
    "One of them can swim.",
    "All of the news is bad.",
  ],
  lines: [
    [`^ each|one of ${plural} JJ|JJS|CD|CD? ADJ? NNS|people [are]`, "is"],
    [`^ each|one of ${plural} ADJ|CD? ADJ? NNS|people [were]`, "was"],
    [`^ each|one of ${plural} ADJ|CD? ADJ? NNS|people [have]`, "has"],
    [`^ each|one of ${plural} ADJ|CD? ADJ? NNS|people [do] n't|not`, "does"],
    [
      `^ each|one of ${plural} ADJ|CD? ADJ? NNS|people [live|work|come|like|want|need|say|think|play]`,
      "$7:VBZ",
    ],
    [`that|because|but|if|think|know each|one of ${plural} ADJ|CD? ADJ? NNS|people [are]`, "is"],
    [`that|because|but|if|think|know each|one of ${plural} ADJ|CD? ADJ? NNS|people [have]`, "has"],
    [`that|because|but|if|think|know each|one of ${plural} ADJ|CD? ADJ? NNS|people [were]`, "was"],
    ["^ every? each|one of them|us|you [are]", "is"],
    ["^ every? each|one of them|us|you [were]", "was"],
    ["^ every? each|one of them|us|you [have]", "has"],
    [`^ most|some|many|all|several|few of ${plural} ADJ? NNS|people [is]`, "are"],
    [`^ most|some|many|all|several|few of ${plural} ADJ? NNS|people [was]`, "were"],
    [`^ most|some|many|all|several|few of ${plural} ADJ? NNS|people [has]`, "have"],
    ["^ most|some|many|all|several|few|both of them|us [is]", "are"],
    ["^ most|some|many|all|several|few|both of them|us [was]", "were"],
    ["^ most|some|many|all|several|few|both of them|us [has]", "have"],
    ["^ both|several|many|few ADJ? NNS|people [is]", "are"],
    ["^ both|several|many|few ADJ? NNS|people [was]", "were"],
    ["^ both|several|many|few ADJ? NNS|people [has]", "have"],
  ],
});
