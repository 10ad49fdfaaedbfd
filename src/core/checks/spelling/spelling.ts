import type { CheckFacts } from "../check.ts";

/** Words that are spelled wrong, or as another variety of English spells them. */
export const spelling: CheckFacts = {
  id: "spelling",
  group: "spelling",
  tier: "error",
  title: "Spelling",
  reason: "This word is in none of the word lists. It may be misspelled.",
  exceptions:
    "Names, words with capitals inside, numbers, addresses, code and words of your own dictionary are left alone.",
  flags: [
    ["I recieved your letter.", "I received your letter."],
    ["The goverment said no.", "The government said no."],
    ["She likes it alot.", "She likes it a lot."],
    ["It is definately true.", "It is definitely true."],
    ["Teh dog barked.", "The dog barked."],
    ["We meet on Wensday.", "We meet on Wednesday."],
  ],
  leaves: [
    "Siobhan met Mr Wojciechowski in Kraków.",
    "The iPhone runs macOS.",
    "He said it in a je ne sais quoi way.",
    "A co-worker re-read the well-known book.",
    "See https://exmaple.com/recieve for more.",
    "The unforgettable singer hummed.",
  ],
};
