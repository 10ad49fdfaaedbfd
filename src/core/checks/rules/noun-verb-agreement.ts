import type { Check, Found } from "../check.ts";
import { inflect } from "../reading/base-forms.ts";
import { massNouns } from "../reading/countability.ts";
import { readNounPhrase, skipAdverbs } from "../reading/noun-phrase.ts";
import type { NounPhrase } from "../reading/noun-phrase.ts";
import type { Sentence, Word } from "../reading/sentence.ts";

/** Nouns that take either verb: groups of people, quantities, words alike in both numbers. */
const either = new Set(
  "team police family government staff committee group company audience crew crowd public press media data majority minority number couple pair lot rest half part percent percentage variety range host handful bunch dozen series species means sheep fish deer aircraft people cattle army navy band board class club council court enemy faculty gang jury parliament party population team union youth total headquarters mathematics physics economics politics news statistics athletics hundred thousand million kind sort type plenty none other pound dollar mile thanks semantics fleet generation herd pack troop cast firm management opposition range remainder set trio quarter third fraction proportion bulk mass offspring counsel folk ones clergy elite rank poor rich young old unemployed today tomorrow".split(
    " ",
  ),
);
/** Endings of words in -s that name one thing: a hypothesis, an axis, semantics. */
const singularEnding = /(?:[iu]s|ss|ics)$/;
const linkers = new Set("of in for with from at on about between among".split(" "));
const mandative =
  /^(?:suggest|recommend|demand|insist|require|request|propose|ask|order|important|essential|necessary|vital|imperative|crucial|wish|urge|desire|move|prefer|though|if|lest|let|help|see|saw|watch|hear|heard|make|made|have|had)/;
/** Forms in -s that are verbs far more often than nouns. */
const commonVerbs = new Set(
  "likes wants loves lives works needs plays goes says makes takes gives comes gets helps thinks knows uses looks feels seems means shows tells brings spends eats drinks".split(
    " ",
  ),
);
const openers = new Set(
  "that because although though since whether but so while when where if as".split(" "),
);

function isClauseStart(sentence: Sentence, index: number): boolean {
  if (index === 0) return true;
  const before = sentence.at(index - 1);
  if (/^[;:]$/.test(before.text)) return true;
  if (before.text === ",")
    return (
      !sentence.words.slice(0, index).some(({ tag }) => /^(?:NNS?|NNP|VB[GN])$/.test(tag)) ||
      /^(?:IN|RB|WRB|TO)$/.test(sentence.at(0).tag)
    );
  return (
    openers.has(before.lower) &&
    /^(?:IN|WRB|CC|RB|DT|WDT)$/.test(before.tag) &&
    !(
      before.lower === "that" &&
      (/^NNS?$/.test(sentence.at(index - 2).tag) ||
        /^(?:all|everything|something|anything|nothing|those)$/.test(sentence.at(index - 2).lower))
    ) &&
    !(before.lower === "as" || before.lower === "but" || before.lower === "so" || before.lower === "since")
  );
}

/** The subject that begins at a word, with the phrases that belong to it: where its verb should stand, and its head. */
function readSubject(
  sentence: Sentence,
  start: number,
): { readonly head: NounPhrase; readonly end: number; readonly apart: boolean } | null {
  const head = readNounPhrase(sentence, start);
  if (head === null || head.head.tag.startsWith("NNP")) return null;
  let end = head.end;
  let apart = false;
  while (linkers.has(sentence.at(end).lower)) {
    const inner = readNounPhrase(sentence, end + 1);
    if (inner === null) return null;
    end = inner.end;
    apart = true;
  }
  return { head, end, apart };
}

