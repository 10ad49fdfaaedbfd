import { emptyAdverbs, hedges, keptAdverbs, strongerVerbs } from "#core/lists/weak-words.ts";
import { matchCase } from "./match-case.ts";
import type { ReadabilityFinding } from "./finding-kinds.ts";
import { followsClosely } from "./sentence-tokens.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

const LONGEST_HEDGE = 5;

/** Finds wordings that hold back from a claim (perhaps, it seems that, kind of). Those that can be left out have that as a fix. */
export function findHedges(
  sentence: string,
  tokens: readonly SentenceToken[],
): readonly ReadabilityFinding[] {
  const found: ReadabilityFinding[] = [];
  let index = 0;
  while (index < tokens.length) {
    const hedge = readHedge(sentence, tokens, index);
    if (hedge !== null) found.push(hedge.finding);
    index += hedge?.length ?? 1;
  }
  return found;
}

function readHedge(
  sentence: string,
  tokens: readonly SentenceToken[],
  index: number,
): { readonly finding: ReadabilityFinding; readonly length: number } | null {
  for (let length = Math.min(LONGEST_HEDGE, tokens.length - index); length > 0; length -= 1) {
    const words = tokens.slice(index, index + length);
    if (!words.every((word, offset) => offset === 0 || followsClosely(word))) continue;
    const canGo = hedges.get(words.map(({ lower }) => lower).join(" "));
    const [first] = words;
    const last = words.at(-1);
    if (canGo === undefined || first === undefined || last === undefined) continue;
    // “this kind of paper” is no hedge; nor is what somebody else thinks, nor a plain “I think of you”.
    const previous = tokens[index - 1]?.lower ?? "";
    if (
      /^(?:kind|sort)$/.test(first.lower) &&
      /^(?:a|an|the|this|that|what|which|some|any|one|every|each|same|new|no|other|another|his|her|their|its|my|our|your)$/.test(
        previous,
      )
    )
      return null;
    const next = tokens[index + length]?.lower ?? "";
    if (
      /(?:think|believe|feel|suppose)$/.test(last.lower) &&
      /^(?:of|about|in|so|like|not|it|he|him|her|them|me|you|and|or|but)$/.test(next) &&
      !(next === "it" || next === "he" || next === "you")
    )
      return null;
    const written = sentence.slice(first.start, last.end);
    return {
      length,
      finding: {
        check: "hedge",
        tier: "style",
        span: { start: first.start, end: last.end },
        message: canGo
          ? `“${written}” holds back from the claim. If you are sure, leave it out.`
          : `“${written}” holds back from the claim. If you are sure, say that it is so.`,
        fixes: canGo ? [""] : [],
      },
    };
  }
  return null;
}

/** Finds adverbs in -ly, and very, quite and rather before another word. A stronger verb or leaving it out is the fix. */
export function findAdverbs(
  sentence: string,
  tokens: readonly SentenceToken[],
): readonly ReadabilityFinding[] {
  return tokens.flatMap((token, index): readonly ReadabilityFinding[] => {
    if (!isAdverb(tokens, index)) return [];
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const pairs = [
      previous !== undefined && followsClosely(token) ? [previous, token] : null,
      next !== undefined && followsClosely(next) ? [token, next] : null,
    ];
    for (const pair of pairs) {
      const [first, second] = pair ?? [];
      const stronger =
        first === undefined || second === undefined
          ? undefined
          : strongerVerbs.get(`${first.lower} ${second.lower}`);
      if (stronger === undefined || first === undefined || second === undefined) continue;
      const fix = matchCase(first.text, stronger);
      return [
        {
          check: "adverb",
          tier: "style",
          span: { start: first.start, end: second.end },
          message: `“${fix}” alone says what “${sentence.slice(first.start, second.end)}” says.`,
          fixes: [fix],
        },
      ];
    }
    return [
      {
        check: "adverb",
        tier: "style",
        span: { start: token.start, end: token.end },
        message: `Does the sentence need “${token.text}”? A stronger word beside it often says more.`,
        fixes: canGo(tokens, index) ? [""] : [],
      },
    ];
  });
}

function isAdverb(tokens: readonly SentenceToken[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const { lower, text } = token;
  const next = tokens[index + 1];
  const isBeforeWord = next !== undefined && followsClosely(next);
  if (emptyAdverbs.has(lower))
    return (
      isBeforeWord &&
      !(
        lower === "rather" &&
        (next.lower === "than" || /(?:would|'d)$/.test(tokens[index - 1]?.lower ?? ""))
      ) &&
      !(lower === "very" && /^(?:same|best|first|last)$/.test(next.lower))
    );
  if (!/^[a-z]{3,}ly$/.test(lower) || keptAdverbs.has(lower)) return false;
  // Emily and Sicily: a capital within the sentence.
  return !(index > 0 && /^\p{Lu}\p{Ll}/u.test(text));
}

/** Whether a sentence stays whole without the adverb: not after be at its end, nor before a comma of its own. */
function canGo(tokens: readonly SentenceToken[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  const previous = tokens[index - 1];
  if (token === undefined || next === undefined || index === 0 || !followsClosely(token)) return false;
  if (
    /^(?:as|so|how|too|that|more|most|less|least|only|not|than|and|or|but|act|acts|acted|behave|behaved|behaves|treat|treated|a|an)$/.test(
      previous?.lower ?? "",
    )
  )
    return false;
  return followsClosely(next) && !/^(?:and|or|but|enough|as|than)$/.test(next.lower);
}
