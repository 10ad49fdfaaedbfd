import { createLoadedTallies } from "#core/analyses/load-analyses.ts";
import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import { BlockDocument } from "#core/document/block-document.ts";
import type { Span } from "#core/document/span.ts";
import type { SentenceRules } from "#core/sentences/sentence-rules.ts";
import type { Answer } from "./engine.ts";

/** What an engine is asked. */
interface AnalysisRequest<Name extends AnalysisName> {
  readonly name: Name;
  readonly options: AnalysisOptions<Name>;
  readonly span: Span | null;
}

/** The text that an engine holds, as it is now. */
interface Subject {
  readonly document: BlockDocument;
  readonly rules: SentenceRules;
  readonly revision: number;
}

/** A request that an engine goes on with in turns, whichever analysis it asks for. Only the first answer counts. */
export interface Job {
  readonly name: AnalysisName;
  readonly span: Span | null;
  /** Goes on until `deadline` (milliseconds of `performance.now`); true when the request is answered. */
  goOn(deadline: number): boolean;
  /** The text was replaced: begin again. */
  restart(): void;
  fail(message: string): void;
  cancel(): void;
}

/** A document whose analyses are loaded before they are asked. */
export function createDocument(rules: SentenceRules): BlockDocument {
  return new BlockDocument({ createTallies: createLoadedTallies, rules });
}

/** An error, for the page to show. */
export function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** `Job` for one analysis; `settle` gets its answer. */
export class AnalysisJob<Name extends AnalysisName> implements Job {
  readonly name: Name;
  readonly span: Span | null;
  readonly #subject: Subject;
  readonly #options: AnalysisOptions<Name>;
  readonly #settle: (answer: Answer<AnalysisResult<Name>>) => void;
  #steps: Generator<number, Answer<AnalysisResult<Name>>, undefined>;

  constructor(
    subject: Subject,
    { name, span, options }: AnalysisRequest<Name>,
    settle: (answer: Answer<AnalysisResult<Name>>) => void,
  ) {
    this.name = name;
    this.span = span;
    this.#subject = subject;
    this.#options = options;
    this.#settle = settle;
    this.#steps = this.#run();
  }

  goOn(deadline: number): boolean {
    try {
      let step = this.#steps.next();
      while (step.done !== true) {
        if (performance.now() >= deadline) return false;
        step = this.#steps.next();
      }
      this.#settle(step.value);
    } catch (error) {
      this.fail(describe(error));
    }
    return true;
  }

  restart(): void {
    this.#steps = this.#run();
  }

  fail(message: string): void {
    this.#settle({ kind: "failure", revision: this.#subject.revision, message });
  }

  cancel(): void {
    this.#settle({ kind: "cancelled", revision: this.#subject.revision });
  }

  /** What there is to do; each step is short, and the revision returned is the one that the result is about. */
  *#run(): Generator<number, Answer<AnalysisResult<Name>>, undefined> {
    const { document } = this.#subject;
    if (this.span === null) {
      yield* document.prepareInSteps(this.name);
      const result = document.analyse(this.name, this.#options);
      return { kind: "result", revision: this.#subject.revision, result };
    }
    const { revision } = this.#subject;
    const part = createDocument(this.#subject.rules);
    yield* part.openInSteps(readSpan(document, this.span), [this.name]);
    return { kind: "result", revision, result: part.analyse(this.name, this.#options) };
  }
}

function readSpan(document: BlockDocument, { start, end }: Span): string {
  const pieces: string[] = [];
  for (const block of document.blocks()) {
    if (block.start >= end) break;
    pieces.push(block.value.text.slice(Math.max(start - block.start, 0), end - block.start));
  }
  return pieces.join("");
}
