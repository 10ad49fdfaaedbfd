import type { Span } from "#core/document/span.ts";
import { findOpaqueParts } from "#core/exclusions/opaque-parts.ts";

/** Without one of these there is nothing that is not read. */
const MAY_BE_UNREAD = /[`~<%/&]|\]:|\]\[|\{\{|^(?:---|\+\+\+)/;
/**
 * Where Markdown's links lead to, the names of links (`[words][name]`) and their definitions, tags and entities of HTML,
 * places of templates, and files with their folders.
 */
const ADDRESS = new RegExp(
  [
    /\]\([^()\s]{1,2000}(?:[ \t]+"[^"\n]{0,200}")?\)/,
    /\]\[[^[\]\n]{0,200}\]/,
    /^ {0,3}\[[^[\]\n]{1,200}\]:[^\n]*/,
    /<\/?[a-z][\w-]{0,40}(?:\s[^<>]{0,1000}|\/)?>/,
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/,
    /\{%[^%\n]{0,500}%\}|\{\{[^{}\n]{0,500}\}\}/,
    /(?<![\w.@~/-])(?:[\w.@~-]{0,100}\/){1,20}[\w@~-]{1,100}\.[a-z]\w{0,5}\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gim",
);

/**
 * Parts that no check reads, in order and apart: front matter, comments, code between fences or backticks, tags,
 * addresses of links and paths of files. Indented lines are prose.
 */
export function findUnreadParts(text: string): readonly Span[] {
  if (!MAY_BE_UNREAD.test(text)) return [];
  const { frontMatter, code, comments } = findOpaqueParts(text);
  const fenced = code.filter(({ start, end }) =>
    /^\s*(?:`|~)/.test(text.slice(start, Math.min(end, start + 40))),
  );
  const addresses = Array.from(text.matchAll(ADDRESS), ({ index, 0: found }) => ({
    // The bracket that ends the words of a link is theirs.
    start: found.startsWith("]") ? index + 1 : index,
    end: index + found.length,
  }));
  return joinSpans([...frontMatter, ...comments, ...fenced, ...addresses]);
}

/** Spans in order, those that overlap as one. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((first, second) => first.start - second.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}

/** The first of spans that lie apart, in order, that ends after an offset; `undefined` for none. */
export function findNextPart(spans: readonly Span[], offset: number): Span | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return spans[low];
}
