import { findXUrls } from "#core/characters/x-urls.ts";
import type { Span } from "#core/document/span.ts";

import type { CountingUnit } from "./counting-units.ts";

/** A stretch of the text that some platform counts as a whole; `weight` is `null` where it counts as its characters do. */
interface LinkSpan extends Span {
  readonly weight: number | null;
}

/** What a web address counts on X and on Mastodon, however long it is. */
const LINK_WEIGHT = 23;
const PROTOCOL = /^https?:\/\//i;
/** A name on another server. The parts are bounded, so that no run of letters is read twice over. */
const REMOTE_MENTION =
  /(?<![\p{L}\p{N}_/@])@([a-z0-9_](?:[a-z0-9_.-]{0,62}[a-z0-9_])?)@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?/giu;

/**
 * The web addresses of a text, and for Mastodon the mentions of people on other servers, each with what it counts in a
 * unit. Spans ascend and do not overlap. Addresses are those that X finds (`findXUrls`); Mastodon takes none without
 * http:// or https://.
 */
export function findLinkSpans(text: string, unit: CountingUnit): readonly LinkSpan[] {
  const isOnX = unit === "x";
  const links: LinkSpan[] = [];
  for (const { start, end } of findXUrls(text)) {
    const isFull = PROTOCOL.test(text.slice(start, Math.min(end, start + 8)));
    const isShort = isOnX || (unit === "mastodon" && isFull);
    links.push({ start, end, weight: isShort ? LINK_WEIGHT : null });
  }
  return unit === "mastodon" ? addMentions(text, links) : links;
}

function addMentions(text: string, links: readonly LinkSpan[]): readonly LinkSpan[] {
  const mentions: LinkSpan[] = [];
  for (const match of text.matchAll(REMOTE_MENTION)) {
    const [whole, name = ""] = match;
    mentions.push({ start: match.index, end: match.index + whole.length, weight: name.length + 1 });
  }
  if (mentions.length === 0) return links;
  const all = [...links, ...mentions].sort((first, second) => first.start - second.start);
  const kept: LinkSpan[] = [];
  for (const span of all) {
    const last = kept.at(-1);
    if (last === undefined || span.start >= last.end) kept.push(span);
    // A server's name in a mention looks like an address without a protocol: the mention holds it.
    else if (span.start < last.start || (last.weight === null && span.weight !== null))
      kept[kept.length - 1] = span;
  }
  return kept;
}
