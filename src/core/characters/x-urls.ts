import type { Span } from "#core/document/span.ts";

import { punycodeLabelLength } from "./punycode-length.ts";
import { topLevelDomains } from "./top-level-domains.ts";
import {
  DOMAIN,
  DOMAIN_SIGN,
  hasClass,
  NOT_BEFORE,
  PATH,
  PATH_END,
  PLAIN_DOMAIN,
  QUERY,
  QUERY_END,
  skipClass,
  skipClassBack,
} from "./x-characters.ts";

const DEFAULT_PROTOCOL_LENGTH = "https://".length;
const MOST_ADDRESS_UNITS = 4096;
const MOST_LABEL_UNITS = 63;
const MOST_SHORT_LINK_UNITS = 40;
const LONGEST_TOP_LEVEL_DOMAIN = Math.max(...Array.from(topLevelDomains, (domain) => domain.length));

const ASCII_LETTERS = /[a-z]+/iy;
const PUNYCODE = /xn--[-0-9a-z]+/iy;
/** What may not follow a top-level domain. */
const GOES_ON = /[0-9a-z@+-]/i;
const SHORT_LINK = /^https?:\/\/t\.co\/([a-z0-9]+)(?:\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/])?/i;
const NONE = -1;

/** A part of a run of domain characters, between full stops. */
interface Label {
  readonly start: number;
  readonly end: number;
  /** Where the top-level domain ends that the label begins with; `NONE` when it begins with none. */
  readonly topLevelEnd: number;
}

/** An address as the rules match it, before it is judged. */
interface Match {
  readonly start: number;
  readonly protocolLength: number;
  readonly domainStart: number;
  readonly domainEnd: number;
  readonly hasPath: boolean;
  readonly end: number;
  /** The labels of the domain: the first may begin before `domainStart`, the last go on after `domainEnd`. */
  readonly labels: readonly Label[];
}

/**
 * Finds the web addresses that X shortens, as twitter-text 3.1.0 does (`extractUrlsWithIndices`): with http:// or
 * https://, or a plain domain with one of the 1,574 top-level domains that it lists (those of 2021) or any Punycode one.
 * Spans ascend and do not overlap. Takes time in proportion to the text, where the original's regular expression does
 * not: each run of domain characters is cut at its full stops once, and read from its end.
 */
export function findXUrls(text: string): Span[] {
  const urls: Span[] = [];
  let scanned = 0;
  let matched = 0;
  for (;;) {
    const stop = text.indexOf(".", scanned);
    if (stop === -1) return urls;
    const runStart = skipClassBack(text, scanned, stop, DOMAIN | DOMAIN_SIGN);
    const runEnd = skipClass(text, stop, DOMAIN | DOMAIN_SIGN);
    matched = addRunUrls(text, runStart, runEnd, matched, urls);
    scanned = Math.max(runEnd, matched);
  }
}

/** Adds the addresses whose domain lies in a run; returns where the last match ended. */
function addRunUrls(text: string, start: number, end: number, before: number, urls: Span[]): number {
  const labels = cutLabels(text, start, end);
  const reach = findReach(text, labels);
  let matched = before;
  let from = start;
  for (let index = 0; index < labels.length - 1; index += 1) {
    const label = labels[index];
    if (label === undefined) break;
    const match = matchFrom(text, labels, reach, index, Math.max(from, label.start), matched);
    if (match === null) continue;
    addUrls(text, match, urls);
    matched = match.end;
    from = match.end;
    if (matched >= end) break;
    // The last label of the match may hold another address after its top-level domain.
    index += match.labels.length - 2;
  }
  return matched;
}

function cutLabels(text: string, start: number, end: number): Label[] {
  const labels: Label[] = [];
  let labelStart = start;
  while (labelStart <= end) {
    const stop = text.indexOf(".", labelStart);
    const labelEnd = stop === -1 || stop > end ? end : stop;
    labels.push({
      start: labelStart,
      end: labelEnd,
      topLevelEnd: findTopLevelEnd(text, labelStart, labelEnd),
    });
    labelStart = labelEnd + 1;
  }
  return labels;
}

function findTopLevelEnd(text: string, start: number, labelEnd: number): number {
  ASCII_LETTERS.lastIndex = start;
  const lettersEnd = ASCII_LETTERS.test(text) ? ASCII_LETTERS.lastIndex : start;
  if (isTopLevelDomain(text, start, lettersEnd)) return lettersEnd;
  for (let end = Math.min(labelEnd, start + LONGEST_TOP_LEVEL_DOMAIN); end > lettersEnd; end -= 1) {
    if (isTopLevelDomain(text, start, end)) return end;
  }
  PUNYCODE.lastIndex = start;
  return PUNYCODE.test(text) ? PUNYCODE.lastIndex : NONE;
}

