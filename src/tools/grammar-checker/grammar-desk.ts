import type { Finding } from "#core/analysis/finding.ts";
import { listCheckFacts } from "#core/checks/check-facts.ts";
import type { Checker } from "#core/checks/checker.ts";
import { loadChecker } from "#core/checks/load-checker.ts";
import type { ForeignLint } from "#core/checks/sieve/foreign-lints.ts";
import { TextChecker } from "#core/checks/text-checker.ts";
import type { Span } from "#core/document/span.ts";
import { detectLanguage } from "#core/language/detect-language.ts";

import { chooseDictionary } from "./dictionaries.ts";
import type { DictionarySource } from "./dictionaries.ts";
import { cutIntoPieces } from "./harper-pieces.ts";
import type { Harper } from "./harper.ts";
import type { CheckRequest, Found, ProgressStage, WorkerMessage } from "./messages.ts";
import { orderFrom } from "./order-from.ts";
import { surenessOf } from "./settings.ts";
import { SpellingDesk } from "./spelling-desk.ts";

/** More than this is not read: it would take minutes. */
const mostUnits = 2_000_000;
/** More findings than this are not sent to the page. */
const mostFindings = 6000;
/** A text that is longer and begins with the same units is taken to be in the language that it was in. */
const leastToRemember = 4000;
const sliceMilliseconds = 25;
const progressMilliseconds = 150;
/** How often the findings so far are shown while a long text is read. */
const partMilliseconds = 1500;

/** Lets messages in: a newer request ends the work on an older one. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** A text in the state of being checked. */
interface Job {
  readonly request: CheckRequest;
  readonly text: string;
  readonly language: string | null;
  /** The dictionary that is gone by; `null` where the rules of English are. */
  readonly dictionary: DictionarySource | null;
}

