import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottle } from "./throttle.ts";

describe("createThrottle", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs within the interval however often it is asked", () => {
    const run = vi.fn<() => void>();
    const throttle = createThrottle(run, 500);
    for (let elapsed = 0; elapsed < 2000; elapsed += 50) {
      throttle.request();
      vi.advanceTimersByTime(50);
    }
    expect(run).toHaveBeenCalledTimes(4);
  });

  it("runs once more for what was asked last, then rests", () => {
    const run = vi.fn<() => void>();
    const throttle = createThrottle(run, 500);
    throttle.request();
    vi.advanceTimersByTime(500);
    throttle.request();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("flushes only what was asked for, and not twice", () => {
    const run = vi.fn<() => void>();
    const throttle = createThrottle(run, 500);
    throttle.flush();
    expect(run).not.toHaveBeenCalled();
    throttle.request();
    throttle.flush();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("forgets when cancelled", () => {
    const run = vi.fn<() => void>();
    const throttle = createThrottle(run, 500);
    throttle.request();
    throttle.cancel();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