function isTopLevelDomain(text: string, start: number, end: number): boolean {
  if (end === start || end - start > LONGEST_TOP_LEVEL_DOMAIN || GOES_ON.test(text.charAt(end))) return false;
  return topLevelDomains.has(text.slice(start, end).toLowerCase());
}

/** For each label, the farthest one whose top-level domain ends a domain that begins with the whole of the label. */
function findReach(text: string, labels: readonly Label[]): Int32Array {
  const reach = new Int32Array(labels.length + 1).fill(NONE);
  for (let index = labels.length - 2; index >= 0; index -= 1) {
    const label = labels[index];
    if (label === undefined || !hasClass(text, label.start, DOMAIN) || !endsInDomain(text, label)) continue;
    reach[index] = reachFrom(text, labels, reach, index, label.start);
  }
  return reach;
}

/** The same for a domain that begins at `start`, within the label. Low lines are for labels further left only. */
function reachFrom(
  text: string,
  labels: readonly Label[],
  reach: Int32Array,
  index: number,
  start: number,
): number {
  const farther = reach[index + 1] ?? NONE;
  if (farther !== NONE) return farther;
  if ((labels[index + 1]?.topLevelEnd ?? NONE) === NONE) return NONE;
  return text.slice(start, labels[index]?.end).includes("_") ? NONE : index + 1;
}

function endsInDomain(text: string, { start, end }: Label): boolean {
  return end > start && hasClass(text, end - 1, DOMAIN);
}

/** The first match of an address whose domain begins in a label, from `from` on. */
function matchFrom(
  text: string,
  labels: readonly Label[],
  reach: Int32Array,
  index: number,
  from: number,
  matched: number,
): Match | null {
  const label = labels[index];
  if (label === undefined || !endsInDomain(text, label)) return null;
  const farthest = reachFrom(text, labels, reach, index, label.end);
  if (farthest === NONE) return null;
  // Where the next label is the last, the domain cannot begin before a low line.
  const lowLine =
    (reach[index + 1] ?? NONE) === NONE ? text.slice(label.start, label.end).lastIndexOf("_") : NONE;
  for (let start = Math.max(from, label.start + lowLine + 1); start < label.end; start += 1) {
    if (!hasClass(text, start, DOMAIN)) continue;
    // The first character of the text is left before the domain where it can be.
    if (start === 0 && !hasClass(text, 0, NOT_BEFORE) && label.end > 1 && hasClass(text, 1, DOMAIN)) continue;
    const protocolLength = start === label.start && index === 0 ? protocolBefore(text, start, matched) : 0;
    if (protocolLength === 0 && !mayStart(text, start, matched)) continue;
    return completeMatch(text, start, protocolLength, labels.slice(index, farthest + 1));
  }
  return null;
}

/** Whether an address may start here: what stands before it lies after the last match, and lets it. */
function mayStart(text: string, start: number, matched: number): boolean {
  return start === 0 || (start > matched && !hasClass(text, start - 1, NOT_BEFORE));
}

/** The length of the protocol right before a domain; 0 for none. */
function protocolBefore(text: string, domainStart: number, matched: number): number {
  for (const protocol of ["https://", "http://"]) {
    const start = domainStart - protocol.length;
    if (start < matched || text.slice(start, domainStart).toLowerCase() !== protocol) continue;
    if (mayStart(text, start, matched)) return protocol.length;
  }
  return 0;
}

function completeMatch(
  text: string,
  domainStart: number,
  protocolLength: number,
  labels: readonly Label[],
): Match {
  const domainEnd = labels.at(-1)?.topLevelEnd ?? domainStart;
  const portEnd = findPortEnd(text, domainEnd);
  const pathEnd = text.charAt(portEnd) === "/" ? findPathEnd(text, portEnd + 1) : portEnd;
  return {
    start: domainStart - protocolLength,
    protocolLength,
    domainStart,
    domainEnd,
    hasPath: pathEnd > portEnd,
    end: findQueryEnd(text, pathEnd),
    labels,
  };
}

function findPortEnd(text: string, start: number): number {
  if (text.charAt(start) !== ":") return start;
  let end = start + 1;
  while (text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39) end += 1;
  return end > start + 1 ? end : start;
}

