import { toolCategories } from "#tools/define-tool.ts";
import type { ToolCategory, ToolFacts } from "#tools/define-tool.ts";

/** The tools of one kind, in the order in which they are shown. */
export interface ToolGroup {
  readonly category: ToolCategory;
  readonly name: string;
  /** What the tools of this kind are for. */
  readonly purpose: string;
  readonly tools: readonly ToolFacts[];
}

const texts: Readonly<Record<ToolCategory, Pick<ToolGroup, "name" | "purpose">>> = {
  count: { name: "Count", purpose: "How long is it, and how long does it take?" },
  shape: { name: "Shape", purpose: "Put the same words into another form." },
  check: { name: "Check", purpose: "What could be clearer, or is wrong?" },
  compare: { name: "Compare", purpose: "What is the same, and what has changed?" },
  create: { name: "Create", purpose: "Words to begin with." },
};

/** Sorts tools into their groups. A group with no tool is left out; the order of the tools is kept. */
export function groupTools(tools: readonly ToolFacts[]): readonly ToolGroup[] {
  return toolCategories
    .map((category) => ({
      category,
      ...texts[category],
      tools: tools.filter((tool) => tool.category === category),
    }))
    .filter((group) => group.tools.length > 0);
}
