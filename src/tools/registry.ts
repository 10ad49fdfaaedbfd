import type { ComponentType } from "react";

import { toolCategories } from "./define-tool.ts";
import type { ToolFacts } from "./define-tool.ts";

interface FactsModule {
  readonly tool: ToolFacts;
}
interface ComponentModule {
  readonly default: ComponentType;
}

const factsModules = import.meta.glob<FactsModule>("./*/tool.ts", { eager: true });
const guideModules = import.meta.glob<ComponentModule>("./*/guide.tsx");

function factsOf([path, { tool }]: readonly [string, FactsModule]): ToolFacts {
  const folder = path.split("/")[1];
  if (folder !== tool.slug) throw new Error(`The tool in src/tools/${folder} calls itself "${tool.slug}"`);
  return tool;
}

function byPlace(first: ToolFacts, second: ToolFacts): number {
  const categories = toolCategories.indexOf(first.category) - toolCategories.indexOf(second.category);
  // Not `localeCompare`: it has the browser load its rules of sorting, which takes longer than all else here.
  return categories || first.order - second.order || (first.slug < second.slug ? -1 : 1);
}

/** Every tool, in the order of the lens bar. A folder with a `tool.ts` is all it takes to be among them. */
export const tools: readonly ToolFacts[] = Object.entries(factsModules).map(factsOf).toSorted(byPlace);

/** Loads what stands under the tool: method, limits, questions. Throws when the folder has none. */
export function loadGuide(slug: string): Promise<ComponentModule> {
  const load = guideModules[`./${slug}/guide.tsx`];
  if (load === undefined) throw new Error(`src/tools/${slug}/guide.tsx is missing`);
  return load();
}
