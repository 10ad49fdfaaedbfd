import { foldWord } from "./fold-word.ts";
import {
  gradableAdjectives,
  irregularForms,
  uninflected,
  unusualPlurals,
} from "#core/lists/english-lemmas.ts";
import { stemsWithE, stemsWithoutE } from "#core/lists/english-verb-stems.ts";
import { completeByRule } from "./verb-stems.ts";

const VOWEL = /[aeiouy]/;
/**
 * The dictionary form of an English word, as far as it can be told from the word alone: nouns in the singular, verbs
 * in the infinitive, adjectives and adverbs in the positive (mice: mouse, went: go, running: run, better: good). It
 * does not know the part of speech, so it takes the likelier reading of a form that has two (saw: see, left: leave,
 * leaves: leaf, building: build), and says nothing of words that keep their form. The word is folded by `foldWord`
 * first, and a possessive 's is dropped.
 *
 * Irregular forms come from a table, regular ones from the spelling rules of English (Quirk et al. 1985, chapters 3,
 * 5 and 7), with exceptions found in the CMU Pronouncing Dictionary.
 */
export function lemma(word: string): string {
  const form = foldWord(word).replace(/(?<=.)'s?$/, "");
  const irregular = irregularForms.get(form);
  if (irregular !== undefined) return irregular;
  if (form.length < 4 || uninflected.has(form) || !/^[a-z]+$/.test(form)) return form;
  if (form.endsWith("s")) return findSingular(form);
  if (form.endsWith("ing")) return findVerb(form, "ing");
  if (form.endsWith("ed")) return findVerb(form, "ed");
  if (/e(?:r|st)$/.test(form)) return findPositive(form);
  if (form.endsWith("men")) return form.replace(/men$/, "man");
  return form;
}

/** The base of a noun or verb in -s. */
function findSingular(form: string): string {
  const base = form.slice(0, -1);
  if (unusualPlurals.has(base)) return base;
  if (/(?:ss|us|is)$/.test(form)) return form;
  if (!form.endsWith("es")) return base;
  const stem = form.slice(0, -2);
  if (unusualPlurals.has(stem)) return stem;
  if (/[^aeiou]ies$/.test(form)) return form.length > 4 ? `${form.slice(0, -3)}y` : base;
  if (/(?:ch|sh|ss|x|zz|tz|[^aeiou]o|io)es$/.test(form)) return stem;
  return base;
}

/** The base of a verb in -ing or -ed; the form itself where too little is left for a verb. */
function findVerb(form: string, ending: string): string {
  const stem = form.slice(0, -ending.length);
  if (stem.length < 2 || !VOWEL.test(stem)) return form;
  if (stem.endsWith("e")) return ending === "ed" ? stem + "e" : stem;
  if (ending === "ed" && /[^aeiou]i$/.test(stem))
    return stem.length > 2 ? `${stem.slice(0, -1)}y` : `${stem}e`;
  return completeStem(stem);
}

/** What a verb's stem before -ing or -ed is the stem of. */
function completeStem(stem: string): string {
  if (stemsWithE.has(stem)) return `${stem}e`;
  return stemsWithoutE.has(stem) ? stem : completeByRule(stem);
}

/** The positive of an adjective in -er or -est, if it is one that is compared so. */
function findPositive(form: string): string {
  const stem = form.replace(/e(?:r|st)$/, "");
  const candidates = [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  return candidates.find((candidate) => gradableAdjectives.has(candidate)) ?? form;
}
