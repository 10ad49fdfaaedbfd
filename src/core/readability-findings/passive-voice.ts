import {
  getIdioms,
  gradingAdverbs,
  irregularParticiples,
  middleAdverbs,
  notParticiples,
  resultAdjectives,
  stativeAdjectives,
  undoingParticiples,
  verbPrefixes,
} from "#core/lists/passive-words.ts";
import type { Span } from "#core/document/span.ts";
import { followsClosely } from "./sentence-tokens.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

/** A verb in the passive voice. */
export interface PassiveVerb extends Span {
  /** Whether the sentence says by whom: “by the committee”. */
  readonly namesDoer: boolean;
}

const beForms = new Set("am is are was were be been being isn't aren't wasn't weren't ain't".split(" "));
const getForms = new Set("get gets got gotten getting".split(" "));
const questionWords = new Set("when where why how who whom what which whose by and but so".split(" "));
const determiners = new Set(
  "the a an this that these those my your his her its our their some any no every each all".split(" "),
);
const pronouns = new Set(
  "i you he she it we they there this that these those everyone everything nobody nothing".split(" "),
);
const people = new Set(
  "i you he she we they who i'm you're we're they're everyone everybody nobody".split(" "),
);
const modals = new Set(
  "will would can could may might must shall should to cannot can't won't couldn't shouldn't wouldn't mustn't 'll".split(
    " ",
  ),
);
/** Words that tell of a time, a cause or a tool after a participle: the deed is meant, not the state it left. */
const circumstances = new Set(
  "in on at during after before when while until since because for from with to into through under without yesterday today tonight last early late every twice once again".split(
    " ",
  ),
);
const timesAfterBy = new Set(
  "then now noon midnight dawn dusk monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december tomorrow today tonight next last morning evening nightfall christmas easter and far chance nature definition default accident mistake mail email post phone telephone train car bus plane air sea road rail foot hand name law".split(
    " ",
  ),
);
const parentheses = /^\s*,\s*$/;
const interjected = new Set(
  "however,therefore,moreover,furthermore,then,too,indeed,instead,also,though,perhaps,nevertheless,nonetheless,consequently,meanwhile,of course,in fact,in turn,for example,for instance,after all,as a result,in part,in the end,at first".split(
    ",",
  ),
);
const MOST_BETWEEN = 4;
const LONGEST_INTERJECTION = 3;
const MOST_SUBJECT_WORDS = 4;

/**
 * Finds the verbs in the passive voice of an English sentence: a form of be or get with a past participle, adverbs
 * between them, or the subject in a question. Participles that describe a state (was interested, is married, are gone)
 * are none, unless the doer is named; those that may be either (was closed) only where the words around them tell of
 * the deed. After R. Quirk and others, A Comprehensive Grammar of the English Language (1985), 3.63 to 3.78, whose
 * “central passives” these are. It reads words, not meaning: it favours being right over finding all.
 */
export function findPassives(tokens: readonly SentenceToken[]): readonly PassiveVerb[] {
  const found: PassiveVerb[] = [];
  let index = 0;
  while (index < tokens.length) {
    const auxiliary = readAuxiliary(tokens, index);
    const verb = auxiliary === null ? null : findParticiple(tokens, index, auxiliary);
    if (verb === null) {
      index += 1;
      continue;
    }
    found.push(verb.passive);
    index = verb.next;
  }
  return found;
}

type Auxiliary = "be" | "get" | "is-or-has";

