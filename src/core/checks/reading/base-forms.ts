import { lemma } from "#core/lexicon/lemma.ts";
import { irregularPlurals, irregularSingulars } from "#core/lists/grammar/irregular-plurals.ts";
import { irregularVerbs } from "#core/lists/grammar/irregular-verbs.ts";
import type { Lexicon } from "./lexicon.ts";
import { gerundOf, participleOf, pastOf, pluralOf, thirdPersonOf } from "./word-forms.ts";

/** Bases by the irregular forms that lead to them. A form of two verbs (`lay`, `found`) leads to the commoner. */
const irregularBases: ReadonlyMap<string, string> = new Map(
  [...irregularVerbs.values()]
    .filter(({ base }) => base !== "lie")
    .flatMap(({ base, past, participle }) => [...past, ...participle].map((form) => [form, base] as const)),
);
const formsOfBe = new Set(["be", "am", "is", "are", "was", "were", "been", "being", "'m", "'re", "'s"]);
const formsOfHave = new Set(["have", "has", "had", "having", "'ve"]);

/** The stems that an ending may have been added to. */
function stemsOf(form: string, ending: "s" | "ed" | "ing"): readonly string[] {
  const stem = form.slice(0, -ending.length);
  if (ending === "s") {
    if (form.endsWith("ies")) return [`${form.slice(0, -3)}y`, stem];
    return form.endsWith("es") ? [stem, form.slice(0, -2)] : [stem];
  }
  const whole = /([^aeiouls])\1$/.test(stem) ? [stem.slice(0, -1), stem] : [stem, `${stem}e`];
  if (stem.endsWith("ll")) whole.push(stem.slice(0, -1));
  if (ending === "ed" && stem.endsWith("i")) return [`${stem.slice(0, -1)}y`];
  if (ending === "ing" && stem.endsWith("y")) return [stem, `${stem.slice(0, -1)}ie`];
  return /(?:[^aeiou]l|[cgsuvz]|[^e]at|[bcdfghjklmnpqrstvwz][aiou][^aeiouwxy])$/.test(stem)
    ? whole.toReversed()
    : whole;
}

const MOST_KEPT = 20_000;
const kept = new WeakMap<Lexicon, Map<string, string>>();

/** The base of a verb's form in lower case: `went`, `go`; `makes`, `make`; the form itself where it is a base. */
export function verbBase(form: string, lexicon: Lexicon): string {
  let bases = kept.get(lexicon);
  if (bases === undefined) kept.set(lexicon, (bases = new Map()));
  let base = bases.get(form);
  if (base === undefined) {
    base = findVerbBase(form, lexicon);
    if (bases.size >= MOST_KEPT) bases.clear();
    bases.set(form, base);
  }
  return base;
}

function findVerbBase(form: string, lexicon: Lexicon): string {
  if (formsOfBe.has(form)) return "be";
  if (formsOfHave.has(form)) return "have";
  if (form === "does" || form === "did" || form === "done") return "do";
  const irregular = irregularBases.get(form);
  if (irregular !== undefined && !irregularVerbs.has(form)) return irregular;
  if (lexicon.can(form, "VB") && !(irregular !== undefined && form !== "found")) return form;
  if (irregular !== undefined) return irregular;
  for (const ending of ["ing", "ed", "s"] as const) {
    if (!form.endsWith(ending) || form.length < ending.length + 2) continue;
    const found = stemsOf(form, ending).find((stem) => lexicon.can(stem, "VB"));
    if (found !== undefined) return found;
  }
  return lemma(form);
}

/** The singular of a noun's form in lower case: `children`, `child`; `cities`, `city`. */
export function singularOf(noun: string, lexicon: Lexicon): string {
  const irregular = irregularSingulars.get(noun);
  if (irregular !== undefined) return irregular;
  if (noun.endsWith("men") && lexicon.can(noun.replace(/men$/, "man"), "NN"))
    return noun.replace(/men$/, "man");
  if (irregularPlurals.has(noun) || !noun.endsWith("s") || noun.endsWith("ss")) return noun;
  const found = stemsOf(noun, "s").find((stem) => lexicon.can(stem, "NN"));
  return found ?? lemma(noun);
}

/** A form of a verb or noun: one of the names after the colon in a replacement. */
export function inflect(form: string, shape: string, lexicon: Lexicon): string {
  switch (shape) {
    case "VB":
      return verbBase(form, lexicon);
    case "VBZ":
      return thirdPersonOf(verbBase(form, lexicon));
    case "VBG":
      return gerundOf(verbBase(form, lexicon));
    case "VBD": {
      const base = verbBase(form, lexicon);
      return base === "be" ? "was" : pastOf(base);
    }
    case "VBN":
      return participleOf(verbBase(form, lexicon));
    case "NN":
      return singularOf(form, lexicon);
    case "NNS":
      return pluralOf(singularOf(form, lexicon));
    default:
      throw new RangeError(`There is no form of a word called ${shape}.`);
  }
}
