import type { Finding } from "#core/analysis/finding.ts";
import { applyFixes } from "./apply-fix.ts";
import type { Span } from "#core/document/span.ts";
import type { CheckFacts, Found } from "./check.ts";
import type { Variety } from "./reading/lexicon.ts";
import { readSentence } from "./reading/sentence.ts";
import type { Sentence, SentenceReader } from "./reading/sentence.ts";
import { checks } from "./registry.ts";
import { findMisspellings } from "./spelling/find-misspellings.ts";
import type { Speller } from "./spelling/speller.ts";
import type { ContextModel, KnownOfSentence, SentenceWeights, Unfitting } from "./context/unfitting-words.ts";
import { unfittingGuesses, unfittingWords } from "./context/unfitting-facts.ts";
import { spelling } from "./spelling/spelling.ts";
import { settle } from "./sieve/settle.ts";

/** What a person chose. */
export interface CheckOptions {
  /** Whose spelling is right; `null` for any, each text by itself. */
  readonly variety: Variety | null;
  /** The ids of checks that are switched off. */
  readonly off: ReadonlySet<string>;
  /** Words of the writer's own, in lower case: spelled right, whatever the lists say. */
  readonly dictionary: ReadonlySet<string>;
}

export const defaultCheckOptions: CheckOptions = { variety: null, off: new Set(), dictionary: new Set() };

/** What a checker is made of; all of it can be shared by several. */
export interface CheckerParts {
  readonly reader: SentenceReader;
  readonly speller: Speller;
  readonly context: ContextModel;
}

/** What was found in a sentence. */
interface SentenceFindings {
  readonly rules: readonly Finding[];
  /** Those of them that are sure. */
  readonly mistakes: readonly Finding[];
  /** What the model of context says of its words by themselves; `null` where it is switched off. */
  readonly weights: SentenceWeights | null;
  /** What the model of context finds, by what is known beside the rules' findings. */
  readonly unfitting: Map<string, readonly Finding[]>;
}

/** The most sentences whose findings are kept. */
const MOST_KEPT = 20_000;
/** The most sentences whose words are kept: they are read twice, and the second time comes soon in a short text. */
const MOST_READ = 200;

/** How many characters lie between places that stand beside one another: those of a short word and its spaces. */
const BESIDE = 5;

const noFindings: readonly Finding[] = [];

/** Checks sentences, each by itself, and remembers what it found in those it has seen. */
export class Checker {
  readonly #reader: SentenceReader;
  readonly #speller: Speller;
  readonly #context: ContextModel;
  readonly #options: CheckOptions;
  readonly #kept = new Map<string, SentenceFindings>();
  readonly #sentences = new Map<string, Sentence>();

  constructor({ reader, speller, context }: CheckerParts, options: CheckOptions) {
    this.#reader = reader;
    this.#speller = speller;
    this.#context = context;
    this.#options = options;
  }

  /**
   * The findings in one sentence, in order of place; spans count from its start. `foreign` are what another checker
   * found in it, with spans from there too. `isEdited` is whether it belongs to a text with hardly any mistakes, in
   * which one mistake makes no other likelier; see `isEditedText`.
   */
  checkSentence(text: string, foreign: readonly Finding[] = [], isEdited = false): readonly Finding[] {
    const known = this.#kept.get(text) ?? this.#read(text);
    const surest = foreign.length === 0 ? known.rules : settle([...known.rules, ...foreign]);
    const key = `${isEdited} ${foreign.map(({ span, tier }) => `${span.start}-${span.end}-${tier}`).join(" ")}`;
    let unfitting = known.unfitting.get(key);
    if (unfitting === undefined) {
      const mistakes = known.mistakes.length + foreign.filter(isSureMistake).length;
      unfitting = this.#findUnfitting(text, known, surest, mistakes, isEdited);
      known.unfitting.set(key, unfitting);
    }
    return unfitting.length === 0 ? surest : settle([...surest, ...unfitting]);
  }

  /** Whether a check is switched off, whoever makes it. */
  isOff(check: string): boolean {
    return this.#options.off.has(check);
  }

