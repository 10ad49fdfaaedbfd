import { afterEach, describe, expect, it } from "vitest";
import type { CountsOptions } from "#core/analyses/counts/counts.ts";
import type { ServerMessage } from "./protocol.ts";
import { createRemoteEngine } from "./remote-engine.ts";
import type { EngineConnection, OpenText } from "./remote-engine.ts";
import { serveEngine } from "./serve-engine.ts";

const options: CountsOptions = { dialect: "word", limit: null };
const never = new AbortController().signal;

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

/** A served engine at the end of a real channel; `crash` is what a dying worker does. */
function setUp(readText: () => OpenText = () => ({ text: "", revision: 0, language: null })) {
  const channels: { crash: () => void; sendFromServer: (message: unknown) => void }[] = [];
  const connect = (): EngineConnection => {
    const { port1, port2 } = new MessageChannel();
    opened.push(port1, port2);
    serveEngine({
      postMessage: (message: ServerMessage) => port2.postMessage(message),
      addEventListener: (type, listener) => port2.addEventListener(type, listener),
    });
    port2.start();
    return {
      post: (message) => port1.postMessage(message),
      listen(onMessage, onCrash) {
        port1.addEventListener("message", (event) => onMessage(event.data));
        port1.start();
        channels.push({
          crash: () => {
            port2.close();
            onCrash("It crashed.");
          },
          sendFromServer: (message) => port2.postMessage(message),
        });
      },
      close: () => port1.close(),
    };
  };
  const engine = createRemoteEngine(connect, readText);
  const last = () => {
    const channel = channels.at(-1);
    if (channel === undefined) throw new Error("Nothing has connected.");
    return channel;
  };
  return { engine, channels, last };
}

describe("createRemoteEngine over a channel", () => {
  it("sends texts and changes, and brings answers back", async () => {
    const { engine } = setUp();
    engine.open("one two", 1);
    engine.change([{ from: 7, to: 7, insert: " three" }], 2);
    const answer = await engine.analyse(never, "counts", options);
    expect(answer).toMatchObject({ kind: "result", revision: 2, result: { words: 3 } });
    const part = await engine.analyse(never, "counts", options, { start: 4, end: 13 });
    expect(part).toMatchObject({ kind: "result", revision: 2, result: { words: 2 } });
    engine.close();
  });

  it("gives each of many requests its own answer", async () => {
    const { engine } = setUp();
    engine.open("one two three four five", 1);
    const limits = [1, 2, 3, 4];
    const answers = await Promise.all(
      limits.map((count) =>
        engine.analyse(never, "counts", { dialect: "word", limit: { unit: "words", count } }),
      ),
    );
    const starts = answers.map((answer) =>
      answer.kind === "result" ? answer.result.overflowStart : answer.kind,
    );
    expect(starts).toEqual([4, 8, 14, 19]);
    engine.close();
  });

  it("tells the progress of a long reading", async () => {
    const { engine } = setUp();
    const text = "Some words that make up a sentence.\n\n".repeat(40_000);
    const ends: number[] = [];
    engine.onProgress(({ read, total }) => {
      if (read === total) ends.push(total);
    });
    engine.open(text, 1);
    await engine.analyse(never, "counts", options);
    // A slow machine is told more than once.
    expect(new Set(ends)).toEqual(new Set([text.length]));
    engine.close();
  });

  it("answers an aborted request cancelled, once", async () => {
    const { engine } = setUp();
    engine.open("one", 1);
    const aborting = new AbortController();
    const asked = engine.analyse(aborting.signal, "counts", options);
    aborting.abort();
    expect(await asked).toEqual({ kind: "cancelled", revision: 1 });
    expect(await engine.analyse(aborting.signal, "counts", options)).toEqual({
      kind: "cancelled",
      revision: 1,
    });
    engine.close();
  });

  it("starts again after a crash, with the text as it is now", async () => {
    const { engine, last } = setUp(() => ({ text: "the newest text", revision: 7, language: null }));
    const progress: number[] = [];
    engine.onProgress(({ read }) => progress.push(read));
    engine.open("an old text", 6);
    const asked = engine.analyse(never, "counts", options);
    last().crash();
    expect(await asked).toEqual({ kind: "failure", revision: 7, message: "It crashed." });
    expect(progress).toEqual([15]);
    const again = await engine.analyse(never, "counts", options);
    expect(again).toMatchObject({ kind: "result", revision: 7, result: { words: 3 } });
    engine.close();
  });

  it("starts again when a change does not fit the other side's text", async () => {
    const { engine } = setUp(() => ({ text: "right", revision: 3, language: null }));
    engine.open("wrong", 1);
    await engine.analyse(never, "counts", options);
    engine.change([{ from: 90, to: 99, insert: "" }], 2);
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "failure" });
    const again = await engine.analyse(never, "counts", options);
    expect(again).toMatchObject({ kind: "result", revision: 3, result: { words: 1, length: 5 } });
    engine.close();
  });

  it("starts again when the other side talks nonsense", async () => {
    const { engine, channels, last } = setUp(() => ({ text: "right", revision: 3, language: null }));
    engine.open("wrong", 1);
    last().sendFromServer({ kind: "gossip" });
    await engine.analyse(never, "counts", options);
    await expect.poll(() => channels.length).toBe(2);
    engine.close();
  });

  it("gives up on a text that crashes every engine, until another one is opened", async () => {
    const { engine, channels, last } = setUp();
    engine.open("deadly", 1);
    for (let crash = 0; crash < 4; crash += 1) last().crash();
    expect(channels).toHaveLength(4);
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "failure" });
    engine.open("harmless", 2);
    expect(await engine.analyse(never, "counts", options)).toMatchObject({ kind: "result", revision: 2 });
    engine.close();
  });

  it("answers everything cancelled when closed", async () => {
    const { engine } = setUp();
    engine.open("one", 1);
    const asked = engine.analyse(never, "counts", options);
    engine.close();
    expect(await asked).toEqual({ kind: "cancelled", revision: 1 });
    expect(await engine.analyse(never, "counts", options)).toEqual({ kind: "cancelled", revision: 1 });
  });
});
