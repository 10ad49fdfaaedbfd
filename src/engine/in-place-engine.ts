import { isAnalysisLoaded, loadAnalysis } from "#core/analyses/load-analyses.ts";
import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { BlockDocument } from "#core/document/block-document.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { LeafDocument } from "#core/leaves/leaf-document.ts";
import { loadSentenceRules } from "#core/sentences/load-sentence-rules.ts";
import { readEnglishRules } from "#core/sentences/sentence-rules.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import { AnalysisJob, createDocument, describe } from "./analysis-job.ts";
import type { Job } from "./analysis-job.ts";
import type { Answer, Engine, Progress } from "./engine.ts";
import { nextTurn, turnMs } from "./turns.ts";

export interface InPlaceOptions {
  /** The text could not be taken over; all answers are failures until `open` is called again. */
  onBroken?(message: string): void;
}

/** A text that is being scanned and cut into blocks, and the changes that came meanwhile. */
interface Opening {
  readonly text: string;
  /** How its sentences are cut; `null` while the table of its language is being loaded. */
  rules: SentenceRules | null;
  steps: Generator<number, void, undefined> | null;
  readonly changes: (readonly TextChange[])[];
}

/** The scan's part of the work of opening a text; the rest is cutting into blocks and reading them. */
const scanShare = 0.2;

/** Characters from which on a new text is read in turns, whichever way it came. */
const longText = 100_000;

/** Progress is told this often; more often than that nobody reads. */
const progressMs = 100;

/** Opens a text in both layers, the fast one first; yields the work done, as its share of the text. */
function* openText(
  leaves: LeafDocument,
  document: BlockDocument,
  text: string,
  names: readonly AnalysisName[],
): Generator<number, void, undefined> {
  for (const scanned of leaves.openInSteps(text)) yield Math.floor(scanned * scanShare);
  for (const read of document.openInSteps(text, names)) {
    yield text.length - Math.floor((text.length - read) * (1 - scanShare));
  }
}

/**
 * An engine in the thread that calls it. Long readings go on in turns of a few milliseconds. Requests that need no
 * more reading are answered before those that do.
 */
export function createInPlaceEngine(options: InPlaceOptions = {}): Engine {
  return new InPlaceEngine(options);
}

class InPlaceEngine implements Engine {
  rules = readEnglishRules();
  document = createDocument(this.rules);
  revision = 0;

  readonly #leaves = new LeafDocument();
  readonly #listeners = new Set<(progress: Progress) => void>();
  readonly #onBroken: InPlaceOptions["onBroken"];
  #language: string | null = null;
  #jobs: Job[] = [];
  #opening: Opening | null = null;
  #broken: string | null = null;
  #isTurnComing = false;
  #reportedAt: number | null = null;

  constructor({ onBroken }: InPlaceOptions) {
    this.#onBroken = onBroken;
  }

  open(text: string, revision: number, language: string | null = null): void {
    this.revision = revision;
    this.#language = language;
    this.#broken = null;
    const opening: Opening = { text, rules: null, steps: null, changes: [] };
    this.#opening = opening;
    for (const job of this.#jobs) job.restart();
    const rules = loadSentenceRules(language);
    if (!(rules instanceof Promise)) {
      this.#openBy(opening, rules);
      return;
    }
    rules.then(
      (loaded) => this.#openBy(opening, loaded),
      // Without its table, as offline before it was kept, a language is cut as one that has none.
      () => this.#openBy(opening, readEnglishRules()),
    );
  }

  #openBy(opening: Opening, rules: SentenceRules): void {
    opening.rules = rules;
    this.#comeAgain();
  }

