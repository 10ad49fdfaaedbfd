import { toLower, toTitleStart } from "./locale-case.ts";
import type { CaseLocale } from "./locale-case.ts";

const WORD_START = /^([^\p{L}\p{N}]*)(.*)$/su;
const IRISH = /^(o['’])(\p{L}{3,}.*)$/isu;
const ELIDED = /^([ld]['’])([aeiouyhàâäéèêëîïôöûü].{2,})$/isu;
const SCOTTISH = /^(mc)(\p{L}{3,}.*)$/isu;
const LETTER_PAIR = /^\p{L}&\p{L}$/u;

/**
 * A word with a capital at its start and small letters after it, but for the capitals that names have inside:
 * O'Brien, McCartney, l'Hôpital (l' and d' stay small unless the word begins a title), Q&A. A word that begins with a
 * digit has none: 1st.
 */
export function capitaliseWord(word: string, locale: CaseLocale, begins: boolean): string {
  if (LETTER_PAIR.test(word)) return word.toUpperCase();
  const [, lead = "", rest = ""] = WORD_START.exec(word) ?? [];
  const lower = toLower(rest, locale);
  const irish = IRISH.exec(lower);
  if (irish !== null) return lead + start(irish[1], locale) + start(irish[2], locale);
  const elided = ELIDED.exec(lower);
  if (elided !== null) {
    return lead + (begins ? start(elided[1], locale) : (elided[1] ?? "")) + start(elided[2], locale);
  }
  const scottish = SCOTTISH.exec(lower);
  if (scottish !== null) return lead + start(scottish[1], locale) + start(scottish[2], locale);
  return lead + start(lower, locale);
}

function start(text: string | undefined, locale: CaseLocale): string {
  return toTitleStart(text ?? "", locale);
}
