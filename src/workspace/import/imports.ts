import type { TextStructure } from "#files/document/imported-document.ts";
import type { ReadOptions } from "#files/file-reader.ts";
import { shownName } from "#files/read-failure.ts";
import { normalizeLineBreaks } from "../editor/line-breaks.ts";
import { refusal } from "../editor/text-limit.ts";
import type { Outcome } from "../library/library-view.ts";
import { documentName } from "./document-name.ts";
import type { ImportOutcome, ReadFileResult } from "./import-messages.ts";
import { createImportReader } from "./import-reader.ts";
import type { ImportReader } from "./import-reader.ts";
import type { ImportActions, ImportedFile, ImportPhase, ImportsState, OpenedFile } from "./import-view.ts";
import type { ImportedStructures } from "./imported-structures.ts";
import { joinTexts } from "./join-imports.ts";
import type { StructuredText } from "./join-imports.ts";
import { unpackStructure } from "./packed-structure.ts";
import { formatPaste } from "./paste-formatted.ts";
import type { PastedText, PasteSurroundings } from "./paste-formatted.ts";

/** What imports need of the page. */
export interface ImportSurroundings extends Omit<PasteSurroundings, "createReader"> {
  readonly structures: ImportedStructures;
  /** Resolves when the saved text is on the screen: before, nobody knows whether the document is empty. */
  readonly whenReady: () => Promise<void>;
  /** Resolves when what is on the screen can be seen in the state of the page. */
  readonly afterFrame: () => Promise<void>;
  readonly documentId: () => string | null;
  readonly revision: () => number;
  readonly openDocument: (text: string, name: string) => Promise<Outcome>;
  /** Gives the open document a name, unless a person gave it one. */
  readonly nameDocument: (name: string) => Promise<void>;
}

/** The work on one file. */
interface Job {
  readonly id: number;
  readonly file: File;
  readonly reader: ImportReader;
  phase: ImportPhase;
  result: ReadFileResult | null;
  options: ReadOptions;
  /** The options that were chosen while others were still being put in. */
  wanted: ReadOptions | null;
}

function describe({ format, encoding, notes, switches }: ReadFileResult): OpenedFile {
  return { format, encoding, notes, switches };
}

