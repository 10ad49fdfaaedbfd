import { describe, expect, it, vi } from "vitest";
import { createFrameStore } from "./frame-store.ts";

function setUp() {
  const frames: (() => void)[] = [];
  const store = createFrameStore({ length: 0, name: "a" }, (run) => frames.push(run));
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  return { store, listener, frames, nextFrame: () => frames.shift()?.() };
}

describe("createFrameStore", () => {
  it("changes once a frame, to the newest fields", () => {
    const { store, listener, nextFrame } = setUp();
    store.update({ length: 1 });
    store.update({ length: 2 });
    store.update({ name: "b" });
    expect(store.read()).toEqual({ length: 0, name: "a" });
    nextFrame();
    expect(store.read()).toEqual({ length: 2, name: "b" });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("keeps the same object while nothing differs", () => {
    const { store, listener, frames } = setUp();
    const before = store.read();
    store.update({ length: 0 });
    expect(frames).toHaveLength(0);
    expect(store.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it("asks for one frame at a time, and again after it", () => {
    const { store, frames, nextFrame } = setUp();
    store.update({ length: 1 });
    store.update({ length: 2 });
    expect(frames).toHaveLength(1);
    nextFrame();
    store.update({ length: 3 });
    expect(frames).toHaveLength(1);
  });

  it("stops calling who has left", () => {
    const { store, nextFrame } = setUp();
    const leaving = vi.fn<() => void>();
    store.subscribe(leaving)();
    store.update({ length: 1 });
    nextFrame();
    expect(leaving).not.toHaveBeenCalled();
  });
});
