import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ImportRequest } from "./import-messages.ts";
import { createImportReader, stallMilliseconds } from "./import-reader.ts";

const file = new File(["words"], "report.docx");
const failure = { kind: "failure", reason: "damaged", message: "Broken.", takesPassword: false } as const;

/** A worker that does what the test says. */
class Workers {
  readonly requests: ImportRequest[] = [];
  started = 0;
  closed = 0;
  answer: (message: unknown) => void = () => {};
  crash: (isLoaded: boolean) => void = () => {};

  connect = (onMessage: (message: unknown) => void, onCrash: (isLoaded: boolean) => void) => {
    this.started += 1;
    this.answer = onMessage;
    this.crash = onCrash;
    return {
      post: (request: ImportRequest) => void this.requests.push(request),
      close: () => {
        this.closed += 1;
      },
    };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an import reader", () => {
  it("sends the file once, and keeps the worker for other options", async () => {
    const workers = new Workers();
    const reader = createImportReader(file, workers.connect);
    const first = reader.read({}, () => {});
    workers.answer({ kind: "outcome", id: 1, outcome: failure });
    expect(await first).toEqual(failure);
    const second = reader.read({ comments: true }, () => {});
    workers.answer({ kind: "outcome", id: 2, outcome: failure });
    await second;
    expect(workers.started).toBe(1);
    expect(workers.requests).toEqual([
      { id: 1, file, options: {} },
      { id: 2, file: null, options: { comments: true } },
    ]);
  });

  it("tells how far it is, and is not ended as long as it goes on", async () => {
    const workers = new Workers();
    const told: number[] = [];
    const reading = createImportReader(file, workers.connect).read({}, (fraction) => told.push(fraction));
    for (const fraction of [0.1, 0.5, 0.9]) {
      vi.advanceTimersByTime(stallMilliseconds - 1);
      workers.answer({ kind: "progress", id: 1, fraction });
    }
    workers.answer({ kind: "outcome", id: 1, outcome: failure });
    expect(await reading).toEqual(failure);
    expect(told).toEqual([0.1, 0.5, 0.9]);
  });

  it("is ended when nothing happens for too long, and says so by the file's name", async () => {
    const workers = new Workers();
    const reading = createImportReader(file, workers.connect).read({}, () => {});
    vi.advanceTimersByTime(stallMilliseconds);
    expect(await reading).toMatchObject({
      reason: "too-large",
      message: expect.stringContaining("“report.docx” takes too long"),
    });
    expect(workers.closed).toBe(1);
  });

  it("is cancelled at once, and starts anew when it is asked again", async () => {
    const workers = new Workers();
    const reader = createImportReader(file, workers.connect);
    const reading = reader.read({}, () => {});
    reader.stop();
    expect(await reading).toMatchObject({ reason: "cancelled" });
    expect(workers.closed).toBe(1);
    const again = reader.read({}, () => {});
    expect(workers.requests.at(-1)?.file).toBe(file);
    // A late answer to what was cancelled is not taken for this one's.
    workers.answer({ kind: "outcome", id: 1, outcome: { ...failure, message: "Late." } });
    workers.answer({ kind: "outcome", id: 2, outcome: failure });
    expect(await again).toEqual(failure);
  });

  it.each([
    [true, "not enough memory"],
    [false, "did not load"],
  ])("says what a worker that crashed means (loaded: %s)", async (isLoaded, words) => {
    const workers = new Workers();
    const reading = createImportReader(file, workers.connect).read({}, () => {});
    workers.crash(isLoaded);
    expect(await reading).toMatchObject({ kind: "failure", message: expect.stringContaining(words) });
  });

  it("takes no notice of messages that are none", async () => {
    const workers = new Workers();
    const reading = createImportReader(file, workers.connect).read({}, () => {});
    workers.answer("done");
    workers.answer({ kind: "outcome", id: 1, outcome: { kind: "document", text: 1 } });
    workers.answer({ kind: "outcome", id: 1, outcome: failure });
    expect(await reading).toEqual(failure);
  });
});