/** The end of the path whose first slash stands before `start`: it ends in one of a few characters or in brackets. */
function findPathEnd(text: string, start: number): number {
  let end = start;
  let offset = start;
  for (;;) {
    if (hasClass(text, offset, PATH)) {
      offset += 1;
      if (hasClass(text, offset - 1, PATH_END)) end = offset;
    } else {
      const bracketsEnd = findBracketsEnd(text, offset);
      if (bracketsEnd === offset) return end;
      offset = end = bracketsEnd;
    }
  }
}

/** The end of balanced brackets, at most one pair within the other; `start` where there are none. */
function findBracketsEnd(text: string, start: number): number {
  if (text.charAt(start) !== "(") return start;
  const first = skipClass(text, start + 1, PATH);
  if (text.charAt(first) === ")") return first > start + 1 ? first + 1 : start;
  if (text.charAt(first) !== "(") return start;
  const inner = skipClass(text, first + 1, PATH);
  if (inner === first + 1 || text.charAt(inner) !== ")") return start;
  const last = skipClass(text, inner + 1, PATH);
  return text.charAt(last) === ")" ? last + 1 : start;
}

function findQueryEnd(text: string, start: number): number {
  if (text.charAt(start) !== "?") return start;
  let end = skipClass(text, start + 1, QUERY);
  while (end > start + 1 && !hasClass(text, end - 1, QUERY_END)) end -= 1;
  return end > start + 1 ? end : start;
}

/** Judges a match and adds what X takes of it. */
function addUrls(text: string, match: Match, urls: Span[]): void {
  const { start, protocolLength, domainStart, domainEnd, hasPath, end } = match;
  if (end - start + (protocolLength || DEFAULT_PROTOCOL_LENGTH) > MOST_ADDRESS_UNITS) return;
  const domain = text.slice(domainStart, domainEnd);
  if (!hasShortLabels(domain)) return;
  if (protocolLength > 0) {
    // What says that it is Punycode must be.
    if (domain.startsWith("xn--") && findPlainDomains(text, match).length === 0) return;
    const shortLink = SHORT_LINK.exec(text.slice(start, end));
    if (shortLink === null) urls.push({ start, end });
    else if ((shortLink[1] ?? "").length <= MOST_SHORT_LINK_UNITS) {
      urls.push({ start, end: start + shortLink[0].length });
    }
    return;
  }
  const before = text.charAt(domainStart - 1);
  if (before !== "" && "-_./".includes(before)) return;
  const plain = findPlainDomains(text, match);
  const last = plain.pop();
  if (last === undefined) return;
  // The path belongs to the last.
  urls.push(...plain, hasPath ? { start: last.start, end: last.end + end - domainEnd } : last);
}

/** Whether every label fits into DNS. */
function hasShortLabels(domain: string): boolean {
  return domain
    .split(".")
    .every((label) => label.length <= 2 * MOST_LABEL_UNITS && punycodeLabelLength(label) <= MOST_LABEL_UNITS);
}

/** The domains of Latin letters, digits and hyphens within a match: without a protocol, nothing else makes one. */
function findPlainDomains(text: string, { domainStart, labels }: Match): Span[] {
  const domains: Span[] = [];
  const reach = findPlainReach(text, labels, domainStart);
  let floor = domainStart;
  for (let index = 0; index < labels.length - 1; index += 1) {
    const label = labels[index];
    if (label === undefined) break;
    const start = skipClassBack(text, Math.max(floor, label.start), label.end, PLAIN_DOMAIN);
    const target = start < label.end ? plainReachFrom(labels, reach, index) : NONE;
    if (target === NONE) continue;
    floor = labels[target]?.topLevelEnd ?? label.end;
    domains.push({ start, end: floor });
    index = target - 1;
  }
  return domains;
}

/** As `findReach`, for plain domains within one match. */
function findPlainReach(text: string, labels: readonly Label[], domainStart: number): Int32Array {
  const reach = new Int32Array(labels.length + 1).fill(NONE);
  for (let index = labels.length - 2; index >= 0; index -= 1) {
    const label = labels[index];
    if (label === undefined) break;
    const start = Math.max(label.start, domainStart);
    const isPlain = label.end > start && skipClass(text, start, PLAIN_DOMAIN) >= label.end;
    if (isPlain) reach[index] = plainReachFrom(labels, reach, index);
  }
  return reach;
}

function plainReachFrom(labels: readonly Label[], reach: Int32Array, index: number): number {
  const farther = reach[index + 1] ?? NONE;
  if (farther !== NONE) return farther;
  return (labels[index + 1]?.topLevelEnd ?? NONE) === NONE ? NONE : index + 1;
}
