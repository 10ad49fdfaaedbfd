import type { Check, Found } from "../check.ts";
import { inflect } from "../reading/base-forms.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const relatives =
  /^(?:father|mother|brother|sister|husband|friend|uncle|aunt|teacher|grandmother|grandfather|cousin|dad|mom|mum|neighbour|neighbor|boss|girlfriend|boyfriend|son|daughter)s$/;
const owned =
  /^(?:car|house|name|birthday|job|room|phone|family|life|dog|cat|wedding|face|friend|home|computer|book|bike|party|place|flat|apartment|advice|death|illness|office|shop|opinion)$/;
const plural = /^(?:people|children|women|men)s$/;

const severals =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|few|both|some|fresh|all)$/;
const periods = /^(?:second|minute|hour|day|night|week|month|year|decade)$/;
/** Nouns whose plural is often given an apostrophe: those that end in a vowel, and short forms. */
const oddPlurals =
  /^(?:tomato|potato|photo|video|pizza|banana|taxi|avocado|mango|radio|piano|logo|kilo|casino|studio|euro|disco|ski|panda|sofa|camera|menu|cd|dvd|pc|tv|cv|id|url|pdf|gif|app)$/;

/** `three week's holiday`, `two dog's barked`, `fresh tomato's`. */
function findPluralApostrophe(sentence: Sentence, word: Word): Found | null {
  const { lexicon } = sentence;
  const clitic = sentence.at(word.index + 1);
  const after = sentence.at(word.index + 2);
  const before = sentence.at(word.index - 1);
  const isSeveral =
    severals.test(before.lower) &&
    before.lower !== "fresh" &&
    before.lower !== "some" &&
    before.lower !== "all";
  if (!lexicon.can(word.lower, "NN") && !oddPlurals.test(word.lower)) return null;
  const plural = inflect(word.text, "NNS", lexicon);
  if (isSeveral && periods.test(word.lower) && /^(?:NN|NNS|JJ)$/.test(after.tag))
    return { start: word.start, end: clitic.end, fixes: [`${plural}'`] };
  const ends =
    after.index < 0 ||
    /^[.,;:!?]$/.test(after.text) ||
    /^(?:and|or|are|were|have|for|on|at)$/.test(after.lower);
  const isVerb =
    /^(?:VBD|VBP|VBN)$/.test(after.tag) ||
    (lexicon.can(after.lower, "VBD") && !/^(?:NN|NNS|JJ|NNP)$/.test(sentence.at(after.index + 1).tag));
  if (isSeveral && (ends || isVerb) && !/^(?:these|those)$/.test(before.lower))
    return { start: word.start, end: clitic.end, fixes: [plural] };
  if (
    oddPlurals.test(word.lower) &&
    ends &&
    (severals.test(before.lower) || /^(?:VB[PDZGN]?|CC|IN|JJ)$/.test(before.tag))
  )
    return { start: word.start, end: clitic.end, fixes: [plural] };
  return null;
}

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
    ["The womens' team won.", "The women's team won."],
    ["The two dog's barked.", "The two dogs barked."],
    ["We took three week's holiday.", "We took three weeks' holiday."],
    ["We sell tomato's.", "We sell tomatoes."],
    ["He listens to peoples opinions.", "He listens to people's opinions."],
  ],
  leaves: [
    "My brothers live here.",
    "One week's notice is enough.",
    "These two boys' dog's bowl is empty.",
    "The photo's colours are faded.",
    "We met at my friend's.",
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
        (sentence.lexicon.can(next.lower, "NN") ||
          (next.tag === "NNS" && (word.lower !== "peoples" || before.tag !== "DT")));
      if (isDay || isOwner || isGroup) {
        yield { start: word.start, end: word.end, fixes: [`${word.text.slice(0, -1)}'s`] };
      }
      const possessor = sentence.at(word.index + 1);
      if (/^(?:wo)?mens$|^childrens$/.test(word.lower) && /^['’]$/.test(next.text) && !next.spaced)
        yield { start: word.start, end: next.end, fixes: [`${word.text.slice(0, -1)}'s`] };
      if (possessor.lower === "'s" && !possessor.spaced) {
        const found = findPluralApostrophe(sentence, word);
        if (found !== null) yield found;
      }
      const isDecade = /^\d{2,3}0$/.test(word.text) && next.lower === "'s" && before.lower === "the";
      if (isDecade) yield { start: word.start, end: next.end, fixes: [`${word.text}s`], tier: "style" };
    }
  },
};
