import type { Check } from "../check.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const subjects = new Set("i he she it we they".split(" "));
/** Words that end a sentence before a new subject; nouns do not, for a clause may belong to them: the book I bought. */
const closers = new Set(
  "home here yesterday today tomorrow too again together alone away outside inside abroad everywhere tonight".split(
    " ",
  ),
);
/** Adjectives that a clause may belong to: I am certain they will come. */
const withClause =
  /^(?:sure|glad|happy|afraid|sorry|certain|aware|confident|proud|surprised|worried|positive|lucky|grateful|thankful|convinced|pleased|sad|angry|upset|amazed|shocked|clear|true|possible|likely|important|necessary|essential|good|bad|best|better|right|wrong|only|all|more|less|such|same|the)$/;
const be = /^(?:am|'m|is|'s|are|'re|was|were)$/;
const finite = /^(?:VBD|VBZ|VBP|MD)$/;

/** Words after which a later clause is no sentence of its own. */
function isOpener({ tag, lower, kind }: Word): boolean {
  return (
    kind === "mark" ||
    /^(?:WDT|WP|WRB)$/.test(tag) ||
    /^(?:that|if|because|although|though|since|while|until|unless|before|after|as|once|whether|than|so|and|but|or|the|every|each|any|first|last|next|like)$/.test(
      lower,
    ) ||
    /^(?:think|thought|say|says|said|know|knew|hope|hoped|believe|believed|wish|guess|feel|felt|mean|see|saw|hear|heard|tell|told|bet|swear|suppose|sure|glad|sorry|afraid|happy)$/.test(
      lower,
    )
  );
}

/** Whether a clause ends with this word: it was late, it is raining. */
function isComplete(sentence: Sentence, word: Word): boolean {
  const isState =
    /^(?:JJ|RB)$/.test(word.tag) &&
    sentence.lexicon.can(word.lower, "JJ") &&
    !withClause.test(word.lower) &&
    !closers.has(word.lower);
  const isWeather = /^(?:raining|snowing)$/.test(word.lower);
  const previous = sentence.at(word.index - 1);
  return (isState || isWeather) && (be.test(previous.lower) || be.test(sentence.at(word.index - 2).lower));
}

/** `I wanted to go home it was late.` */
export const check: Check = {
  id: "run-on",
  group: "sentences",
  tier: "likely",
  title: "Two sentences without a mark between",
  reason:
    "A second sentence begins here. Put a full stop, a semicolon, or a comma with a word such as and before it.",
  flags: [
    ["I wanted to go home it was late.", "I wanted to go home. It was late."],
    ["We met him yesterday he was well.", "We met him yesterday. He was well."],
    ["It was late we went home.", "It was late. We went home."],
    ["It is raining I will stay home.", "It is raining. I will stay home."],
  ],
  leaves: [
    "I think today he was late.",
    "It was here we met.",
    "I am certain they will come.",
    "He was so tired he fell asleep.",
    "It is essential he goes.",
    "When I got home it was late.",
    "If you come here they will see you.",
    "I know that here it is cold.",
    "I went home and it was late.",
  ],
  *find(sentence) {
    if (!/^(?:PRP|NNP)$/.test(sentence.at(0).tag)) return;
    let hasVerb = false;
    for (const word of sentence.words) {
      const before = sentence.at(word.index - 1);
      const next = sentence.at(word.index + 1);
      if (
        hasVerb &&
        subjects.has(word.lower) &&
        ((word.index >= 4 && closers.has(before.lower) && !be.test(sentence.at(word.index - 2).lower)) ||
          (word.index >= 3 && isComplete(sentence, before))) &&
        (finite.test(next.tag) || /^'(?:s|m|re|ll|ve|d)$/.test(next.lower))
      ) {
        const capital = word.text.charAt(0).toUpperCase() + word.text.slice(1);
        yield {
          start: before.start,
          end: word.end,
          fixes: [`${before.text}. ${capital}`, `${before.text}; ${word.text}`],
        };
        return;
      }
      if (isOpener(word)) return;
      if (finite.test(word.tag)) hasVerb = true;
    }
  },
};
