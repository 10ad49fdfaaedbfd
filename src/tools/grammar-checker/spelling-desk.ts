import type { Finding } from "#core/analysis/finding.ts";
import type { Dictionary } from "#core/hunspell/dictionary.ts";
import { UnknownWords } from "#core/hunspell/find-unknown-words.ts";
import { Suggester } from "#core/hunspell/suggestions.ts";

import { formatSource } from "./dictionaries.ts";
import type { DictionarySource } from "./dictionaries.ts";
import { loadDictionary } from "./load-dictionary.ts";
import type { OnStep } from "./load-dictionary.ts";
import { orderFrom } from "./order-from.ts";

/** More different words than this are not searched for what was meant. */
const mostSuggestedFor = 2000;
const mostKept = 20_000;

interface Loaded {
  readonly name: string;
  readonly dictionary: Dictionary;
  readonly suggester: Suggester;
  /** What was meant by words that were searched for already. */
  readonly fixes: Map<string, readonly string[]>;
}

/** What the search is of, and how it is told. */
interface SearchRequest {
  readonly text: string;
  /** Where the person is: what is there comes first. */
  readonly from: number;
  readonly onStep: OnStep;
}

/** Checks spelling by a dictionary of another language; the last one stays loaded. */
export class SpellingDesk {
  #loaded: Loaded | null = null;

  /** Makes a dictionary ready; `false` where it was called off. */
  async load(source: DictionarySource, onStep: OnStep): Promise<boolean> {
    const name = formatSource(source);
    if (this.#loaded?.name === name) return true;
    // Two would be too much at once.
    this.#loaded = null;
    const dictionary = await loadDictionary(source, onStep);
    if (dictionary === null) return false;
    this.#loaded = { name, dictionary, suggester: new Suggester(dictionary), fixes: new Map() };
    return true;
  }

  /** Words that the dictionary has not, with the fixes that are known; `null` where it was called off. */
  async find(text: string, own: ReadonlySet<string>, onStep: OnStep): Promise<readonly Finding[] | null> {
    const { dictionary, fixes } = this.#ready();
    const steps = new UnknownWords(dictionary, own).findInSteps(text);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) return withFixes(step.value, text, fixes);
      if (!(await onStep(step.value))) return null;
    }
  }

  /** The findings with what was meant; `onPart` is told of those so far. `null` where it was called off. */
  async suggest(
    findings: readonly Finding[],
    { text, from, onStep }: SearchRequest,
    onPart: (findings: readonly Finding[]) => void,
  ): Promise<readonly Finding[] | null> {
    const { suggester, fixes } = this.#ready();
    const spans = orderFrom(
      findings.map(({ span }) => span),
      from,
    );
    const words = [...new Set(spans.map(({ start, end }) => text.slice(start, end)))]
      .filter((word) => !fixes.has(word))
      .slice(0, mostSuggestedFor);
    if (fixes.size + words.length > mostKept) fixes.clear();
    for (const [index, word] of words.entries()) {
      fixes.set(word, suggester.find(word));
      if (!(await onStep((index + 1) / words.length))) return null;
      onPart(findings);
    }
    return withFixes(findings, text, fixes);
  }

  /** The findings with the fixes that are known. */
  withKnownFixes(findings: readonly Finding[], text: string): readonly Finding[] {
    return withFixes(findings, text, this.#ready().fixes);
  }

  #ready(): Loaded {
    if (this.#loaded === null) throw new Error("No dictionary is loaded.");
    return this.#loaded;
  }
}

function withFixes(
  findings: readonly Finding[],
  text: string,
  fixes: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  return findings.map((finding) => {
    const known = fixes.get(text.slice(finding.span.start, finding.span.end));
    return known === undefined ? finding : { ...finding, fixes: known };
  });
}
