import { siteDictionaries } from "#core/hunspell/site-dictionaries.ts";
import { nameLanguage } from "#ui/language-choice/language-options.ts";
import { SelectRow } from "#ui/select-row/select-row.tsx";

import { formatChoice, formatSource, parseChoice } from "./dictionaries.ts";
import type { Dictionaries } from "./use-dictionaries.ts";

/** Which language is read. A dictionary that is not here yet says what is transferred of it. */
export function LanguageChoice({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { choice, choose, known, own } = dictionaries;
  const isKnown = (language: string) =>
    known.some(({ source }) => source.kind === "site" && source.language === language);
  const site = siteDictionaries
    .map(({ language, megabytes }) => ({
      value: formatSource({ kind: "site", language }),
      name: isKnown(language) ? nameLanguage(language) : `${nameLanguage(language)} (${megabytes} MB)`,
    }))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
  const mine = own.map(({ name }) => ({ value: formatSource({ kind: "own", name }), name }));
  return (
    <SelectRow
      label="Language"
      options={[
        { value: "auto", name: "As the text is" },
        { value: "en", name: "English" },
      ]}
      groups={[
        { label: "Spelling alone", options: site },
        ...(mine.length === 0 ? [] : [{ label: "Your dictionaries", options: mine }]),
      ]}
      value={formatChoice(choice)}
      onChange={(value) => choose(parseChoice(value) ?? "auto")}
    />
  );
}