  change(changes: readonly TextChange[], revision: number): void {
    this.revision = revision;
    if (this.#broken !== null) return;
    if (this.#opening !== null) {
      this.#opening.changes.push(changes);
      return;
    }
    const [first, ...others] = changes;
    const isWhole = first?.from === 0 && first.to === this.document.length && others.length === 0;
    if (isWhole && first.insert.length >= longText) {
      // A paste in an empty document, mostly. A change is applied in one go, and would hold up what comes next.
      this.open(first.insert, revision, this.#language);
      return;
    }
    try {
      this.#applyChanges(changes);
    } catch (error) {
      this.#breakDown(error);
    }
  }

  analyse<Name extends AnalysisName>(
    signal: AbortSignal,
    name: Name,
    options: AnalysisOptions<Name>,
    span: Span | null = null,
  ): Promise<Answer<AnalysisResult<Name>>> {
    const { revision } = this;
    if (signal.aborted) return Promise.resolve({ kind: "cancelled", revision });
    if (this.#broken !== null) return Promise.resolve({ kind: "failure", revision, message: this.#broken });
    return new Promise((resolve) => {
      const job = new AnalysisJob(this, { name, options, span }, (answer) => {
        signal.removeEventListener("abort", abort);
        resolve(answer);
      });
      const abort = () => {
        this.#jobs = this.#jobs.filter((other) => other !== job);
        job.cancel();
      };
      signal.addEventListener("abort", abort, { once: true });
      this.#jobs.push(job);
      this.#start(name);
    });
  }

  onProgress(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#opening = null;
    for (const job of this.#takeJobs()) job.cancel();
    this.#listeners.clear();
  }

  /** Goes on with what was asked, once the analysis is there. */
  #start(name: AnalysisName): void {
    if (isAnalysisLoaded(name)) {
      this.#comeAgain();
      return;
    }
    loadAnalysis(name).then(
      () => this.#comeAgain(),
      (error: unknown) => {
        for (const job of this.#takeJobs((waiting) => waiting.name === name)) job.fail(describe(error));
      },
    );
  }

  #takeJobs(isTaken: (job: Job) => boolean = () => true): Job[] {
    const taken = this.#jobs.filter(isTaken);
    this.#jobs = this.#jobs.filter((job) => !taken.includes(job));
    return taken;
  }

  /** The job to go on with: one that needs no more reading if there is any, and none whose analysis is being loaded. */
  #findNextJob(): Job | undefined {
    const loaded = this.#jobs.filter(({ name }) => isAnalysisLoaded(name));
    return loaded.find(({ name, span }) => span === null && this.document.isReady(name)) ?? loaded[0];
  }

  #comeAgain(): void {
    const waits = this.#opening === null ? this.#findNextJob() === undefined : this.#opening.rules === null;
    if (this.#isTurnComing || waits) return;
    this.#isTurnComing = true;
    nextTurn(() => this.#takeTurn());
  }

  #takeTurn(): void {
    this.#isTurnComing = false;
    const deadline = performance.now() + turnMs;
    try {
      if (this.#opening !== null && this.#opening.rules !== null)
        this.#goOnOpening(this.#opening, this.#opening.rules, deadline);
    } catch (error) {
      this.#breakDown(error);
    }
    if (this.#opening === null) this.#goOnAnswering(deadline);
    this.#comeAgain();
  }

  #goOnOpening(opening: Opening, rules: SentenceRules, deadline: number): void {
    if (opening.steps === null && rules !== this.rules) {
      this.rules = rules;
      this.document = createDocument(rules);
    }
    opening.steps ??= openText(this.#leaves, this.document, opening.text, this.#findFirstNames());
    const total = opening.text.length;
    for (;;) {
      const step = opening.steps.next();
      if (step.done === true) break;
      const now = performance.now();
      if (now < deadline) continue;
      if (this.#reportedAt === null || now - this.#reportedAt >= progressMs) {
        this.#reportedAt = now;
        this.#report({ read: step.value, total, totals: this.#leaves.totals });
      }
      return;
    }
    for (const changes of opening.changes) this.#applyChanges(changes);
    this.#opening = null;
    if (this.#reportedAt !== null) this.#report({ read: total, total, totals: this.#leaves.totals });
    this.#reportedAt = null;
  }

  /** What was asked for first is read along with the opening, so that its figures come with the text. */
  #findFirstNames(): readonly AnalysisName[] {
    const first = this.#jobs.find(({ name, span }) => span === null && isAnalysisLoaded(name));
    return first === undefined ? [] : [first.name];
  }

  #goOnAnswering(deadline: number): void {
    while (performance.now() < deadline) {
      const job = this.#findNextJob();
      if (job === undefined) return;
      if (job.goOn(deadline)) this.#takeJobs((other) => other === job);
    }
  }

  #applyChanges(changes: readonly TextChange[]): void {
    this.#leaves.change(changes);
    this.document.change(changes);
  }

  #breakDown(error: unknown): void {
    const message = describe(error);
    this.#broken = message;
    this.#opening = null;
    for (const job of this.#takeJobs()) job.fail(message);
    this.#onBroken?.(message);
  }

  #report(progress: Progress): void {
    for (const listener of this.#listeners) listener(progress);
  }
}
