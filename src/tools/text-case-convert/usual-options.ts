import type { ConversionOptions } from "./messages.ts";

/** What holds until a person chooses otherwise; the sample is kept converted so. */
export const usualOptions: ConversionOptions = {
  language: "en",
  capitalSharpS: false,
  seed: 1,
  foldDiacritics: false,
  names: [],
};

/** Whether all is as it is before anything was chosen. */
export function areUsual({
  language,
  capitalSharpS,
  seed,
  foldDiacritics,
  names,
}: ConversionOptions): boolean {
  return (
    language === usualOptions.language &&
    seed === usualOptions.seed &&
    !capitalSharpS &&
    !foldDiacritics &&
    names.length === 0
  );
}
