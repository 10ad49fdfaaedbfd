import type { Check } from "../check.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

const subjects = new Set("i he she it we they".split(" "));
const openers = new Set("i you he she it we they this that there everyone everybody nobody".split(" "));
/** Verbs whose clause may stand before or after a comma within a sentence: It was late, she thought. */
const saying =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|suppose|supposed|guess|guessed|believe|believes|believed|hope|hoped|feel|felt|fear|feared|mean|means|meant|see|saw|hear|heard|tell|told|ask|asked|asks|reply|replied|answered|added|decided|wonder|wondered|realised|realized|noticed|observed|reflected|explained|cried|wrote|imagine|imagined|assume|assumed|admit|admitted|swear|swore|promise|promised|confess|declared|call|called|murmured|whispered|insisted|warned|wish|wished|bet|seemed|seems|understand|understood|remembered|remember|remarked|agreed|agree|look|listen|concluded|muttered|suggested|sighed|continued|went|find|found|gather|gathered|am|'m)$/;
const remark =
  /^(?:say|said|tell|told|know|knew|think|thought|see|sure|dare|mean|suppose|believe|hope|remember|remembered|imagine|swear|bet|assure|feel|fear|guess|admit|confess|hear|understand|must)$/;
const finite = /^(?:VBD|VBZ|VBP|MD)$/;
/** Words that make a clause part of another one. */
const binding =
  /^(?:if|when|because|although|though|since|while|until|till|unless|before|after|as|once|whether|than|so|whenever|wherever|whatever|however|that|where|why|how|what|who|which|whom|whose|the|more|less|not|never|hardly|scarcely|only|no|sooner|either|neither|both|had|were|should|let|do|did|does)$/;

/** The verb of the clause that begins the sentence, if its subject is a pronoun or a noun with a word before it. */
function readFirstVerb(sentence: Sentence): Word | null {
  const first = sentence.at(0);
  let index = 1;
  if (!openers.has(first.lower)) {
    if (
      !/^(?:PRP\$|DT)$/.test(first.tag) ||
      !/^(?:the|my|your|his|her|our|their|this|that)$/.test(first.lower)
    )
      return null;
    while (sentence.at(index).tag === "JJ" && index < 3) index += 1;
    if (!/^NNS?$/.test(sentence.at(index).tag)) return null;
    index += 1;
  }
  while (sentence.at(index).tag === "RB") index += 1;
  const verb = sentence.at(index);
  return finite.test(verb.tag) || /^(?:is|are|was|were|has|have|do|does|did)$/.test(verb.lower) ? verb : null;
}

/** `I was tired, I went to bed.` */
export const check: Check = {
  id: "comma-splice",
  group: "sentences",
  tier: "likely",
  title: "Two sentences with a comma between",
  reason: "A comma is too weak between two sentences. Use a full stop, a semicolon, or a word such as and.",
  exceptions: "Three or more short sentences may stand in a row: I came, I saw, I won.",
  flags: [
    ["I was tired, I went to bed.", "I was tired; I went to bed."],
    ["The film was long, it was boring.", "The film was long; it was boring."],
    ["I like tea, I drink it every day.", "I like tea; I drink it every day."],
    ["My brother is a doctor, he works in London.", "My brother is a doctor; he works in London."],
  ],
  leaves: [
    "When I was tired, I went to bed.",
    'He said, "I am tired."',
    "I came, I saw, I won.",
    "If it rains, we stay.",
    "It was nice, I decided.",
    "The more I read, the less I know.",
    "You know, I like it here.",
    "The work done, he went home.",
    "He is kind, he said, and clever.",
    "It was not easy, I can tell you.",
    "I'll tell you, he will run away.",
  ],
  *find(sentence) {
    const commas = sentence.words.filter(({ text }) => text === ",");
    const [comma] = commas;
    if (comma === undefined || commas.length > 1 || comma.index < 3) return;
    const last = sentence.words.at(-1);
    if (last?.text !== "." || sentence.words.some(({ text }) => /^["“”‘:;—–?!(…-]|^\.\./.test(text))) return;
    const verb = readFirstVerb(sentence);
    if (verb === null || verb.index >= comma.index - 1 || saying.test(verb.lower)) return;
    if (
      sentence.words
        .slice(1, comma.index)
        .some(
          ({ lower, index }) =>
            index !== verb.index && binding.test(lower) && !isObjectArticle(sentence, index),
        )
    )
      return;
    const subject = sentence.at(comma.index + 1);
    let index = subject.index + 1;
    if (!subjects.has(subject.lower)) return;
    while (/^(?:really|always|also|just|often|even|still)$/.test(sentence.at(index).lower)) index += 1;
    const second = sentence.at(index);
    const isFinite = finite.test(second.tag) || /^(?:is|was|are|were|has|have)$/.test(second.lower);
    if (
      !isFinite ||
      (saying.test(second.lower) &&
        !/^(?:'m|am|feel|went)$/.test(second.lower) &&
        sentence.at(second.index + 1).tag !== "TO")
    )
      return;
    if (last.index - comma.index < 4) return;
    // "It was hard, I can tell you", "I'll tell you, he runs": a remark of the speaker's.
    if (sentence.words.slice(0, comma.index).some(({ lower }) => remark.test(lower))) return;
    if (subject.lower === "i" && sentence.words.slice(index).some(({ lower }) => remark.test(lower))) return;
    yield { start: comma.start, end: comma.end, fixes: [";"] };
  },
};

/** Whether `the`, `no` or `not` only belongs to a noun or a verb: I like the sea. */
function isObjectArticle(sentence: Sentence, index: number): boolean {
  const { lower } = sentence.at(index);
  if (lower === "not") return true;
  return (lower === "the" || lower === "no") && /^(?:JJ|NN|NNS|NNP)$/.test(sentence.at(index + 1).tag);
}