function readAuxiliary(tokens: readonly SentenceToken[], index: number): Auxiliary | null {
  const lower = tokens[index]?.lower ?? "";
  if (beForms.has(lower) || /^(?:i'm|(?:you|we|they|there|these|those|who)'re)$/.test(lower)) return "be";
  if (/^\p{L}+'s$/u.test(lower)) return "is-or-has";
  if (!getForms.has(lower)) return null;
  // “have got” is to own.
  const before = tokens[index - 1]?.lower ?? "";
  return lower === "got" && /(?:^|')(?:have|has|had|ve|s)$/.test(before) ? null : "get";
}

interface FoundPassive {
  readonly passive: PassiveVerb;
  readonly next: number;
}

function findParticiple(
  tokens: readonly SentenceToken[],
  index: number,
  auxiliary: Auxiliary,
): FoundPassive | null {
  const direct = skipAdverbs(tokens, index + 1);
  if (
    direct !== null &&
    isPassive(tokens, {
      index,
      auxiliary,
      participle: direct.at,
      isGraded: direct.isGraded,
      hasAdverb: direct.hasAdverb,
    })
  )
    return describe(tokens, index, direct.at);
  return auxiliary === "be" ? findInQuestion(tokens, index) : null;
}

interface Skipped {
  readonly at: number;
  readonly hasAdverb: boolean;
  readonly isGraded: boolean;
}

/** The next word that is no adverb, up to four words on; `null` where a mark parts them. */
function skipAdverbs(tokens: readonly SentenceToken[], from: number): Skipped | null {
  let hasAdverb = false;
  let isGraded = false;
  let resumesAt = -1;
  for (let at = from; at < Math.min(tokens.length, from + MOST_BETWEEN + 1); at += 1) {
    const token = tokens[at];
    if (token === undefined) return null;
    const { lower } = token;
    const interjection = interjectionLength(tokens, at);
    if (interjection > 0) {
      // The word after “, however,” is taken as if nothing stood between.
      at += interjection - 1;
      resumesAt = at + 1;
      continue;
    }
    if (!followsClosely(token) && at !== resumesAt) return null;
    if (gradingAdverbs.has(lower)) isGraded = true;
    else if (lower === "well" || lower === "better" || lower === "best") {
      hasAdverb = true;
      if (/^(?:known|advised|done|educated|paid|dressed|off)$/.test(tokens[at + 1]?.lower ?? ""))
        isGraded = true;
    } else if (middleAdverbs.has(lower) || /^[a-z-]+ly$/.test(lower)) {
      if (!/^(?:not|never|n't|still|already|now)$/.test(lower)) hasAdverb = true;
    } else return { at, hasAdverb, isGraded };
  }
  return null;
}

/** The words between two commas that interrupt a verb; 0 where there are none. */
function interjectionLength(tokens: readonly SentenceToken[], at: number): number {
  if (!parentheses.test(tokens[at]?.gap ?? "")) return 0;
  for (let length = 1; length <= LONGEST_INTERJECTION; length += 1) {
    const words = tokens.slice(at, at + length).map(({ lower }) => lower);
    if (interjected.has(words.join(" ")) && parentheses.test(tokens[at + length]?.gap ?? "")) return length;
  }
  return 0;
}

interface Candidate {
  readonly index: number;
  readonly auxiliary: Auxiliary;
  readonly participle: number;
  readonly isGraded: boolean;
  readonly hasAdverb: boolean;
}

function isPassive(tokens: readonly SentenceToken[], candidate: Candidate): boolean {
  const { index, auxiliary, participle, isGraded, hasAdverb } = candidate;
  const token = tokens[participle];
  if (token === undefined || !isParticiple(token)) return false;
  const { lower } = token;
  const next = nextWord(tokens, participle);
  const hasDoer = namesDoer(tokens, participle);
  const subject = tokens[index - 1]?.lower ?? "";
  if (auxiliary === "is-or-has") return isClearlyIs(tokens, index, participle, hasDoer);
  if (auxiliary === "get" && (getIdioms.has(lower) || isNounAhead(tokens, participle))) return false;
  if (isIdiom(lower, next)) return false;
  if (lower === "done" && (people.has(subject) || subject === "" || next === "with") && !hasDoer)
    return false;
  // “There were broken windows”, “these are used cars”: what follows is the noun.
  if (/^(?:there|these|those|they|here)$/.test(subject) && isBareNounAhead(tokens, participle)) return false;
  if (lower === "used") return !(people.has(subject) && next === "to") && isUsedFor(tokens, participle);
  if (hasDoer) return true;
  if (isGraded || stativeAdjectives.has(lower)) return isMistakenFor(lower, next);
  if (/^un(?!der)/.test(lower) && !undoingParticiples.has(lower)) return false;
  if (!resultAdjectives.has(lower)) return true;
  const isEvent =
    hasAdverb ||
    auxiliary === "get" ||
    /^be(?:en|ing)?$/.test(tokens[index]?.lower ?? "") ||
    modals.has(subject) ||
    subject.endsWith("'ll") ||
    circumstances.has(next) ||
    next.endsWith("ly");
  if (!isEvent || /^(?:located|situated|seated|dressed|isolated|populated)$/.test(lower)) return false;
  return (
    !people.has(subject) ||
    !/^(?:finished|done|lost|hidden|started|prepared|settled|armed|stranded|qualified)$/.test(lower)
  );
}

function isParticiple({ text, lower }: SentenceToken): boolean {
  // Ted, Fred: a capital within a sentence begins a name.
  if (/^\p{Lu}\p{Ll}/u.test(text) || notParticiples.has(lower)) return false;
  const [prefix = "", rest = ""] = lower.split("-", 2);
  if (rest !== "") return verbPrefixes.has(prefix) && lower.split("-").length === 2 && isParticipleForm(rest);
  return isParticipleForm(lower);
}

function isParticipleForm(lower: string): boolean {
  if (irregularParticiples.has(lower)) return true;
  return (
    /^[a-z]{2,}ed$/.test(lower) &&
    !lower.replace(/(?:agr|fr|guarant|decr|refer|emc)eed$/, "").endsWith("eed") &&
    !notParticiples.has(lower)
  );
}

function nextWord(tokens: readonly SentenceToken[], index: number): string {
  const next = tokens[index + 1];
  return next !== undefined && followsClosely(next) ? next.lower : "";
}

function namesDoer(tokens: readonly SentenceToken[], participle: number): boolean {
  for (let at = participle + 1; at <= participle + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined || !followsClosely(token)) return false;
    if (token.lower !== "by") continue;
    const next = tokens[at + 1];
    if (next === undefined || !followsClosely(next)) return false;
    const named = determiners.has(next.lower) ? (tokens[at + 2]?.lower ?? "") : next.lower;
    const isWay =
      /^\d/.test(named) ||
      timesAfterBy.has(named) ||
      next.lower.endsWith("ing") ||
      timesAfterBy.has(next.lower);
    return (
      !isWay &&
      !/^(?:time|end|day|way|side|river|road|sea|door|window|means|week|month|year|hour|deadline|fire|lake)$/.test(
        named,
      )
    );
  }
  return false;
}

/** “is bound to”, “was fed up”, “is set to”, “are made up”: more adjective than deed. */
function isIdiom(lower: string, next: string): boolean {
  if (next === "up") return lower === "fed" || lower === "grown" || lower === "messed";
  if (next === "over") return lower === "hung";
  if (next === "out") return lower === "worn" || lower === "stressed" || lower === "tired";
  return next === "to" && (lower === "bound" || lower === "set" || lower === "inclined");
}

function isMistakenFor(lower: string, next: string): boolean {
  if (lower === "mistaken") return next === "for" || next === "as";
  if (lower === "grown") return next === "in" || next === "on" || next === "for" || next === "from";
  if (lower === "torn") return next === "down" || next === "up" || next === "from";
  if (lower === "needed" || lower === "moved") return next === "to" || next === "from" || next === "in";
  return lower === "worn" && next === "by";
}

/** “It is used to make glue” against “he is used to noise”. */
function isUsedFor(tokens: readonly SentenceToken[], participle: number): boolean {
  const next = nextWord(tokens, participle);
  if (next !== "to") return next !== "up";
  const after = nextWord(tokens, participle + 1);
  return (
    after !== "" &&
    !after.endsWith("ing") &&
    !determiners.has(after) &&
    !pronouns.has(after) &&
    !/^(?:him|them|me|us|such|being)$/.test(after)
  );
}

function isNounAhead(tokens: readonly SentenceToken[], participle: number): boolean {
  const next = nextWord(tokens, participle);
  return (
    next !== "" &&
    (determiners.has(next) || pronouns.has(next)) &&
    next !== "this" &&
    next !== "that" &&
    next !== "all" &&
    next !== "every"
  );
}

const functionWord =
  /^(?:by|in|on|at|to|for|from|with|without|as|of|off|out|up|down|over|into|onto|through|during|after|before|when|while|where|because|if|and|or|but|so|that|than|until|since|under|about|against|between|not|again|away|back|here|there|both|every|last|this|these|the|a|an|only|too|very|well|yesterday|today|tomorrow|twice|once|together|apart|aside|along|around|across|near|next|more|less|first|later|soon|early|late|now|then|long|alive|alone|dead|guilty|it|him|her|them|us|me|you|i|he|she|we|they|is|are|was|were|will|would|can|could|may|might|must|should|has|have|had|do|does|did)$/;

/** After these in the passive, an object may still follow: “they were given books”. */
const takesTwoObjects =
  /^(?:asked|called|denied|dealt|fed|given|granted|handed|lent|made|named|offered|owed|paid|promised|sent|served|shown|sold|taught|told)$/;

function isBareNounAhead(tokens: readonly SentenceToken[], participle: number): boolean {
  const next = nextWord(tokens, participle);
  if (takesTwoObjects.test(tokens[participle]?.lower ?? "")) return false;
  return (
    next !== "" &&
    !functionWord.test(next) &&
    !next.endsWith("ly") &&
    /(?:s|people|men|women|children|data)$/.test(next)
  );
}

/** ’s before a participle is mostly has: only what cannot be is taken for is. */
function isClearlyIs(
  tokens: readonly SentenceToken[],
  index: number,
  participle: number,
  hasDoer: boolean,
): boolean {
  const { lower } = tokens[participle] ?? { lower: "" };
  const subject = tokens[index]?.lower ?? "";
  if (stativeAdjectives.has(lower) && !hasDoer) return false;
  if (hasDoer && lower !== "gone" && lower !== "been") return true;
  const next = nextWord(tokens, participle);
  if (!/^(?:it|that|this|what|he|she|there|here|who)'s$/.test(subject)) return false;
  if (lower === "made") return next === "of" || next === "from" || next === "in" || next === "up";
  if (/^(?:called|named|known)$/.test(lower))
    return next !== "" && !/^(?:me|him|her|us|them|you|the|it|for)$/.test(next);
  if (/^(?:allowed|permitted|forbidden|required|expected|said|believed|rumoured|rumored)$/.test(lower))
    return next === "to" || next === "that" || next === "";
  return false;
}

/** “Was the house built in May?”: the subject stands between. */
function findInQuestion(tokens: readonly SentenceToken[], index: number): FoundPassive | null {
  const isFirst =
    index === 0 ||
    (index <= 3 &&
      questionWords.has(tokens[0]?.lower ?? "") &&
      (index === 1 || /^(?:many|much|often|long|which|what)$/.test(tokens[1]?.lower ?? "")));
  if (!isFirst) return null;
  const start = index + 1;
  const first = tokens[start];
  if (first === undefined || !followsClosely(first)) return null;
  const isPronoun = pronouns.has(first.lower) && !/^(?:this|that|these|those)$/.test(first.lower);
  if (!isPronoun && !determiners.has(first.lower) && !/^\p{Lu}/u.test(first.text)) return null;
  const most = isPronoun ? 1 : MOST_SUBJECT_WORDS;
  for (let words = isPronoun || /^\p{Lu}/u.test(first.text) ? 1 : 2; words <= most; words += 1) {
    const at = skipAdverbs(tokens, start + words)?.at;
    const token = at === undefined ? undefined : tokens[at];
    if (at === undefined || token === undefined) return null;
    if (!isParticiple(token)) continue;
    const next = nextWord(tokens, at);
    const isAdjective =
      stativeAdjectives.has(token.lower) ||
      resultAdjectives.has(token.lower) ||
      token.lower === "used" ||
      isIdiom(token.lower, next) ||
      (/^un(?!der)/.test(token.lower) && !undoingParticiples.has(token.lower));
    if (isAdjective && !namesDoer(tokens, at)) return null;
    // A noun after it: “Is the written exam hard?”
    if (next !== "" && !functionWord.test(next) && !next.endsWith("ly")) return null;
    return describe(tokens, index, at);
  }
  return null;
}

function describe(tokens: readonly SentenceToken[], from: number, to: number): FoundPassive | null {
  const first = tokens[from];
  const last = tokens[to];
  if (first === undefined || last === undefined) return null;
  // Of “it’s made”, the mark begins with the verb.
  const apostrophe = first.lower.search(/'(?:s|m|re)$/);
  const start = apostrophe < 0 ? first.start : first.start + apostrophe;
  return { passive: { start, end: last.end, namesDoer: namesDoer(tokens, to) }, next: to + 1 };
}