  /** What our own rules find in a sentence, without the model of context: the first that can be told of it. */
  findByRules(text: string): readonly Finding[] {
    return (this.#kept.get(text) ?? this.#read(text)).rules;
  }

  /** The sure mistakes that our own rules find in a sentence. */
  findMistakes(text: string): readonly Finding[] {
    return (this.#kept.get(text) ?? this.#read(text)).mistakes;
  }

  #findUnfitting(
    text: string,
    { weights }: SentenceFindings,
    known: readonly Finding[],
    mistakes: number,
    isEdited: boolean,
  ): readonly Finding[] {
    const told = known.filter(({ tier }) => tier !== "style").map(({ span }) => span);
    const knownOf = { told, mistakes, isEdited };
    if (weights === null || !this.#context.mayFind(weights, knownOf)) return noFindings;
    const found = this.#context.find(this.#readWords(text), weights, knownOf);
    if (found.length === 0) return noFindings;
    return this.#stillUnfitting(text, found, known, knownOf)
      .map(({ isGuess, ...place }) => toFinding(place, isGuess ? unfittingGuesses : unfittingWords))
      .filter(({ check }) => !this.isOff(check));
  }

  /**
   * Those of the words that do not fit, without what only looks wrong for the sake of a sure mistake beside it: to change
   * that too would contradict the fix. Where a sentence has more mistakes, such words are still marked, without a fix.
   */
  #stillUnfitting(
    text: string,
    found: readonly Unfitting[],
    known: readonly Finding[],
    knownOf: KnownOfSentence,
  ): readonly Unfitting[] {
    const corrections = known.filter(({ tier, fixes }) => tier === "error" && fixes.length > 0);
    const isBeside = ({ start, end }: Span): boolean =>
      corrections.some(({ span }) => span.start < end + BESIDE && start < span.end + BESIDE);
    if (!found.some(isBeside)) return found;
    const corrected = applyFixes(text, corrections);
    const sentence = readSentence(corrected.text, this.#reader);
    const told = knownOf.told.map(corrected.move);
    const weights = this.#context.weigh(sentence);
    const isAlone = knownOf.mistakes <= 1;
    const mistakes = isAlone ? knownOf.mistakes : 0;
    const still = this.#context.find(sentence, weights, { ...knownOf, told, mistakes });
    return found.flatMap((place) => {
      if (!isBeside(place)) return [place];
      const { start, end } = corrected.move(place);
      if (still.some((other) => other.start < end && start < other.end)) return [place];
      return isAlone ? [] : [{ ...place, fixes: [] }];
    });
  }

  #readWords(text: string): Sentence {
    let sentence = this.#sentences.get(text);
    if (sentence === undefined) {
      sentence = readSentence(text, this.#reader);
      if (this.#sentences.size >= MOST_READ) this.#sentences.clear();
      this.#sentences.set(text, sentence);
    }
    return sentence;
  }

  #read(text: string): SentenceFindings {
    const sentence = this.#readWords(text);
    const rules = settle(this.#findAll(sentence));
    const isWeighed = !this.isOff(unfittingWords.id) || !this.isOff(unfittingGuesses.id);
    const findings: SentenceFindings = {
      rules,
      mistakes: rules.filter(isSureMistake),
      weights: isWeighed ? this.#context.weigh(sentence) : null,
      unfitting: new Map(),
    };
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(text, findings);
    return findings;
  }

  #findAll(sentence: Sentence): Finding[] {
    const { variety, off, dictionary } = this.#options;
    const findings: Finding[] = [];
    for (const check of checks) {
      if (off.has(check.id)) continue;
      for (const found of check.find(sentence)) findings.push(toFinding(found, check));
    }
    if (off.has(spelling.id)) return findings;
    for (const found of findMisspellings(sentence, this.#speller, { variety, dictionary })) {
      findings.push(toFinding(found, spelling));
    }
    return findings;
  }
}

/** Whether a finding makes other mistakes in its sentence likelier. */
function isSureMistake({ tier, check, fixes }: Finding): boolean {
  return (
    tier === "error" &&
    fixes.length > 0 &&
    check !== "punctuation-spacing" &&
    check !== "harper-capitalization"
  );
}

function toFinding({ start, end, tier, message, fixes }: Found, facts: CheckFacts): Finding {
  return {
    span: { start, end },
    check: facts.id,
    tier: tier ?? facts.tier,
    message: message ?? facts.reason,
    fixes,
  };
}
