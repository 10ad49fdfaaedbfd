import type { ToolFacts } from "#tools/define-tool.ts";
import { fuzzyMatch } from "#ui/search/fuzzy-match.ts";

/**
 * The tools that a query meets in their name, keywords or description, in the order in which they are given: a catalogue
 * keeps its places. Case and accents do not count, and a slip of the pen in a name is forgiven. All of them for an empty
 * query.
 */
export function findTools(tools: readonly ToolFacts[], query: string): readonly ToolFacts[] {
  return tools.filter(
    ({ name, keywords, description }) => fuzzyMatch(query, name, [...keywords, description]) !== null,
  );
}
