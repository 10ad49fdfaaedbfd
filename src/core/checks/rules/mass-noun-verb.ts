import { definePatternCheck } from "../define-check.ts";

const mass =
  "news|information|advice|furniture|equipment|homework|housework|luggage|baggage|knowledge|traffic|money|software|hardware|weather|research|progress|machinery|jewellery|scenery|vocabulary|rubbish|garbage";
const before = "the|this|that|my|your|his|her|our|their|its|all|some|much";
const message = "This noun takes a singular verb, though it may name many things.";

/** `the news are`, `the police is`. */
export const check = definePatternCheck({
  id: "mass-noun-verb",
  group: "agreement",
  tier: "error",
  title: "News is, police are",
  reason:
    "News, information, advice, furniture and the like take a singular verb; police takes a plural one.",
  flags: [
    ["The news were bad.", "The news was bad."],
    ["The information are useful.", "The information is useful."],
    ["My furniture are old.", "My furniture is old."],
    ["The police is coming.", "The police are coming."],
    ["The people in my country is friendly.", "The people in my country are friendly."],
  ],
  leaves: [
    "The books and the furniture are old.",
    "The users of the software are pleased.",
    "The police is an institution.",
    "The news is bad.",
    "Was the information useful?",
  ],
  lines: [
    [`^ ${before} ADJ? ${mass} [are]`, "is", message],
    [`^ ${before} ADJ? ${mass} [were]`, "was", message],
    [`^ ${before} ADJ? ${mass} [have]`, "has", message],
    [`^ ${before} ADJ? ${mass} [do] n't|not`, "does", message],
    [`that|because|if|when|but|, ${before} ADJ? ${mass} [are]`, "is", message],
    [`that|because|if|when|but ${before} ADJ? ${mass} [were]`, "was", message],
    [`that|because|if|when|but ${before} ADJ? ${mass} [have] VBN`, "has", message],
    [`^ ${mass} [are]`, "is", message],
    [`^ ${mass} [were]`, "was", message],
    ["the police [is] VBG|VBN|here|there", "are"],
    ["the police [was] VBG|VBN|here|there", "were"],
    ["the police [has] VBN|been", "have"],
    ["^ the? people in|from|of DT|PRP$|NNP NN? [is]", "are"],
    ["^ the? people in|from|of DT|PRP$|NNP NN? [was]", "were"],
    ["^ the? people in|from|of DT|PRP$|NNP NN? [has]", "have"],
  ],
});
