import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#engine/engine.ts";
import { createAnalysisSubscription } from "./analysis-subscription.ts";

/** An engine by hand: every request waits to be answered. */
function setUp() {
  const requests: { signal: AbortSignal; answer: (answer: Answer<number>) => Promise<void> }[] = [];
  const subscription = createAnalysisSubscription<number>((signal) => {
    return new Promise((resolve) => {
      requests.push({
        signal,
        answer: async (answer) => {
          resolve(answer);
          await Promise.resolve();
        },
      });
    });
  });
  const request = (index: number) => {
    const found = requests[index];
    if (found === undefined) throw new Error(`There is no request ${index}.`);
    return found;
  };
  return { requests, request, subscription };
}

const result = (value: number): Answer<number> => ({ kind: "result", revision: 0, result: value });

describe("createAnalysisSubscription", () => {
  it("starts without a result and shows the first", async () => {
    const { request, subscription } = setUp();
    expect(subscription.read()).toEqual({ result: null, stale: true, failure: null });
    const listener = vi.fn<() => void>();
    subscription.subscribe(listener);
    subscription.refresh();
    await request(0).answer(result(1));
    expect(subscription.read()).toEqual({ result: 1, stale: false, failure: null });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("has one request under way, and then one for the newest text", async () => {
    const { requests, request, subscription } = setUp();
    for (let keystroke = 0; keystroke < 10; keystroke += 1) subscription.refresh();
    expect(requests).toHaveLength(1);
    await request(0).answer(result(1));
    expect(requests).toHaveLength(2);
    expect(subscription.read()).toEqual({ result: 1, stale: true, failure: null });
    await request(1).answer(result(10));
    expect(requests).toHaveLength(2);
    expect(subscription.read()).toEqual({ result: 10, stale: false, failure: null });
  });

  it("keeps the last result on screen, marked as stale, while the next is on its way and when it fails", async () => {
    const { request, subscription } = setUp();
    subscription.refresh();
    await request(0).answer(result(1));
    subscription.refresh();
    expect(subscription.read()).toEqual({ result: 1, stale: true, failure: null });
    await request(1).answer({ kind: "failure", revision: 0, message: "Broken." });
    expect(subscription.read()).toEqual({ result: 1, stale: true, failure: "Broken." });
    subscription.refresh();
    await request(2).answer(result(3));
    expect(subscription.read()).toEqual({ result: 3, stale: false, failure: null });
  });

  it("drops what is under way when cleared", async () => {
    const { request, subscription } = setUp();
    subscription.refresh();
    subscription.clear();
    expect(request(0).signal.aborted).toBe(true);
    await request(0).answer(result(1));
    expect(subscription.read()).toEqual({ result: null, stale: false, failure: null });
    subscription.refresh();
    await request(1).answer(result(2));
    expect(subscription.read()).toEqual({ result: 2, stale: false, failure: null });
  });
});
