/** Where a tool stands in the lens bar: the groups, in the order in which they are shown. */
export const toolCategories = ["count", "shape", "check", "compare", "create"] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** A question people ask about a tool, for the page and for its structured data: plain text. */
export interface ToolQuestion {
  readonly question: string;
  readonly answer: string;
}

/** All that the site must know of a tool without running it. Plain data: a bare Node can load it. */
export interface ToolFacts {
  /** The name of the tool's folder. */
  readonly slug: string;
  /** The address of its page: `/` for the word counter, else `/` and the slug. */
  readonly path: string;
  /** As menus, lists and the trail of a page call it. */
  readonly name: string;
  /** As the lens bar calls it, where a word says enough beside its group: "Letters" of "Count". Else the name. */
  readonly lens?: string;
  /** Title of the page, under 60 characters so that search engines show all of it. */
  readonly title: string;
  /** What it does, in 70 to 160 characters. */
  readonly description: string;
  /** The page's main heading, where it differs from the title. */
  readonly heading: string;
  readonly category: ToolCategory;
  /** Place within the category, ascending. */
  readonly order: number;
  readonly keywords: readonly string[];
  /** Former addresses, which lead here. */
  readonly formerly: readonly string[];
  /** A text of the project's own that shows what the tool does. */
  readonly sample: string;
  readonly questions: readonly ToolQuestion[];
  /** What it can do, by names that stand on its page too; for its structured data. */
  readonly features?: readonly string[];
}

/** Checks a tool's facts where they are written; adds nothing to them. */
export function defineTool(facts: ToolFacts): ToolFacts {
  return facts;
}