/** What the worker does: checks the newest text it was given, by our own rules and then with Harper beside them. */
export class GrammarDesk {
  readonly #post: (message: WorkerMessage) => void;
  #newest = 0;
  /** The rules that were asked for, and the text that they read last: what did not change is not read again. */
  #rules: { readonly name: string; readonly checker: Checker; readonly checked: TextChecker } | null = null;
  #harper: { readonly variety: string | null; readonly harper: Harper } | null = null;
  readonly #spelling = new SpellingDesk();
  #detected: { readonly start: string; readonly length: number; readonly language: string | null } = {
    start: "",
    length: 0,
    language: null,
  };
  #sliceEnd = 0;
  #toldAt = 0;

  constructor(post: (message: WorkerMessage) => void) {
    this.#post = post;
  }

  stop(): void {
    this.#newest = 0;
  }

  /** Checks a text, unless a newer one comes meanwhile. */
  async check(request: CheckRequest): Promise<void> {
    this.#newest = request.id;
    this.#sliceEnd = performance.now() + sliceMilliseconds;
    try {
      if (await this.#run(request)) this.#post({ kind: "done", id: request.id });
    } catch (error) {
      this.#post({ kind: "failure", id: request.id, message: messageOf(error) });
    }
  }

  /** `false` where it was called off. */
  async #run(request: CheckRequest): Promise<boolean> {
    const text = request.text.slice(0, mostUnits);
    const language = await this.#detect(text);
    const dictionary = dictionaryFor(request, language);
    if (dictionary !== null) return this.#checkSpelling({ request, text, language, dictionary }, dictionary);
    if (request.language === "auto" && language !== null && language !== "en") {
      this.#tell({ request, text, language, dictionary }, [], "all", true);
      return true;
    }
    const { checker, checked } = await this.#rulesFor(request);
    // The text that was read last is one: an older request must not go back to its own.
    if (this.#newest !== request.id) return false;
    const job: Job = { request, text, language, dictionary };
    if ((await this.#follow(job, checked.openInSteps(text))) === null) return false;
    if (!(await this.#readFirst(job, checker, checked))) return false;
    const pieces = request.harper ? cutIntoPieces(text, checked.sentences) : [];
    const missing = pieces.filter(
      ({ start, end }) => this.#recall(request, text.slice(start, end)) === undefined,
    );
    const isWhole = !request.harper || (this.#harperOf(request) !== null && missing.length === 0);
    if (!(await this.#checkAll(job, checked, this.#lintsOf(job, pieces), isWhole ? "all" : "own")))
      return false;
    if (isWhole) return true;
    if (!(await this.#readWithHarper(job, orderFrom(missing, request.from)))) return false;
    return this.#checkAll(job, checked, this.#lintsOf(job, pieces), "all");
  }

  /** The language of a text; of a long one that has hardly changed, what it was before. */
  async #detect(text: string): Promise<string | null> {
    const { length, language } = this.#detected;
    const isAsBefore =
      language !== null && length > leastToRemember && Math.abs(text.length - length) * 20 < length;
    if (isAsBefore && text.slice(0, leastToRemember) === this.#detected.start) return language;
    const found = await detect(text);
    this.#detected = { start: text.slice(0, leastToRemember), length: text.length, language: found };
    return found;
  }

  /** Words that a dictionary has not, at once, and then what was meant by each. */
  async #checkSpelling(job: Job, source: DictionarySource): Promise<boolean> {
    const { request, text } = job;
    const stepOf = (stage: ProgressStage) => async (fraction: number) => {
      if (performance.now() < this.#sliceEnd) return true;
      this.#tellProgress(request, stage, fraction);
      return this.#rest(request);
    };
    if (!(await this.#spelling.load(source, stepOf("dictionary")))) return false;
    const own = new Set(request.dictionary);
    const found = request.off.includes("spelling") ? [] : await this.#spelling.find(text, own, stepOf("own"));
    if (found === null) return false;
    this.#tell(job, found, "part", false);
    let shownAt = performance.now();
    const search = { text, from: request.from, onStep: stepOf("suggestions") };
    const findings = await this.#spelling.suggest(found, search, () => {
      if (performance.now() - shownAt < partMilliseconds) return;
      this.#tell(job, this.#spelling.withKnownFixes(found, text), "part", false);
      shownAt = performance.now();
    });
    if (findings === null) return false;
    this.#tell(job, findings, "all", false);
    return true;
  }

  /** What our own rules say of what is new, sentence by sentence from where the person is; shown as it comes. */
  async #readFirst(job: Job, checker: Checker, checked: TextChecker): Promise<boolean> {
    const { request, text } = job;
    const found: Finding[] = [];
    const ordered = orderFrom(checked.newSentences, request.from);
    let shownAt = performance.now();
    let isFirst = true;
    for (const [index, { start, end }] of ordered.entries()) {
      for (const finding of checker.findByRules(text.slice(start, end)))
        found.push({
          ...finding,
          span: { start: start + finding.span.start, end: start + finding.span.end },
        });
      if (performance.now() < this.#sliceEnd) continue;
      this.#tellProgress(request, "own", (0.7 * index) / ordered.length);
      // The first screen comes at once, the others when there is something worth redrawing.
      if (performance.now() - shownAt > (isFirst ? 250 : partMilliseconds)) {
        this.#tell(job, inOrder([...checked.firstFindings, ...found]), "part", false);
        isFirst = false;
        shownAt = performance.now();
      }
      if (!(await this.#rest(request))) return false;
    }
    return true;
  }

  async #checkAll(
    job: Job,
    checked: TextChecker,
    lints: readonly ForeignLint[],
    extent: "own" | "all",
  ): Promise<boolean> {
    const done = await this.#follow(job, checked.checkInSteps(lints));
    if (done === null) return false;
    this.#tell(job, done.result, extent, false);
    return true;
  }

  /** Does some work in slices and tells how far it is; `null` where it was called off. */
  async #follow<Result>(
    { request }: Job,
    steps: Generator<number, Result, undefined>,
  ): Promise<{ readonly result: Result } | null> {
    let step = steps.next();
    while (step.done !== true) {
      if (performance.now() >= this.#sliceEnd) {
        this.#tellProgress(request, "own", step.value);
        if (!(await this.#rest(request))) return null;
      }
      step = steps.next();
    }
    return { result: step.value };
  }

  async #readWithHarper({ request, text }: Job, pieces: readonly Span[]): Promise<boolean> {
    const harper = await this.#loadHarper(request);
    if (harper === null) return this.#newest === request.id;
    for (const [index, { start, end }] of pieces.entries()) {
      if (performance.now() >= this.#sliceEnd) {
        this.#tellProgress(request, "harper", index / pieces.length);
        if (!(await this.#rest(request))) return false;
      }
      await harper.read(text.slice(start, end));
    }
    return this.#newest === request.id;
  }

  /** `null` where it cannot be loaded: then our own rules stand alone, and the page is told. */
  async #loadHarper(request: CheckRequest): Promise<Harper | null> {
    const known = this.#harperOf(request);
    if (known !== null) return known;
    try {
      const { startHarper } = await import("./harper.ts");
      const harper = await startHarper(request.variety, (fraction) => {
        if (fraction === 1 || performance.now() - this.#toldAt > progressMilliseconds) {
          this.#toldAt = performance.now();
          this.#post({ kind: "harper-loading", fraction });
        }
      });
      this.#harper = { variety: request.variety, harper };
      return harper;
    } catch (error) {
      this.#post({ kind: "harper-failed", message: messageOf(error) });
      return null;
    }
  }

  #harperOf({ variety }: CheckRequest): Harper | null {
    return this.#harper !== null && this.#harper.variety === variety ? this.#harper.harper : null;
  }

  #recall(request: CheckRequest, piece: string): readonly ForeignLint[] | undefined {
    return this.#harperOf(request)?.recall(piece);
  }

  #lintsOf({ request, text }: Job, pieces: readonly Span[]): ForeignLint[] {
    return pieces.flatMap(({ start, end }) =>
      (this.#recall(request, text.slice(start, end)) ?? []).map((lint) => ({
        ...lint,
        span: { start: start + lint.span.start, end: start + lint.span.end },
      })),
    );
  }

  /** Options never change in a checker; the same ones keep what it remembers. */
  async #rulesFor({ variety, off, offGroups, dictionary }: CheckRequest): Promise<{
    readonly checker: Checker;
    readonly checked: TextChecker;
  }> {
    const name = JSON.stringify([variety, off, offGroups, dictionary]);
    if (this.#rules?.name !== name) {
      const inGroups = listCheckFacts().filter(({ group }) => offGroups.includes(group));
      const checker = await loadChecker({
        variety,
        off: new Set([...off, ...inGroups.map(({ id }) => id)]),
        dictionary: new Set(dictionary),
      });
      this.#rules = { name, checker, checked: new TextChecker(checker) };
    }
    return this.#rules;
  }

  async #rest({ id }: CheckRequest): Promise<boolean> {
    await pause();
    this.#sliceEnd = performance.now() + sliceMilliseconds;
    return this.#newest === id;
  }

  #tellProgress({ id }: CheckRequest, stage: ProgressStage, fraction: number): void {
    if (performance.now() - this.#toldAt < progressMilliseconds) return;
    this.#toldAt = performance.now();
    this.#post({ kind: "progress", id, stage, fraction });
  }

  #tell(
    { request, text, language, dictionary }: Job,
    all: readonly Finding[],
    extent: Found["extent"],
    isForeign: boolean,
  ): void {
    if (this.#newest !== request.id) return;
    const counts = { error: 0, likely: 0, style: 0, guess: 0 };
    for (const finding of all) counts[surenessOf(finding)] += 1;
    const findings = all.slice(0, mostFindings);
    const found: Found = {
      findings,
      counts,
      extent,
      language,
      dictionary,
      isForeign,
      readLength: text.length,
    };
    this.#post({ kind: "found", id: request.id, found });
  }
}

/** The dictionary by which a text is read; `null` where the rules of English are for it, or there is none. */
function dictionaryFor(
  { language: choice, dictionaries }: CheckRequest,
  language: string | null,
): DictionarySource | null {
  if (typeof choice !== "string") return choice;
  return choice === "en" || language === null || language === "en"
    ? null
    : chooseDictionary(language, dictionaries);
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((first, second) => first.span.start - second.span.start);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function detect(text: string): Promise<string | null> {
  try {
    return (await detectLanguage(text)).language;
  } catch {
    // The profiles could not be loaded, as without a network before they were kept: then the language is not known.
    return null;
  }
}
