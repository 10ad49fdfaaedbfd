import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { isCount } from "#engine/message-values.ts";
import { isText, recordOf } from "./protocol.ts";
import type { Protocol } from "./protocol.ts";
import { createRequestServer } from "./serve-requests.ts";
import { ToolWorker } from "./tool-worker.ts";

interface Requests {
  readonly count: { readonly text: string };
  readonly last: { readonly most: number };
}

interface Replies {
  readonly count: { readonly units: number };
  readonly last: { readonly text: string };
}

const protocol: Protocol<Requests, Replies> = {
  requests: {
    count: recordOf<Requests["count"]>({ text: isText }),
    last: recordOf<Requests["last"]>({ most: isCount }),
  },
  replies: {
    count: recordOf<Replies["count"]>({ units: isCount }),
    last: recordOf<Replies["last"]>({ text: isText }),
  },
};

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly requests: unknown[] = [];
  isEnded = false;

  postMessage(message: unknown): void {
    this.requests.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  break(message: string): void {
    this.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));
  }
}

function open() {
  const workers: FakeWorker[] = [];
  const progress: number[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const client = new ToolWorker({ start, protocol, notLoaded: "Not loaded." }, (done) => progress.push(done));
  return { workers, progress, client };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("ToolWorker", () => {
  it("starts the worker with the first request, and keeps it", async () => {
    const { workers, client } = open();
    expect(client.isRunning).toBe(false);
    const first = client.ask("count", { text: "ab" });
    const second = client.ask("last", { most: 1 });
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toEqual([
      { id: 1, kind: "count", options: { text: "ab" } },
      { id: 2, kind: "last", options: { most: 1 } },
    ]);
    workers[0]?.say({ kind: "reply", id: 1, value: { units: 2 } });
    workers[0]?.say({ kind: "reply", id: 2, value: { text: "a" } });
    expect(await first).toEqual({ kind: "done", reply: { units: 2 } });
    expect(await second).toEqual({ kind: "done", reply: { text: "a" } });
  });

  it.each([
    [
      "a reply of another form",
      { kind: "reply", id: 1, value: { text: "a" } },
      "An answer could not be read.",
    ],
    ["what is no message", "nonsense", "An answer could not be read."],
    ["a failure", { kind: "failure", id: 1, message: "Too deep." }, "Too deep."],
  ])("takes %s for a failure", async (_, data, message) => {
    const { workers, client } = open();
    const answer = client.ask("count", { text: "ab" });
    workers[0]?.say(data);
    expect(await answer).toEqual({ kind: "failed", message });
  });

  it("tells how far the worker is", () => {
    const { workers, progress, client } = open();
    void client.ask("count", { text: "ab" });
    for (const [done, total] of [
      [1, 4],
      [5, 4],
      [0, 0],
    ])
      workers[0]?.say({ kind: "progress", done, total });
    expect(progress).toEqual([0.25, 1, 1]);
  });

  it("ends the worker when it is stopped, answers all, and starts another", async () => {
    const { workers, client } = open();
    const answers = [client.ask("count", { text: "ab" }), client.ask("count", { text: "c" })];
    client.stop();
    expect(await Promise.all(answers)).toEqual([{ kind: "stopped" }, { kind: "stopped" }]);
    expect(workers[0]?.isEnded).toBe(true);
    const answer = client.ask("count", { text: "d" });
    // What the first had sent before it ended is about nothing any more.
    workers[0]?.say({ kind: "reply", id: 3, value: { units: 9 } });
    workers[0]?.break("");
    workers[1]?.say({ kind: "reply", id: 3, value: { units: 1 } });
    expect(await answer).toEqual({ kind: "done", reply: { units: 1 } });
  });

  it.each([
    ["", "Not loaded."],
    ["Out of memory.", "Out of memory."],
  ])("fails what was asked when the worker breaks (%j), and starts another", async (said, message) => {
    const { workers, client } = open();
    const answer = client.ask("count", { text: "ab" });
    workers[0]?.break(said);
    expect(await answer).toEqual({ kind: "failed", message });
    expect(client.isRunning).toBe(false);
    void client.ask("count", { text: "ab" });
    expect(workers).toHaveLength(2);
  });

  it("fails where a worker cannot be made", async () => {
    const start = () => {
      throw new Error("Workers are not allowed here.");
    };
    const client = new ToolWorker({ start, protocol, notLoaded: "Not loaded." }, () => {});
    expect(await client.ask("count", { text: "" })).toEqual({
      kind: "failed",
      message: "Workers are not allowed here.",
    });
  });

  it("stops a worker that takes too long, but not one that has answered", async () => {
    const { workers, client } = open();
    const quick = client.ask("count", { text: "ab" }, 50);
    workers[0]?.say({ kind: "reply", id: 1, value: { units: 2 } });
    expect(await quick).toMatchObject({ kind: "done" });
    await vi.advanceTimersByTimeAsync(100);
    expect(client.isRunning).toBe(true);
    const slow = client.ask("count", { text: "ab" }, 50);
    await vi.advanceTimersByTimeAsync(50);
    expect(await slow).toEqual({ kind: "stopped" });
    expect(workers[0]?.isEnded).toBe(true);
  });
});

describe("a request server", () => {
  function serve(work: (text: string) => number | Promise<number>) {
    const posted: unknown[] = [];
    let last = "";
    const receive = createRequestServer<Requests, Replies>(
      {
        protocol,
        handlers: (tell) => ({
          async count({ text }) {
            last = text;
            tell(1, 2);
            vi.advanceTimersByTime(100);
            tell(2, 2);
            tell(2, 2);
            return { units: await work(text) };
          },
          last: ({ most }) => ({ text: last.slice(0, most) }),
        }),
      },
      (message) => posted.push(message),
    );
    return { posted, receive };
  }

  it("answers one after the other, and tells of progress now and then", async () => {
    const { posted, receive } = serve((text) => text.length);
    void receive({ id: 1, kind: "count", options: { text: "abc" } });
    await receive({ id: 2, kind: "last", options: { most: 2 } });
    expect(posted).toEqual([
      { kind: "progress", done: 2, total: 2 },
      { kind: "reply", id: 1, value: { units: 3 } },
      { kind: "reply", id: 2, value: { text: "ab" } },
    ]);
  });

  it("goes on after a failure", async () => {
    const { posted, receive } = serve(() => {
      throw new RangeError("Too deep.");
    });
    void receive("nonsense");
    void receive({ id: 1, kind: "toString", options: {} });
    void receive({ id: 2, kind: "last", options: { most: "2" } });
    void receive({ id: 3, kind: "count", options: { text: "abc" } });
    await receive({ id: 4, kind: "last", options: { most: 1 } });
    expect(posted.filter((message) => JSON.stringify(message).includes('"id"'))).toEqual([
      { kind: "failure", id: 1, message: "There is no request of this kind: toString." },
      { kind: "failure", id: 2, message: "The request was not understood: last." },
      { kind: "failure", id: 3, message: "Too deep." },
      { kind: "reply", id: 4, value: { text: "a" } },
    ]);
  });
});
