import type { Span } from "#core/document/span.ts";
import { findOpaqueParts } from "#core/exclusions/opaque-parts.ts";

/** Without one of these there is nothing that is not read. */
const MAY_BE_UNREAD = /[`~<%]|^(?:---|\+\+\+)/;

/** Parts that no check reads: front matter, comments, code between fences or backticks. Indented lines are prose. */
export function findUnreadParts(text: string): readonly Span[] {
  if (!MAY_BE_UNREAD.test(text)) return [];
  const { frontMatter, code, comments } = findOpaqueParts(text);
  const fenced = code.filter(({ start, end }) =>
    /^\s*(?:`|~)/.test(text.slice(start, Math.min(end, start + 40))),
  );
  return [...frontMatter, ...comments, ...fenced].toSorted((first, second) => first.start - second.start);
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
