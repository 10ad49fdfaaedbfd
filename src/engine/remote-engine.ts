import type { AnalysisName, AnalysisOptions, AnalysisResult } from "#core/analyses/registry.ts";
import type { Span } from "#core/document/span.ts";
import type { Answer, Engine, Progress } from "./engine.ts";
import { isResultOf, parseServerMessage } from "./server-messages.ts";
import type { ClientMessage } from "./protocol.ts";

/** A way to a thread that runs `serveEngine`. */
export interface EngineConnection {
  post(message: ClientMessage): void;
  /** Called once, right after connecting. `onCrash`: nothing more will come from the other side. */
  listen(onMessage: (data: unknown) => void, onCrash: (message: string) => void): void;
  close(): void;
}

/** A text and the revision that it is. */
export interface OpenText {
  readonly text: string;
  readonly revision: number;
  readonly language: string | null;
}

/** Restarts after crashes until a new text is opened. A text that crashes every engine must not do so for ever. */
const maximumRestarts = 3;

const gaveUp = "Counting stopped after repeated errors. Reload the page to start it again.";

/** An engine on the other side of a connection. What crosses is changes, not the text; see `protocol.ts`. */
export function createRemoteEngine(connect: () => EngineConnection, readText: () => OpenText): Engine {
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  const listeners = new Set<(progress: Progress) => void>();
  let connection: EngineConnection | null = null;
  let nextId = 0;
  let revision = 0;
  let restarts = 0;
  let closed = false;

  const report = (progress: Progress) => {
    for (const listener of listeners) listener(progress);
  };

  const answerAll = (answer: Answer<never>) => {
    const settles = [...waiting.values()];
    waiting.clear();
    for (const settle of settles) settle(answer);
  };

  const start = (): EngineConnection => {
    const started = connect();
    connection = started;
    started.listen(
      (data) => {
        if (connection !== started) return;
        const message = parseServerMessage(data);
        if (message === null) {
          restart("The engine sent a message that the page does not know.");
        } else if (message.kind === "progress") {
          report(message.progress);
        } else if (message.kind === "broken") {
          restart(message.message);
        } else {
          const settle = waiting.get(message.id);
          waiting.delete(message.id);
          settle?.(message.answer);
        }
      },
      (message) => {
        if (connection === started) restart(message);
      },
    );
    return started;
  };

  const restart = (message: string) => {
    connection?.close();
    connection = null;
    restarts += 1;
    if (restarts <= maximumRestarts) {
      const started = start();
      const { text, revision: opened, language } = readText();
      revision = opened;
      started.post({ kind: "open", text, revision, language });
      answerAll({ kind: "failure", revision, message });
      // Whoever shows figures asks again when a reading moves on: this is how they come back after a crash.
      report({ read: text.length, total: text.length, totals: null });
    } else {
      answerAll({ kind: "failure", revision, message: gaveUp });
    }
  };

  start();

  return {
    open(text, opened, language = null) {
      revision = opened;
      if (closed) return;
      restarts = 0;
      (connection ?? start()).post({ kind: "open", text, revision, language });
    },
    change(changes, changed) {
      revision = changed;
      connection?.post({ kind: "change", changes, revision });
    },
    analyse<Name extends AnalysisName>(
      signal: AbortSignal,
      name: Name,
      options: AnalysisOptions<Name>,
      span: Span | null = null,
    ): Promise<Answer<AnalysisResult<Name>>> {
      if (signal.aborted || closed) return Promise.resolve({ kind: "cancelled", revision });
      const to = connection;
      if (to === null) return Promise.resolve({ kind: "failure", revision, message: gaveUp });
      const id = nextId;
      nextId += 1;
      return new Promise((resolve) => {
        const cancel = () => {
          waiting.delete(id);
          connection?.post({ kind: "cancel", id });
          resolve({ kind: "cancelled", revision });
        };
        signal.addEventListener("abort", cancel, { once: true });
        waiting.set(id, (answer) => {
          signal.removeEventListener("abort", cancel);
          if (answer.kind !== "result") {
            resolve(answer);
          } else if (isResultOf(name, answer.result)) {
            resolve({ kind: "result", revision: answer.revision, result: answer.result });
          } else {
            resolve({ kind: "failure", revision: answer.revision, message: `No result for “${name}”.` });
          }
        });
        to.post({ kind: "analyse", id, name, options, span });
      });
    },
    onProgress(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      connection?.post({ kind: "close" });
      connection?.close();
      connection = null;
      answerAll({ kind: "cancelled", revision });
    },
  };
}
