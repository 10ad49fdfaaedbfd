import type { Engine } from "./engine.ts";
import { createInPlaceEngine } from "./in-place-engine.ts";
import { isOptionsOf, parseClientMessage } from "./client-messages.ts";
import type { ServerMessage } from "./protocol.ts";

/** The end of a message channel that a worker has: its own global scope, or a `MessagePort` in a test. */
export interface ServerPort {
  postMessage(message: ServerMessage): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/**
 * Answers the messages of `createRemoteEngine` at `port` with an engine that runs in this thread. Every `analyse`
 * gets exactly one `answer`. A message that is no message of the protocol is reported as `broken`: the two ends no
 * longer agree, and only a fresh start is safe.
 */
export function serveEngine(port: ServerPort): void {
  const reportBroken = (message: string) => port.postMessage({ kind: "broken", message });
  const engine: Engine = createInPlaceEngine({ onBroken: reportBroken });
  const cancellations = new Map<number, AbortController>();
  engine.onProgress((progress) => port.postMessage({ kind: "progress", progress }));

  port.addEventListener("message", ({ data }) => {
    const message = parseClientMessage(data);
    if (message === null) {
      reportBroken("The engine got a message that it does not know.");
      return;
    }
    switch (message.kind) {
      case "open":
        engine.open(message.text, message.revision, message.language);
        return;
      case "change":
        engine.change(message.changes, message.revision);
        return;
      case "analyse": {
        const { id, name, options, span } = message;
        if (!isOptionsOf(name, options)) {
          const failure = { kind: "failure", revision: 0, message: `No options for “${name}”.` } as const;
          port.postMessage({ kind: "answer", id, answer: failure });
          return;
        }
        const cancellation = new AbortController();
        cancellations.set(id, cancellation);
        void engine.analyse(cancellation.signal, name, options, span).then((answer) => {
          cancellations.delete(id);
          port.postMessage({ kind: "answer", id, answer });
        });
        return;
      }
      case "cancel":
        cancellations.get(message.id)?.abort();
        return;
      case "close":
        engine.close();
    }
  });
}
