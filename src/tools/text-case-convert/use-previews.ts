import { useMemo } from "react";

import { useReply } from "#workspace/tool-worker/use-reply.ts";

import { allCases } from "./case-list.ts";
import type { ConversionOptions } from "./messages.ts";
import { samplePreviews } from "./sample-previews.ts";
import type { AskCases } from "./use-case-worker.ts";
import type { Preview } from "./use-preview.ts";
import { areUsual } from "./usual-options.ts";

const none: ReadonlyMap<string, string> = new Map();

/**
 * The first lines in every case, by the ids of cases. They come from the worker, and the last ones stay meanwhile; the
 * sample, which is what most visits begin with, needs no worker.
 */
export function usePreviews(
  ask: AskCases,
  { text, isSample }: Preview,
  options: ConversionOptions,
): ReadonlyMap<string, string> {
  const isKept = isSample && areUsual(options);
  const { reply, failure } = useReply(
    { ask, about: 0 },
    "preview",
    isKept ? null : { ...options, text, to: allCases },
  );
  return useMemo(() => {
    if (isKept) return samplePreviews;
    if (reply === null) return failure === null ? samplePreviews : none;
    return new Map(allCases.map((id, place) => [id, reply.texts[place] ?? ""]));
  }, [isKept, reply, failure]);
}
