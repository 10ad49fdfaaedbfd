import { createTallies } from "#core/analyses/registry.ts";
import { readSentenceRules } from "../sentences/language-rules.ts";
import { BlockDocument } from "./block-document.ts";

export interface LiveDocumentOptions {
  /** The language of the text, as a BCP 47 tag, by which its sentences are cut; as in English if left out or `null`. */
  readonly language?: string | null;
}

/** A `BlockDocument` with all analyses and languages at hand. */
export class LiveDocument extends BlockDocument {
  constructor({ language = null }: LiveDocumentOptions = {}) {
    super({ createTallies, rules: readSentenceRules(language) });
  }
}
