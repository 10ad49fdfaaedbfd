import { measureSentenceLengths } from "#files/text-report/sentence-lengths.ts";

import { parseDialect } from "./settings.ts";

/** Answers `null` to what is no question. */
async function answer(data: unknown): Promise<readonly number[] | null> {
  if (typeof data !== "object" || data === null) return null;
  const { text, language, dialect }: Readonly<Record<string, unknown>> = { ...data };
  const known = parseDialect(dialect);
  if (typeof text !== "string" || typeof language !== "string" || known === undefined) return null;
  return measureSentenceLengths(text, language, known);
}

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  answer(data).then(
    (lengths) => self.postMessage(lengths, { transfer: [] }),
    // No more than that it failed is asked.
    () => self.postMessage(null, { transfer: [] }),
  );
});
