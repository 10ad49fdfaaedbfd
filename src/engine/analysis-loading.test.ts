import { afterEach, describe, expect, it, vi } from "vitest";
import * as loading from "#core/analyses/load-analyses.ts";
import { createInPlaceEngine } from "./in-place-engine.ts";

vi.mock("#core/analyses/load-analyses.ts", { spy: true });

const never = new AbortController().signal;
const frequencyOptions = { limit: 1, withoutStopWords: false };
const countsOptions = { dialect: "word", limit: null } as const;

/** Makes an analysis look as if it were on its way, until it is settled. */
function holdLoading() {
  let arrived = () => {};
  let failed: (error: Error) => void = () => {};
  const held = new Promise<void>((resolve, reject) => {
    arrived = resolve;
    failed = reject;
  });
  vi.mocked(loading.isAnalysisLoaded).mockImplementation((name) => name !== "frequency");
  vi.mocked(loading.loadAnalysis).mockReturnValue(held);
  return {
    async arrive() {
      vi.mocked(loading.loadAnalysis).mockReset();
      await loading.loadAnalysis("frequency");
      vi.mocked(loading.isAnalysisLoaded).mockReset();
      arrived();
    },
    fail: (message: string) => failed(new Error(message)),
  };
}

afterEach(() => {
  vi.resetAllMocks();
});

describe("an engine whose analyses are loaded when they are asked for", () => {
  it("answers with the text as it is when the analysis has arrived", async () => {
    const held = holdLoading();
    const engine = createInPlaceEngine();
    engine.open("one", 1);
    const answer = engine.analyse(never, "frequency", frequencyOptions);
    engine.change([{ from: 3, to: 3, insert: " two" }], 2);
    await held.arrive();
    expect(await answer).toMatchObject({ kind: "result", revision: 2, result: { tokens: 2 } });
  });

  it("answers others meanwhile", async () => {
    holdLoading();
    const engine = createInPlaceEngine();
    engine.open("one two", 1);
    void engine.analyse(never, "frequency", frequencyOptions);
    expect(await engine.analyse(never, "counts", countsOptions)).toMatchObject({ result: { words: 2 } });
  });

  it("answers failure when the analysis cannot be loaded, and tries again with the next request", async () => {
    const held = holdLoading();
    const engine = createInPlaceEngine();
    engine.open("one two", 1);
    const answer = engine.analyse(never, "frequency", frequencyOptions);
    held.fail("No network");
    expect(await answer).toEqual({ kind: "failure", revision: 1, message: "Error: No network" });
    vi.resetAllMocks();
    expect(await engine.analyse(never, "frequency", frequencyOptions)).toMatchObject({ kind: "result" });
  });

  it("answers cancelled once to a request that is aborted before its analysis arrives", async () => {
    const held = holdLoading();
    const engine = createInPlaceEngine();
    engine.open("one two", 1);
    const abort = new AbortController();
    const answer = engine.analyse(abort.signal, "frequency", frequencyOptions);
    abort.abort();
    await held.arrive();
    expect(await answer).toEqual({ kind: "cancelled", revision: 1 });
  });
});
