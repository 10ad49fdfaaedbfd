import { detectLanguage } from "#core/language/detect-language.ts";
import { readAcrostic } from "#core/letters/acrostic.ts";
import { findLetters } from "#core/letters/find-letters.ts";
import { defaultLetterOptions } from "#core/letters/letter-options.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import { measureLetters } from "#core/letters/measure-letters.ts";
import { settleLetterLanguage } from "#core/letters/text-language.ts";
import { countText } from "#core/scan/text-totals.ts";

import { isLetterRequest } from "./messages.ts";
import type { LetterMessage, LetterRequest } from "./messages.ts";
import { autoLanguage } from "./settings.ts";

const progressMilliseconds = 100;
const acrosticLines = 200;

/** The text that was measured last, and how. */
let last: { readonly text: string; readonly options: LetterOptions } = {
  text: "",
  options: defaultLetterOptions,
};

function post(message: LetterMessage): void {
  self.postMessage(message, { transfer: [] });
}

async function settleLanguage(text: string, choice: string): Promise<string> {
  if (choice !== autoLanguage) return choice;
  try {
    return settleLetterLanguage(await detectLanguage(text));
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: as for a text that does not tell.
    return "en";
  }
}

async function answer(request: LetterRequest): Promise<LetterMessage> {
  const { id } = request;
  if (request.kind === "find") {
    return { kind: "found", id, spans: findLetters(last.text, request.letters, last.options, request.limit) };
  }
  const { text } = request;
  const options = { ...request.options, language: await settleLanguage(text, request.options.language) };
  let toldAt = performance.now();
  const measures = measureLetters(text, options, (read, total) => {
    const now = performance.now();
    if (now - toldAt < progressMilliseconds) return;
    toldAt = now;
    post({ kind: "progress", read, total });
  });
  last = { text, options };
  const acrostic = readAcrostic(text, acrosticLines);
  return { kind: "measured", id, view: { measures, totals: countText(text), acrostic } };
}

async function reply(request: LetterRequest): Promise<void> {
  try {
    post(await answer(request));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: "failed", id: request.id, message });
  }
}

// One after the other: places are looked up in the text that was measured before.
let before: Promise<void> = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isLetterRequest(data)) before = before.then(() => reply(data));
});
