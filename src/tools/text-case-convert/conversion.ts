import { convertCase, readCaseName } from "#core/transforms/case/convert-case.ts";
import type { CaseConversion } from "#core/transforms/case/convert-case.ts";
import { titleCase } from "#core/transforms/case/title-case.ts";
import { explainTitleReason } from "#core/transforms/case/title-reasons.ts";
import { cleanUpText, cleanUps } from "#core/transforms/clean-up/clean-up.ts";

import type { CaseRequests, ConversionRequest, PreviewRequest, ReasonedWord } from "./messages.ts";

const cleanPrefix = "clean:";

function readCase(id: string): CaseConversion {
  const conversion = readCaseName(id);
  if (conversion === undefined) throw new RangeError(`There is no case ${id}`);
  return conversion;
}

/** Does what is asked. Throws a `RangeError` for a conversion that does not exist. */
export function convertText({ text, to, language, names, ...options }: ConversionRequest): string {
  if (to.startsWith(cleanPrefix)) {
    const cleanUp = cleanUps.find((name) => name === to.slice(cleanPrefix.length));
    if (cleanUp === undefined) throw new RangeError(`There is no clean-up ${to}`);
    return cleanUpText(text, cleanUp, language);
  }
  const { seed, foldDiacritics, capitalSharpS } = options;
  return convertCase(text, readCase(to), {
    seed,
    foldDiacritics,
    names,
    locale: { language, capitalSharpS },
  });
}

/** A text in each of several cases, in their order. Throws a `RangeError` for a case that does not exist. */
export function previewCases({ to, ...request }: PreviewRequest): readonly string[] {
  return to.map((id) => convertText({ ...request, to: id }));
}

/** Why each word of titles is written as it is; no words for a case that is no style of titles. */
export function explainTitles({ text, to, language }: CaseRequests["explain"]): readonly ReasonedWord[] {
  const conversion = readCase(to);
  if (conversion.kind !== "title") return [];
  const { words } = titleCase(text, conversion.style, { language });
  return words.map(({ start, after, reason }) => ({ start, after, reason: explainTitleReason(reason) }));
}
