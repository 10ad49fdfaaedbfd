import type { Engine } from "./engine.ts";
import { createRemoteEngine } from "./remote-engine.ts";
import type { EngineConnection, OpenText } from "./remote-engine.ts";

function connectWorker(): EngineConnection {
  const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), {
    type: "module",
    name: "engine",
  });
  return {
    post: (message) => worker.postMessage(message, []),
    listen: (onMessage, onCrash) => {
      worker.addEventListener("message", (event) => onMessage(event.data));
      worker.addEventListener("messageerror", () => onCrash("A message could not be read."));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        onCrash(event.message === "" ? "The engine could not be loaded." : event.message);
      });
    },
    close: () => worker.terminate(),
  };
}

/**
 * An engine in a worker of its own, so that no analysis ever holds up typing. `readText` gives the text as it is
 * now; it is asked for only when the worker crashed and a new one has to be told the text again.
 */
export function createWorkerEngine(readText: () => OpenText): Engine {
  return createRemoteEngine(connectWorker, readText);
}
