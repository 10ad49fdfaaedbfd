import type { CheckFacts } from "../check.ts";

/** The facts of the check that a model of context makes. */
export const unfittingWords: CheckFacts = {
  id: "unfitting-words",
  group: "sentences",
  tier: "likely",
  title: "Words that do not fit together",
  reason:
    "These words seldom stand together like this. A word may be missing, in the wrong form, or one too many. " +
    "This is told from statistics, so it can be wrong.",
  flags: [
    ["She opened door and went into the house.", "She opened the door and went into the house."],
    ["He had been waiting for long time.", "He had been waiting for a long time."],
  ],
  leaves: ["The quick brown fox jumps over the lazy dog.", "She has been working here for ten years."],
};

/** The facts of what the model says only because a sentence has other mistakes. */
export const unfittingGuesses: CheckFacts = {
  id: "unfitting-guesses",
  group: "sentences",
  tier: "likely",
  title: "Guesses beside other mistakes",
  reason:
    "This sentence has other mistakes, and where one is, there are often more: these words may be wrong too. " +
    "It is a guess from statistics, and many such words are right.",
  flags: [
    ["The informations in book was useful.", "The information in the book was useful."],
    ["We was happy to saw them in the airport.", "We were happy to see them at the airport."],
  ],
  leaves: ["The information in the book was useful.", "We were happy to see them at the airport."],
};