function wrongForm(sentence: Sentence, verb: Word, plural: boolean, apart: boolean): string | null {
  const fixed: Record<string, string> = plural
    ? { is: "are", was: "were", has: "have", does: "do" }
    : { are: "is", were: "was", have: "has", do: "does" };
  const known = fixed[verb.lower];
  if (known !== undefined) return known;
  const { lexicon } = sentence;
  const next = sentence.at(verb.index + 1);
  if (plural) {
    if (verb.tag !== "VBZ" || verb.lower.startsWith("'") || /^(?:is|was|has|does)$/.test(verb.lower))
      return null;
    return lexicon.can(verb.lower, "NNS") &&
      !commonVerbs.has(verb.lower) &&
      !/^(?:DT|PRP|TO|IN|PRP\$|RB|JJ)$/.test(next.tag)
      ? null
      : inflect(verb.lower, "VB", lexicon);
  }
  if (
    apart ||
    !/^VBP?$/.test(verb.tag) ||
    lexicon.can(verb.lower, "VBD") ||
    lexicon.can(verb.lower, "JJ") ||
    verb.lower === "be"
  )
    return null;
  if (/^(?:am|'m|'re|'ve)$/.test(verb.lower)) return null;
  if (lexicon.can(verb.lower, "NN") && !/^(?:DT|PRP|TO|PRP\$|RB)$/.test(next.tag)) return null;
  return inflect(verb.lower, "VBZ", lexicon);
}

/** `The results shows`, `The list of items are`. */
export const check: Check = {
  id: "noun-verb-agreement",
  group: "agreement",
  tier: "error",
  title: "Noun and verb",
  reason: "The verb has to agree with the noun that is its subject, whatever stands between them.",
  exceptions: "Words for groups, such as team or family, take either form, and so do quantities.",
  flags: [
    ["The pages seems to be blank.", "The pages seem to be blank."],
    ["The list of items are long.", "The list of items is long."],
    ["The train arrive at noon.", "The train arrives at noon."],
    ["The results of the test was good.", "The results of the test were good."],
    ["The box of old letters are on the shelf.", "The box of old letters is on the shelf."],
    ["I know that the children has a dog.", "I know that the children have a dog."],
  ],
  leaves: [
    "All that glitters is not gold.",
    "The team are playing well.",
    "Ten years is a long time.",
    "The United States is large.",
    "The number of people are rising.",
    "A lot of people like it.",
    "The committee recommends that the school close.",
    "The cat and the dog are asleep.",
    "Physics is hard.",
    "The rest of the books are here.",
    "What the children want is a dog.",
    "A sick child need no longer wait.",
    "Technology cannot create it.",
    "Cutting taxes is hard.",
    "The second hypothesis is bolder.",
    "A thousand years was enough.",
    "Thanks goes to everyone who helped.",
  ],
  *find(sentence) {
    for (let start = 0; start < sentence.words.length; start += 1) {
      if (!isClauseStart(sentence, start)) continue;
      const found = findMismatch(sentence, start);
      if (found !== null) yield found;
    }
  },
};

function findMismatch(sentence: Sentence, start: number): Found | null {
  const subject = readSubject(sentence, start);
  if (subject === null) return null;
  const { head, end, apart } = subject;
  const noun = head.head;
  // "The informations was": the noun is to be put right, and the verb then is.
  if (head.plural && noun.lower.endsWith("s") && massNouns.has(noun.lower.slice(0, -1))) return null;
  if (either.has(noun.lower) || head.determiner?.tag === "CD") return null;
  if (
    sentence.words
      .slice(head.start, end)
      .some(
        ({ lower, tag }) =>
          tag === "CC" ||
          /^(?:half|most|all|some|none|any|what|no|each|every|such|one|hundred|thousand|million)$/.test(
            lower,
          ),
      )
  )
    return null;
  if (head.determiner === null && !head.plural && start !== 0) return null;
  const verb = sentence.at(skipAdverbs(sentence, end));
  if (verb.lower === "" || sentence.words.slice(end, verb.index).some(({ lower }) => lower === "not"))
    return null;
  if (sentence.words.slice(0, start).some(({ lower }) => mandative.test(lower))) return null;
  if (!head.plural && (!sentence.lexicon.can(noun.lower, "NN") || sentence.lexicon.can(noun.lower, "NNS")))
    return null;
  if (head.plural && (sentence.lexicon.tags(noun.lower)[0] === "NN" || singularEnding.test(noun.lower)))
    return null;
  // "The man standing there have", "The book he bought are": the verb is not that of the noun.
  if (!/^(?:VB|VBP|VBZ|VBD|MD)$/.test(verb.tag)) return null;
  // "A child need no longer wait": need and dare may be modal. "Technology cannot create it", "Cutting taxes is hard".
  // "Buyer beware", "pray sit down".
  if (/^(?:beware|pray|please)$/.test(verb.lower) || /^(?:pray|please)$/.test(noun.lower)) return null;
  if (/^(?:need|dare)$/.test(verb.lower) || /^(?:MD|VBG)$/.test(sentence.at(verb.index - 1).tag)) return null;
  if (sentence.words.slice(start, verb.index).some(({ lower, tag }) => lower === "cannot" || tag === "VBG"))
    return null;
  const fix = wrongForm(sentence, verb, head.plural, apart);
  return fix === null
    ? null
    : { start: verb.start, end: verb.end, fixes: [fix], tier: apart ? "likely" : "error" };
}
