/** Why a word of a title is written as it is. `letters` is the length that a style's rule names. */
export type TitleReason =
  | { readonly kind: "first" | "after-colon" | "after-dash" | "after-stop" | "quotation" | "last" }
  | { readonly kind: "major" | "particle" | "clause" | "infinitive-capital" | "foreign" | "verb" | "letter" }
  | { readonly kind: "long"; readonly letters: number }
  | { readonly kind: "article" | "conjunction" | "infinitive" | "listed" | "name-particle" | "versus" | "as" }
  | { readonly kind: "preposition"; readonly letters: number | null }
  | { readonly kind: "compound-first" | "compound-small" | "compound-prefix" | "compound-one-word" }
  | { readonly kind: "spelling" | "mixed" | "capitals" | "numeral" | "number" }
  | { readonly kind: "address" | "tag" | "path" | "file" | "initials" };

const sentences: Readonly<Record<Exclude<TitleReason["kind"], "long" | "preposition">, string>> = {
  first: "The first word is capitalised.",
  last: "The last word of a title, or of its part before a break, is capitalised.",
  "after-colon": "The first word after a colon is capitalised.",
  "after-dash": "The first word after a dash is capitalised.",
  "after-stop": "The first word after the end of a sentence is capitalised.",
  quotation: "The first word of a quotation is capitalised.",
  major: "A word that carries meaning, such as a noun, verb, adjective, adverb or pronoun, is capitalised.",
  particle: "It is read as an adverb that belongs to a verb, not as a preposition, and is capitalised.",
  clause: "It joins a clause here, as a subordinating conjunction, and is capitalised.",
  letter: "It is the letter A here, not the article, and is capitalised.",
  verb: "It is read as a verb here, and is capitalised.",
  "infinitive-capital": "This style capitalises “to” before a verb.",
  foreign: "All words of a foreign expression such as “in vitro” are capitalised.",
  article: "Articles are small.",
  conjunction: "This conjunction is small in this style.",
  infinitive: "“To” before a verb is small.",
  listed: "It is on this style’s list of small words.",
  "name-particle": "It is the small part of a name, such as “van” in Vincent van Gogh.",
  versus: "“v.” and “vs.” are small.",
  as: "“As” is small in this style, whatever it does.",
  "compound-first": "The first part of a hyphenated word is capitalised.",
  "compound-small": "Small words between the parts of a hyphenated word are small.",
  "compound-prefix": "What follows a hyphenated prefix is small in this style.",
  "compound-one-word": "This style treats the hyphenated word as one word.",
  spelling: "The word is always spelt this way.",
  mixed: "It has a capital inside, so its spelling was kept.",
  capitals: "It is all in capitals, so it was kept as an abbreviation.",
  numeral: "It is a Roman numeral.",
  number: "It begins with a digit.",
  address: "Web and e-mail addresses are left as they are.",
  tag: "Tags and handles are left as they are.",
  path: "Paths are left as they are.",
  file: "Names of files and sites are left as they are.",
  initials: "Letters with full stops between them are an abbreviation.",
};

/** A reason as a sentence for the person, in English. */
export function explainTitleReason(reason: TitleReason): string {
  if (reason.kind === "long") return `This style capitalises words of ${reason.letters} letters or more.`;
  if (reason.kind !== "preposition") return sentences[reason.kind];
  return reason.letters === null
    ? "Prepositions of any length are small in this style."
    : `Prepositions of up to ${reason.letters} letters are small in this style.`;
}
