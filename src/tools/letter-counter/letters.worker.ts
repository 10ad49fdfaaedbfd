import { detectLanguage } from "#core/language/detect-language.ts";
import { readAcrostic } from "#core/letters/acrostic.ts";
import { findLetters } from "#core/letters/find-letters.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import { measureLetters } from "#core/letters/measure-letters.ts";
import { settleLetterLanguage } from "#core/letters/text-language.ts";
import { countText } from "#core/scan/text-totals.ts";
import { autoLanguage } from "#ui/language-choice/language-options.ts";
import { serveRequests } from "#workspace/tool-worker/serve-requests.ts";

import { letterProtocol } from "./messages.ts";

const acrosticLines = 200;

/** The text that was measured last, and how. */
let last: { readonly text: string; readonly options: LetterOptions } | null = null;

async function settleLanguage(text: string, choice: string): Promise<string> {
  if (choice !== autoLanguage) return choice;
  try {
    return settleLetterLanguage(await detectLanguage(text));
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: as for a text that does not tell.
    return "en";
  }
}

serveRequests({
  protocol: letterProtocol,
  handlers: (tell) => ({
    async measure({ text, options: asked }) {
      const options = { ...asked, language: await settleLanguage(text, asked.language) };
      const measures = measureLetters(text, options, tell);
      last = { text, options };
      return { measures, totals: countText(text), acrostic: readAcrostic(text, acrosticLines) };
    },
    find: ({ letters, limit }) => ({
      spans: last === null ? null : findLetters(last.text, letters, last.options, limit),
    }),
  }),
});
