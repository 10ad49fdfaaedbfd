import { lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";

import { toolAt } from "#tools/tool-address.ts";
import WordCounterPanel from "#tools/word-counter/panel.tsx";

interface PanelModule {
  readonly default: ComponentType;
}

// A pattern, so that it is no error where the folder is missing: then no host has it as its home page.
const panels = Object.entries(import.meta.glob<PanelModule>("../tools/text-case-convert/panel.tsx"));

/** What stands at `/`, besides the word counter, on hosts that have a home page of their own. */
const otherHomes: ReadonlyMap<string, ReactNode> = new Map(
  panels.map(([file, load]) => {
    const Panel = lazy(load);
    return [file.split("/").at(-2) ?? "", <Panel key={file} />];
  }),
);

/** The home page, which depends on the host, and the word counter at its other address. */
export default function HomeRoute() {
  const tool = toolAt(useLocation().pathname);
  const other = otherHomes.get(tool?.slug ?? "");
  return other === undefined ? <WordCounterPanel /> : <Suspense fallback={null}>{other}</Suspense>;
}
