import type { Check } from "../check.ts";

const relatives =
  /^(?:father|mother|brother|sister|husband|friend|uncle|aunt|teacher|grandmother|grandfather|cousin|dad|mom|mum|neighbour|neighbor|boss|girlfriend|boyfriend|son|daughter)s$/;
const owned =
  /^(?:car|house|name|birthday|job|room|phone|family|life|dog|cat|wedding|face|friend|home|computer|book|bike|party|place|flat|apartment|advice|death|illness|office|shop|opinion)$/;
const plural = /^(?:people|children|women|men)s$/;

/** `my fathers car`, `the 1990's`, `todays news`. */
export const check: Check = {
  id: "possessive-apostrophe",
  group: "punctuation",
  tier: "error",
  title: "Apostrophe of possession",
  reason: "A possessive noun takes an apostrophe: my father's car. Decades and plurals take none: the 1990s.",
  exceptions: "Names of shops and places may go without.",
  flags: [
    ["My fathers car is red.", "My father's car is red."],
    ["In the 1990's, life was slow.", "In the 1990s, life was slow."],
    ["Todays news is bad.", "Today's news is bad."],
    ["The womens team won.", "The women's team won."],
    ["He listens to peoples opinions.", "He listens to people's opinions."],
  ],
  leaves: [
    "My brothers live here.",
    "The 1990s were slow.",
    "His father's car is red.",
    "1990's budget was small.",
    "The peoples of Asia traded.",
    "Indigenous peoples can speak for themselves.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      const next = sentence.at(word.index + 1);
      const before = sentence.at(word.index - 1);
      const isDay = /^(?:today|yesterday)s$/.test(word.lower);
      const isOwner = relatives.test(word.lower) && owned.test(next.lower) && before.tag === "PRP$";
      const isGroup =
        plural.test(word.lower) &&
        !(word.lower === "peoples" && /^(?:DT|JJ|NNP)$/.test(before.tag)) &&
        (sentence.lexicon.can(next.lower, "NN") || (next.tag === "NNS" && before.tag !== "DT"));
      if (isDay || isOwner || isGroup) {
        yield { start: word.start, end: word.end, fixes: [`${word.text.slice(0, -1)}'s`] };
      }
      const isDecade = /^\d{2,3}0$/.test(word.text) && next.lower === "'s" && before.lower === "the";
      if (isDecade) yield { start: word.start, end: next.end, fixes: [`${word.text}s`], tier: "style" };
    }
  },
};
