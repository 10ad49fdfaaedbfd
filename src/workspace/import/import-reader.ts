import type { ReadOptions } from "#files/file-reader.ts";
import { shownName } from "#files/read-failure.ts";
import { parseImportReply } from "./import-messages.ts";
import type { ImportOutcome, ImportRequest, ReadFileFailure } from "./import-messages.ts";

/** A worker that reads one file, as the page sees it. */
export interface ImportConnection {
  readonly post: (request: ImportRequest) => void;
  readonly close: () => void;
}

/** Starts a worker; `onCrash` when it cannot be loaded or runs out of memory. */
export type ConnectImport = (
  onMessage: (message: unknown) => void,
  onCrash: (isLoaded: boolean) => void,
) => ImportConnection;

/** Reads one file, again and again under other options if need be. */
export interface ImportReader {
  /** Never rejects. `onProgress` gets a share of the whole, 0 to 1. A second call ends the first as cancelled. */
  read(options: ReadOptions, onProgress: (fraction: number) => void): Promise<ImportOutcome>;
  /** Ends the worker and what it was doing; a later `read` starts anew. */
  stop(): void;
}

/** A reading that shows no progress for this long is ended. */
export const stallMilliseconds = 30_000;

function connectWorker(
  onMessage: (message: unknown) => void,
  onCrash: (isLoaded: boolean) => void,
): ImportConnection {
  const worker = new Worker(new URL("./import.worker.ts", import.meta.url), {
    type: "module",
    name: "import",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => onMessage(data));
  worker.addEventListener("messageerror", () => onCrash(true));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // A script that could not be loaded has no message; one that broke has.
    onCrash(event.message !== undefined && event.message !== "");
  });
  return { post: (request) => worker.postMessage(request, []), close: () => worker.terminate() };
}

/** Reads `file` in a worker of its own, started when it is first asked to. */
export function createImportReader(
  file: File,
  connect: ConnectImport = connectWorker,
  stallAfter: number = stallMilliseconds,
): ImportReader {
  let connection: ImportConnection | null = null;
  let requests = 0;
  let settle: ((outcome: ImportOutcome) => void) | null = null;
  let report: (fraction: number) => void = () => {};
  let stall: ReturnType<typeof setTimeout> | undefined;

  const failure = (reason: ReadFileFailure["reason"], problem: string, advice: string): ReadFileFailure => ({
    kind: "failure",
    reason,
    message: `${shownName(file.name)} ${problem}. ${advice}`,
    takesPassword: false,
  });

  const finish = (outcome: ImportOutcome) => {
    clearTimeout(stall);
    const answer = settle;
    settle = null;
    answer?.(outcome);
  };

  const end = (outcome: ReadFileFailure) => {
    connection?.close();
    connection = null;
    finish(outcome);
  };

  const watch = () => {
    clearTimeout(stall);
    stall = setTimeout(
      () =>
        end(
          failure(
            "too-large",
            "takes too long to read, so the reading was stopped",
            "Split it into smaller files, or copy its text and paste it.",
          ),
        ),
      stallAfter,
    );
  };

  const onMessage = (message: unknown) => {
    const reply = parseImportReply(message);
    // An answer to a request that another one has taken the place of.
    if (reply === null || reply.id !== requests || settle === null) return;
    if (reply.kind === "progress") {
      watch();
      report(reply.fraction);
    } else finish(reply.outcome);
  };

  const onCrash = (isLoaded: boolean) =>
    end(
      isLoaded
        ? failure(
            "damaged",
            "could not be read: there was not enough memory, or it is damaged",
            "Close other tabs and try again, or open it in its own program and save it anew.",
          )
        : failure(
            "unsupported",
            "could not be read, for the part of this page that reads files did not load",
            "Look at your connection and try again.",
          ),
    );

  const cancelled = () => failure("cancelled", "was not read", "The reading was cancelled.");

  return {
    read(options, onProgress) {
      // What is still being read under other options would only be in the way.
      if (settle !== null) end(cancelled());
      requests += 1;
      report = onProgress;
      const answer = new Promise<ImportOutcome>((resolve) => {
        settle = resolve;
      });
      watch();
      const isNew = connection === null;
      connection ??= connect(onMessage, onCrash);
      connection.post({ id: requests, file: isNew ? file : null, options });
      return answer;
    },
    stop: () => end(cancelled()),
  };
}
