import { gerundOf, participleOf, pastOf, thirdPersonOf } from "#core/checks/reading/word-forms.ts";
import { lightExceptions, lightVerbs, nominalisations } from "#core/lists/nominalisations.ts";
import type { VerbForm } from "#core/lists/nominalisations.ts";
import { matchCase } from "./match-case.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import { followsClosely } from "./sentence-tokens.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

const MOST_BETWEEN = 3;
const articles = new Set("a an the this that some any no its their his her our your my".split(" "));
/** Of the nouns, those in whose verb the thing done follows without a preposition, so that “of” goes. */
const prepositionsThatGo = new Set(["of"]);
const baseOfLight = new Map(
  "makes=make made=make making=make conducts=conduct conducted=conduct conducting=conduct performs=perform performed=perform performing=perform gives=give gave=give given=give giving=give undertakes=undertake undertook=undertake undertaken=undertake undertaking=undertake reaches=reach reached=reach reaching=reach provides=provide provided=provide providing=provide"
    .split(" ")
    .map((pair): [string, string] => {
      const [form = "", base = ""] = pair.split("=");
      return [form, base];
    }),
);

/**
 * Finds actions that stand as a noun where a verb would say them: after a verb that says little (make a decision: decide),
 * and before “of” (the implementation of the plan: implementing the plan). Other nouns of verbs are left alone: most have
 * their place.
 */
export function findNominalisedVerbs(tokens: readonly SentenceToken[]): readonly ReadabilityFinding[] {
  const found: ReadabilityFinding[] = [];
  let index = 0;
  while (index < tokens.length) {
    const place = readLightVerb(tokens, index) ?? readOfPhrase(tokens, index);
    if (place !== null) found.push(place.finding);
    index = place?.next ?? index + 1;
  }
  return found;
}

interface FoundPlace {
  readonly finding: ReadabilityFinding;
  readonly next: number;
}

function verbOf(noun: string): string | undefined {
  return (
    nominalisations.get(noun) ??
    nominalisations.get(noun.replace(/s$/, "")) ??
    nominalisations.get(noun.replace(/ies$/, "y"))
  );
}

function readLightVerb(tokens: readonly SentenceToken[], index: number): FoundPlace | null {
  const light = tokens[index];
  if (light === undefined) return null;
  const isCarry = /^carr(?:y|ies|ied|ying)$/.test(light.lower) && tokens[index + 1]?.lower === "out";
  const form = lightVerbs.get(isCarry ? `${light.lower}-out` : light.lower);
  if (form === undefined) return null;
  const from = index + (isCarry ? 2 : 1);
  let adjective: string | null = null;
  for (let at = from; at <= from + MOST_BETWEEN - 1; at += 1) {
    const token = tokens[at];
    if (token === undefined || !followsClosely(token)) return null;
    const verb = verbOf(token.lower);
    if (verb !== undefined) {
      const noun = token.lower.replace(/s$/, "");
      const lightBase = baseOfLight.get(light.lower) ?? light.lower;
      if (lightExceptions.has(`${lightBase} ${noun}`) || isPartOfName(tokens, at)) return null;
      return describe(tokens, { from: index, to: at, verb, form, adjective });
    }
    if (articles.has(token.lower)) continue;
    // One adjective may stand between: “make a quick decision”.
    if (
      adjective !== null ||
      !/^[a-z-]+$/.test(token.lower) ||
      /^(?:it|to|up|sure|out|him|them|us|me|you|and|or|that|by|in|on|for|with|of|as)$/.test(token.lower)
    )
      return null;
    adjective = token.lower;
  }
  return null;
}

interface LightPlace {
  readonly from: number;
  readonly to: number;
  readonly verb: string;
  readonly form: VerbForm;
  readonly adjective: string | null;
}

function describe(tokens: readonly SentenceToken[], place: LightPlace): FoundPlace | null {
  const { from, verb, adjective } = place;
  const next = tokens[place.to + 1];
  const swallowsOf = next !== undefined && followsClosely(next) && prepositionsThatGo.has(next.lower);
  const to = swallowsOf ? place.to + 1 : place.to;
  const first = tokens[from];
  const last = tokens[to];
  const noun = tokens[place.to];
  if (first === undefined || last === undefined || noun === undefined) return null;
  const previous = tokens[from - 1]?.lower ?? "";
  // “was given approval”, “decisions made by”: the light verb is passive, and the sentence needs another shape.
  if (/^(?:am|is|are|was|were|be|been|being|get|got)$/.test(previous) && place.form !== "ing") return null;
  const isPerfect =
    place.form === "past" && /^(?:have|has|had|having|'ve|i've|we've|you've|they've)$/.test(previous);
  const plain = inflect(verb, isPerfect ? "participle" : place.form);
  const fix = matchCase(first.text, plain);
  return {
    finding: {
      check: "nominalisation",
      tier: "style",
      span: { start: first.start, end: last.end },
      message: `“${noun.text}” hides a verb: say “${plain}”${adjective === null ? "" : `, with “${adjective}” as an adverb if it matters`}.`,
      fixes: adjective === null ? [fix] : [],
    },
    next: to + 1,
  };
}

function inflect(verb: string, form: VerbForm): string {
  switch (form) {
    case "base":
      return verb;
    case "third":
      return thirdPersonOf(verb);
    case "ing":
      return gerundOf(verb);
    case "past":
      return pastOf(verb);
    case "participle":
      return participleOf(verb);
  }
}

/** “the implementation of the plan”: “implementing the plan”. */
function readOfPhrase(tokens: readonly SentenceToken[], index: number): FoundPlace | null {
  const [article, noun, of, after] = tokens.slice(index, index + 4);
  if (article?.lower !== "the" || noun === undefined || of?.lower !== "of" || after === undefined)
    return null;
  if (![noun, of, after].every(followsClosely) || !/(?:tion|sion|ment|ance|sal|val)$/.test(noun.lower))
    return null;
  const verb = nominalisations.get(noun.lower);
  if (
    verb === undefined ||
    /^(?:management|statement|presentation|publication|provision|agreement|admission|objection|movement|installation|construction|operation|collection|treatment|declaration|solution|resolution|introduction|expectation|population|performance|summary)$/.test(
      noun.lower,
    )
  )
    return null;
  if (/^\p{Lu}/u.test(noun.text)) return null;
  const previous = tokens[index - 1]?.lower ?? "";
  if (
    !/^(?:by|for|in|through|of|from|before|after|with|without|about|during|on|to|)$/.test(previous) &&
    index > 0
  )
    return null;
  const plain = gerundOf(verb);
  return {
    finding: {
      check: "nominalisation",
      tier: "style",
      span: { start: article.start, end: of.end },
      message: `“${noun.text}” hides a verb: “${plain}” is shorter, and asks who does it.`,
      fixes: /^(?:by|for|in|from|before|after|without|about|)$/.test(previous)
        ? [matchCase(article.text, plain)]
        : [],
    },
    next: index + 3,
  };
}

/** “make decision trees”, “carry out inspection duties”: the noun belongs to another one. */
function isPartOfName(tokens: readonly SentenceToken[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || !followsClosely(next)) return false;
  return /^(?:tree|trees|maker|makers|making|process|processes|plan|plans|form|forms|rate|rates|system|systems|duties|letter|letters|fee|fees|card|cards|tool|tools|board|boards|request|requests|criteria|book|books|centre|center|period)$/.test(
    next.lower,
  );
}
