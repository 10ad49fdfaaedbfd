import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createToastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the toasts", () => {
  it("hold what was said, with nothing for what was not", () => {
    const store = createToastStore();
    const id = store.add({ title: "Link copied" });
    expect(store.read()).toEqual([
      { id, title: "Link copied", description: null, action: null, open: true, variant: "default" },
    ]);
  });

  // The specification, sections 4 and 9: limit 1, the newest replaces.
  it("are one at a time, and the newest replaces the one before", () => {
    const store = createToastStore();
    const first = store.add({ title: "First" });
    const second = store.add({ title: "Second", variant: "destructive" });
    expect(second).not.toBe(first);
    expect(store.read().map((toast) => toast.title)).toEqual(["Second"]);
  });

  it("are closed when dismissed, and removed 1,000,000 ms later, not sooner", () => {
    const store = createToastStore();
    const id = store.add({ title: "Link copied" });
    store.dismiss(id);
    expect(store.read()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(store.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  it("keep the time of the first dismissal when dismissed again", () => {
    const store = createToastStore();
    const id = store.add({ title: "Link copied" });
    store.dismiss(id);
    vi.advanceTimersByTime(600_000);
    store.dismiss(id);
    vi.advanceTimersByTime(400_000);
    expect(store.read()).toEqual([]);
  });

  it("are not removed by the timer of one that was replaced", () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: "First" }));
    const second = store.add({ title: "Second" });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2_000_000);
    expect(store.read()).toMatchObject([{ id: second, open: true }]);
  });

  it("are all dismissed, and all removed, when none is named", () => {
    const store = createToastStore();
    store.add({ title: "First" });
    store.dismiss();
    expect(store.read()).toMatchObject([{ open: false }]);
    store.remove();
    expect(store.read()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are removed one by one at once", () => {
    const store = createToastStore();
    const id = store.add({ title: "First" });
    store.remove("another");
    expect(store.read()).toHaveLength(1);
    store.remove(id);
    expect(store.read()).toEqual([]);
  });

  it("are changed in place, and stay closed when they were", () => {
    const store = createToastStore();
    const id = store.add({ title: "Sending", description: "One moment" });
    store.dismiss(id);
    store.update(id, { title: "Sent", variant: "destructive" });
    expect(store.read()).toMatchObject([
      { id, title: "Sent", description: "One moment", open: false, variant: "destructive" },
    ]);
    store.update("another", { title: "Nobody" });
    expect(store.read()).toMatchObject([{ title: "Sent" }]);
  });

  it("tell who listens, only of changes, and only as long as they listen", () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    const id = store.add({ title: "First" });
    store.update(id, { title: "Second" });
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(3);
    store.dismiss(id);
    store.dismiss("another");
    store.update("another", {});
    store.remove("another");
    expect(listener).toHaveBeenCalledTimes(3);
    const before = store.read();
    expect(store.read()).toBe(before);
    vi.advanceTimersByTime(1_000_000);
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    store.add({ title: "Third" });
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