/** Files on their way into the library. `update` is told whenever something changed. */
export function createImports(
  surroundings: ImportSurroundings,
  update: (state: Partial<ImportsState>) => void,
  createReader: (file: File) => ImportReader = (file) => createImportReader(file),
): ImportActions {
  const { structures, surface } = surroundings;
  let jobs: readonly Job[] = [];
  let made = 0;
  let isWorking = false;
  let pasted: PastedText | null = null;

  const publish = () => {
    const files: readonly ImportedFile[] = jobs.map(({ id, file, phase }) => ({
      id,
      name: file.name,
      phase,
    }));
    update({ files });
  };

  const setPhase = (job: Job, phase: ImportPhase) => {
    job.phase = phase;
    publish();
  };

  const keep = (text: string, structure: ReadFileResult["structure"]) =>
    structures.keep(text, () => unpackStructure(structure));

  /** Puts a text on the screen: into the open document if that is empty, else into a new one. A sentence on failure. */
  const show = async (text: string, name: string): Promise<string | null> => {
    await surroundings.whenReady();
    if (surface().length > 0) {
      const outcome = await surroundings.openDocument(text, name);
      return outcome.kind === "failed" ? outcome.message : null;
    }
    const refused = refusal(text.length, text.length, () => text);
    if (refused !== null) return refused;
    surface().replaceText(text);
    await surroundings.nameDocument(name);
    return null;
  };

  const opened = (result: ReadFileResult, options: ReadOptions): ImportPhase => ({
    kind: "opened",
    file: describe(result),
    options,
    documentId: surroundings.documentId(),
    isBusy: false,
    problem: null,
  });

  const open = async (job: Job, result: ReadFileResult) => {
    keep(result.text, result.structure);
    const problem = await show(result.text, documentName(job.file.name));
    await surroundings.afterFrame();
    // Whoever dismissed it meanwhile does not want to hear of it.
    if (problem === null) setPhase(job, opened(result, job.options));
    else setPhase(job, { kind: "failed", message: problem });
  };

  /** What is left to tell of a file that gave no text. */
  const refuse = (job: Job, outcome: ImportOutcome) => {
    job.reader.stop();
    if (outcome.kind === "document") {
      const message = `${shownName(job.file.name)} holds no text. Nothing was opened.`;
      setPhase(job, { kind: "failed", message });
    } else if (outcome.takesPassword) {
      const isWrong = job.options.password !== undefined;
      setPhase(job, { kind: "password", message: outcome.message, isWrong });
    } else if (outcome.reason === "cancelled") setPhase(job, { kind: "cancelled" });
    else setPhase(job, { kind: "failed", message: outcome.message });
  };

  const read = async (job: Job): Promise<void> => {
    setPhase(job, { kind: "reading", fraction: 0 });
    const outcome = await job.reader.read(job.options, (fraction) =>
      setPhase(job, { kind: "reading", fraction }),
    );
    if (outcome.kind === "failure" || outcome.text.trim() === "") return refuse(job, outcome);
    job.result = outcome;
    // The worker of a single file stays, for its switches; those of many would fill the memory.
    if (jobs.length > 1) job.reader.stop();
  };

  const openRead = async (batch: readonly Job[]) => {
    // The last to be opened is on the screen, and first in the list of documents: let that be the first file.
    for (const job of batch.toReversed()) {
      if (job.result !== null && job.phase.kind === "reading") await open(job, job.result);
    }
    if (batch.some(({ phase }) => phase.kind === "opened")) surface().reveal({ start: 0, end: 0 });
  };

  /** Reads what waits, one after another, and opens it all at the end. */
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    const isWaiting = ({ phase }: Job) => phase.kind === "waiting";
    for (let next = jobs.find(isWaiting); next !== undefined; next = jobs.find(isWaiting)) await read(next);
    await openRead(jobs);
    isWorking = false;
    if (jobs.some(isWaiting)) await work();
  };

  const stopAll = () => {
    for (const { reader } of jobs) reader.stop();
  };

  /** Puts the text of an opened file under other options: in its place if that is untouched, else beside it. */
  const apply = async (job: Job, options: ReadOptions) => {
    if (job.phase.kind !== "opened") return;
    const before: ImportPhase = { ...job.phase, options: job.options, isBusy: false, problem: null };
    setPhase(job, { ...before, options, isBusy: true });
    const outcome = await job.reader.read(options, () => {});
    if (jobs.length > 1) job.reader.stop();
    if (outcome.kind === "failure") return setPhase(job, { ...before, problem: outcome.message });
    keep(outcome.text, outcome.structure);
    const isOnScreen = surroundings.documentId() === before.documentId;
    const isUntouched = isOnScreen && structures.knows(surface().length, () => surface().readText());
    let problem: string | null = null;
    if (isUntouched) surface().replaceText(outcome.text);
    else problem = await show(outcome.text, documentName(job.file.name));
    await surroundings.afterFrame();
    if (problem !== null) return setPhase(job, { ...before, problem });
    job.options = options;
    job.result = outcome;
    setPhase(job, opened(outcome, options));
  };

  const find = (id: number) => jobs.find((job) => job.id === id) ?? null;

  return {
    async openFiles(files) {
      if (files.length === 0) return;
      if (!isWorking) {
        stopAll();
        jobs = [];
      }
      const added = files.map((file): Job => {
        made += 1;
        return {
          id: made,
          file,
          reader: createReader(file),
          phase: { kind: "waiting" },
          result: null,
          options: {},
          wanted: null,
        };
      });
      jobs = [...jobs, ...added];
      pasted = null;
      update({ isJoined: false, problem: null, paste: null });
      publish();
      await work();
    },
    async openText(text, name) {
      const problem = await show(normalizeLineBreaks(text), name);
      if (problem !== null) update({ problem });
      else surface().reveal({ start: 0, end: 0 });
    },
    cancel() {
      for (const job of jobs) {
        if (job.phase.kind !== "waiting" && job.phase.kind !== "reading") continue;
        job.phase = { kind: "cancelled" };
        job.result = null;
        job.reader.stop();
      }
      publish();
    },
    async enterPassword(id, password) {
      const job = find(id);
      if (job === null || job.phase.kind !== "password") return;
      job.options = { ...job.options, password };
      await read(job);
      await openRead([job]);
    },
    async change(id, options) {
      const job = find(id);
      if (job === null || job.phase.kind !== "opened") return;
      job.wanted = options;
      if (job.phase.isBusy) return setPhase(job, { ...job.phase, options });
      while (job.wanted !== null) {
        const next: ReadOptions = job.wanted;
        job.wanted = null;
        await apply(job, next);
      }
    },
    async join() {
      const parts = jobs.flatMap(({ result, phase }): readonly StructuredText[] =>
        result === null || phase.kind !== "opened"
          ? []
          : [{ text: result.text, structure: unpackStructure(result.structure) }],
      );
      const [first] = jobs;
      if (parts.length < 2 || first === undefined) return;
      const joined = joinTexts(parts);
      structures.keep(joined.text, (): TextStructure => joined.structure);
      const others = parts.length - 1;
      const name = `${documentName(first.file.name)} and ${others} ${others === 1 ? "other" : "others"}`;
      const problem = await show(joined.text, name);
      update({ isJoined: problem === null, problem });
      if (problem === null) surface().reveal({ start: 0, end: 0 });
    },
    async formatPaste(plain, html) {
      pasted = null;
      update({ paste: null });
      const paste = await formatPaste(plain, html, { ...surroundings, createReader });
      if (paste === null) return;
      pasted = paste;
      await surroundings.afterFrame();
      update({ paste: { notes: paste.notes, revision: surroundings.revision() } });
    },
    makePastePlain() {
      pasted?.makePlain();
      pasted = null;
      update({ paste: null });
    },
    say: (problem) => update({ problem }),
    dismiss() {
      stopAll();
      jobs = [];
      pasted = null;
      update({ isJoined: false, problem: null, paste: null });
      publish();
    },
  };
}
