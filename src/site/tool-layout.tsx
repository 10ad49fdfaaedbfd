import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import type { MetaFunction } from "react-router";

import type { ToolFacts } from "#tools/define-tool.ts";
import { loadGuide, tools } from "#tools/registry.ts";
import { Prerendered } from "#ui/prerendered/prerendered.tsx";
import { Prose } from "#ui/prose/prose.tsx";

import { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
import { trailOfTool } from "./breadcrumbs/trail.ts";
import { ExportButton } from "./export/export-button.tsx";
import { PrintedHead, PrintedText } from "./export/printed-text.tsx";
import { PartBoundary } from "./failure/part-boundary.tsx";
import { ToolFailure } from "./failure/tool-failure.tsx";
import { describeToolHead } from "./head.ts";
import { LensBar } from "./lens-bar/lens-bar.tsx";
import { toolAt } from "#tools/tool-address.ts";
import styles from "./tool-layout.module.css";

const ArticleTeaser = lazy(async () => ({
  default: (await import("#pages/blog/article-teaser.tsx")).ArticleTeaser,
}));

/** Each guide is code of its own, for those who come from another page; the prerendered one stays as it stands. */
const guides: ReadonlyMap<string, ReactNode> = new Map(
  tools.map((tool) => {
    const Guide = lazy(() => loadGuide(tool.slug));
    return [tool.slug, <Guide key={tool.slug} />];
  }),
);

function toolOfThisPage(path: string): ToolFacts {
  const tool = toolAt(path);
  if (tool === null) throw new RangeError(`No tool stands at ${path}`);
  return tool;
}

export const meta: MetaFunction = ({ location }) => describeToolHead(toolOfThisPage(location.pathname));

/** What all tools share: the lens bar above, the guide below. Changing tools changes neither bar nor text. */
export default function ToolLayout() {
  const tool = toolOfThisPage(useLocation().pathname);
  return (
    <>
      <div className={styles.bar}>
        <LensBar />
        <ExportButton />
      </div>
      <main id="content" tabIndex={-1} className={styles.content}>
        <h1 className={`visually-hidden ${styles.heading}`}>{tool.heading}</h1>
        <noscript>
          <div className={styles.withoutScripts}>
            <p>{tool.description}</p>
            <p>
              The tool runs in your own browser and needs scripts to do so. They are switched off, so it is
              not shown. How it works is described below.
            </p>
          </div>
        </noscript>
        <PrintedHead tool={tool.name} />
        <div className={styles.tool}>
          <Outlet />
        </div>
        <PrintedText />
        <Prerendered key={tool.slug} className={styles.guide}>
          <Prose>
            <PartBoundary name="The guide">
              <Suspense fallback={null}>{guides.get(tool.slug)}</Suspense>
            </PartBoundary>
          </Prose>
        </Prerendered>
        {tool.path === "/" ? (
          <PartBoundary name="The list of articles">
            <Suspense fallback={null}>
              <ArticleTeaser />
            </Suspense>
          </PartBoundary>
        ) : null}
        <Breadcrumbs trail={trailOfTool(tool)} />
      </main>
    </>
  );
}

/** When a tool fails: the bar stays, and so does the text. */
export function ErrorBoundary() {
  return (
    <>
      <div className={styles.bar}>
        <LensBar />
      </div>
      <ToolFailure />
    </>
  );
}
