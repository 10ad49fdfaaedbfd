import { messageOf, parseRequestMessage } from "./protocol.ts";
import type { KindOf, Protocol, WorkerMessage } from "./protocol.ts";

/** Tells the page how far the worker is. May be called as often as is convenient: the page hears ten times a second. */
export type Tell = (done: number, total: number) => void;

/** What does the work, per kind of request. */
export type Handlers<Requests, Replies> = {
  readonly [Kind in KindOf<Requests, Replies>]: (
    options: Requests[Kind],
  ) => Replies[Kind] | Promise<Replies[Kind]>;
};

/** How a worker answers. */
export interface RequestServer<Requests, Replies> {
  readonly protocol: Protocol<Requests, Replies>;
  readonly handlers: (tell: Tell) => Handlers<Requests, Replies>;
  /** What of a reply is handed over instead of copied: the worker can't use it any more. */
  readonly transfer?: (reply: Replies[KindOf<Requests, Replies>]) => readonly Transferable[];
}

type Post = (message: WorkerMessage, transfer: readonly Transferable[]) => void;

const progressMilliseconds = 100;

/**
 * Takes what comes to a worker, and answers by `post`: one request after the other, as later ones can be about what an
 * earlier one made. What is no request is passed over; one that does not fit its kind, or whose work throws, is answered
 * with a failure, and the next one is served.
 */
export function createRequestServer<Requests, Replies>(
  { protocol, handlers: makeHandlers, transfer = () => [] }: RequestServer<Requests, Replies>,
  post: Post,
): (data: unknown) => Promise<void> {
  let toldAt = 0;
  const handlers = makeHandlers((done, total) => {
    const now = performance.now();
    if (now - toldAt < progressMilliseconds) return;
    toldAt = now;
    post({ kind: "progress", done, total }, []);
  });

  function isKind(kind: string): kind is KindOf<Requests, Replies> {
    return Object.hasOwn(protocol.requests, kind) && Object.hasOwn(protocol.replies, kind);
  }

  async function answer<Kind extends KindOf<Requests, Replies>>(
    kind: Kind,
    options: unknown,
  ): Promise<Replies[Kind]> {
    if (!protocol.requests[kind](options)) throw new TypeError(`The request was not understood: ${kind}.`);
    return handlers[kind](options);
  }

  async function serve(data: unknown): Promise<void> {
    const request = parseRequestMessage(data);
    if (request === null) return;
    const { id, kind, options } = request;
    toldAt = performance.now();
    try {
      if (!isKind(kind)) throw new TypeError(`There is no request of this kind: ${kind}.`);
      const value = await answer(kind, options);
      post({ kind: "reply", id, value }, transfer(value));
    } catch (error) {
      post({ kind: "failure", id, message: messageOf(error) }, []);
    }
  }

  let before: Promise<void> = Promise.resolve();
  return (data) => {
    before = before.then(() => serve(data));
    return before;
  };
}

/** Makes this worker answer: called once, at the top of a tool's worker. */
export function serveRequests<Requests, Replies>(server: RequestServer<Requests, Replies>): void {
  const serve = createRequestServer(server, (message, transfer) =>
    self.postMessage(message, { transfer: [...transfer] }),
  );
  self.addEventListener("message", ({ data }: MessageEvent<unknown>) => void serve(data));
}
