import type { Check } from "../check.ts";
import { matchCase } from "../patterns.ts";
import { addS } from "../reading/word-forms.ts";

const never =
  "information advice furniture equipment knowledge homework housework luggage baggage traffic software hardware jewellery jewelry scenery machinery feedback clothing underwear pollution progress weather transportation slang cash garbage rubbish stuff electricity wildlife bread happiness unemployment poverty nonsense evidence".split(
    " ",
  );
const singulars = new Map(never.map((noun) => [addS(noun), noun]));
const others: ReadonlyMap<string, string> = new Map([
  ["childs", "children"],
  ["mans", "men"],
  ["womans", "women"],
  ["sheeps", "sheep"],
  ["deers", "deer"],
  ["foots", "feet"],
  ["tooths", "teeth"],
  ["mouses", "mice"],
  ["gooses", "geese"],
  ["knifes", "knives"],
  ["wifes", "wives"],
  ["lifes", "lives"],
  ["leafs", "leaves"],
  ["shelfs", "shelves"],
  ["thiefs", "thieves"],
  ["halfs", "halves"],
  ["peoples'", "people's"],
  ["aircrafts", "aircraft"],
  ["offsprings", "offspring"],
  ["serieses", "series"],
  ["phenomenons", "phenomena"],
  ["criterias", "criteria"],
  ["medias", "media"],
  ["datas", "data"],
  ["clothe", "clothes"],
]);

/** `informations`, `childs`. */
export const check: Check = {
  id: "mass-noun-plural",
  group: "nouns",
  tier: "error",
  title: "Plural that does not exist",
  reason: "This noun has another plural, or none: information, advice and furniture are not counted.",
  exceptions: "Possessives such as a woman's are left alone.",
  flags: [
    ["Thank you for the informations.", "Thank you for the information."],
    ["He gave me good advices.", "He gave me good advice."],
    ["The childs are playing outside.", "The children are playing outside."],
    ["My homeworks are done.", "My homework are done."],
  ],
  leaves: [
    "The woman's coat is red.",
    "He clothes his children well.",
    "She advises the board.",
    "He walks in all weathers.",
    "Progresses in silence, the work does.",
  ],
  *find(sentence) {
    for (const word of sentence.words) {
      if (word.kind !== "word" || word.text !== word.lower) continue;
      const fix = singulars.get(word.lower) ?? others.get(word.lower);
      if (
        fix === undefined ||
        (word.lower === "progresses" && word.tag === "VBZ") ||
        (word.lower === "evidences" && word.tag !== "NNS")
      )
        continue;
      if (
        word.lower === "mans" ||
        word.lower === "stuffs" ||
        word.lower === "clothe" ||
        word.lower === "breads" ||
        word.lower === "leafs" ||
        word.lower === "halfs" ||
        word.lower === "knifes"
      ) {
        if (!word.tag.startsWith("NN")) continue;
      }
      // "In all weathers".
      if (word.lower === "weathers" && sentence.at(word.index - 1).lower === "all") continue;
      yield { start: word.start, end: word.end, fixes: [matchCase(fix, word.text)] };
    }
  },
};
