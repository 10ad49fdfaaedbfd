import type { Comparison, DifferenceKind, TextDifference } from "#core/compare/comparison.ts";

/** Longer pieces are cut in the list for people. */
const mostShown = 60;

const kindNames: Readonly<Record<DifferenceKind, string>> = {
  wording: "wording",
  punctuation: "punctuation",
  case: "case",
  number: "number",
  spacing: "spacing",
  moved: "moved",
};

/** What `wordbench compare --json` prints. */
export function createComparisonReport(first: string, second: string, b: string, comparison: Comparison) {
  const { statistics, differences, isCoarse } = comparison;
  const { similarity, ...words } = statistics;
  return {
    sources: [first, second],
    similarity,
    statistics: words,
    coarse: isCoarse,
    changes: differences.map(({ before, after, kind, isIgnored, changesNumber, changesNegation, move }) => ({
      span: [before.start, before.end],
      text: b.slice(after.start, after.end),
      spanInSecond: [after.start, after.end],
      kind,
      ignored: isIgnored,
      changesNumber,
      changesNegation,
      ...(move === null ? {} : { move }),
    })),
  };
}

function shorten(text: string): string {
  const line = text.replaceAll(/\r\n|[\n\r]/gu, "⏎");
  const signs = Array.from(line);
  return signs.length > mostShown ? `${signs.slice(0, mostShown).join("")}…` : line;
}

function describe(a: string, b: string, { before, after, kind, move }: TextDifference): string {
  const removed = shorten(a.slice(before.start, before.end));
  const added = shorten(b.slice(after.start, after.end));
  const what = move === null ? kindNames[kind] : `moved, passage ${move + 1}`;
  if (removed === "") return `+ "${added}" (${what})`;
  return added === "" ? `- "${removed}" (${what})` : `"${removed}" -> "${added}" (${what})`;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (
    let offset = text.indexOf("\n", from);
    offset !== -1 && offset < to;
    offset = text.indexOf("\n", offset + 1)
  ) {
    lines += 1;
  }
  return lines;
}

/** The comparison for people: how alike the texts are, and each difference with its line in the first text. */
export function formatComparison(
  a: string,
  b: string,
  { statistics, differences, isCoarse }: Comparison,
): string {
  const shown = differences.filter(({ isIgnored }) => !isIgnored);
  const ignored = differences.length - shown.length;
  const { similarity, wordsBefore, wordsAfter, wordsRemoved, wordsAdded, wordsMoved } = statistics;
  const head = [
    `${(Math.floor(similarity * 1000) / 10).toFixed(1)} % of the texts is the same.`,
    `${wordsBefore} words became ${wordsAfter}: ${wordsRemoved} removed, ${wordsAdded} added, ${wordsMoved} moved.`,
    ...(ignored === 0 ? [] : [`${ignored} differences were ignored, as asked.`]),
    ...(isCoarse ? ["The texts are long and very different: there is a smaller set of differences."] : []),
  ];
  const lines: string[] = [];
  let line = 1;
  let read = 0;
  for (const difference of shown) {
    line += countLines(a, read, difference.before.start);
    read = difference.before.start;
    lines.push(`${String(line).padStart(6)}  ${describe(a, b, difference)}`);
  }
  return `${[...head, ...(lines.length === 0 ? [] : ["", ...lines])].join("\n")}\n`;
}
