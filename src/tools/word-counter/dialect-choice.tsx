import { lazy, Suspense } from "react";

import type { WordDialect } from "#core/analyses/counts/counts.ts";
import { ChoiceList } from "#ui/choice-list/choice-list.tsx";
import type { Setting } from "#workspace/setting.ts";

import { formatCount } from "./format.ts";
import type { ShownCounts } from "./shown-counts.ts";
import { dialectTexts } from "./word-dialects.ts";

const DialectDifferences = lazy(() => import("./dialect-differences.tsx"));

interface DialectChoiceProps {
  readonly counts: Pick<ShownCounts, "leftOut" | "wordsByDialect">;
  readonly dialect: Setting<WordDialect>;
}

/** What the text counts to by each dialect, and which of them the figures follow. */
export function DialectChoice({ counts, dialect }: DialectChoiceProps) {
  const remains = counts.leftOut !== null && counts.leftOut.whole !== null;
  return (
    <>
      <p>
        Programs disagree on what a word is. This is {remains ? "what remains of your text" : "your text"} by
        each rule; the one you choose is used for every figure made from words.
      </p>
      <ChoiceList
        legend="Count words as"
        value={dialect.value}
        onChange={dialect.set}
        choices={dialectTexts.map(({ value, name, rule }) => ({
          value,
          name,
          result: formatCount(counts.wordsByDialect[value]),
          detail: rule,
        }))}
      />
      <Suspense fallback={null}>
        <DialectDifferences leftOut={counts.leftOut} />
      </Suspense>
    </>
  );
}
