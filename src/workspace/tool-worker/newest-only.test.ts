import { describe, expect, it } from "vitest";

import { NewestOnly } from "./newest-only.ts";
import type { Answer } from "./protocol.ts";

function open() {
  const asked: string[] = [];
  const answered: [string, Answer<number>][] = [];
  let stops = 0;
  let settle: (answer: Answer<number>) => void = () => {};
  const jobs = new NewestOnly<string, number>({
    ask(job) {
      asked.push(job);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    stop: () => {
      stops += 1;
    },
    onAnswer: (job, answer) => answered.push([job, answer]),
  });
  const answer = async (one: Answer<number>) => {
    settle(one);
    // The answer is taken a moment after it is given.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { jobs, asked, answered, answer, stops: () => stops };
}

describe("NewestOnly", () => {
  it("does one at a time, and only the newest of those that came meanwhile", async () => {
    const { jobs, asked, answered, answer } = open();
    jobs.put("a");
    jobs.put("b");
    jobs.put("c");
    expect(asked).toEqual(["a"]);
    await answer({ kind: "done", reply: 1 });
    expect(asked).toEqual(["a", "c"]);
    await answer({ kind: "done", reply: 3 });
    expect(answered).toEqual([
      ["a", { kind: "done", reply: 1 }],
      ["c", { kind: "done", reply: 3 }],
    ]);
  });

  it("forgets all when it is stopped, and begins anew", async () => {
    const { jobs, asked, answered, answer, stops } = open();
    jobs.put("a");
    jobs.put("b");
    jobs.stop();
    expect(stops()).toBe(1);
    await answer({ kind: "stopped" });
    expect([asked, answered]).toEqual([["a"], []]);
    jobs.put("c");
    await answer({ kind: "done", reply: 3 });
    expect(answered).toEqual([["c", { kind: "done", reply: 3 }]]);
  });

  it("is not misled by the late answer of a stopped job", async () => {
    const { jobs, asked, answered, answer } = open();
    jobs.put("a");
    jobs.stop();
    const late = answer({ kind: "stopped" });
    jobs.put("b");
    await late;
    jobs.put("c");
    expect([asked, answered]).toEqual([["a", "b"], []]);
  });

  it("begins from nothing after a failure, with what waits", async () => {
    const { jobs, asked, answered, answer, stops } = open();
    jobs.put("a");
    jobs.put("b");
    await answer({ kind: "failed", message: "Broken." });
    expect(stops()).toBe(1);
    expect(asked).toEqual(["a", "b"]);
    expect(answered).toEqual([["a", { kind: "failed", message: "Broken." }]]);
  });
});
