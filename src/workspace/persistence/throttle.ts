/** Work that is asked for often and done at most once an interval, always including what was asked for last. */
export interface Throttle {
  /** Runs the work within the interval; asking again meanwhile does not put it off. */
  request(): void;
  /** Runs the work now if it was asked for. */
  flush(): void;
  /** Forgets what was asked for. */
  cancel(): void;
}

/** `setTimeout` and its undoing, so that a test can hold the clock. */
export interface Timer {
  start(run: () => void, milliseconds: number): () => void;
}

export const systemTimer: Timer = {
  start(run, milliseconds) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

/** Waits for the whole interval from the first request on, so that the work takes along what follows it. */
export function createThrottle(run: () => void, intervalMs: number, timer: Timer = systemTimer): Throttle {
  let stop: (() => void) | null = null;
  const finish = () => {
    stop = null;
    run();
  };
  return {
    request() {
      stop ??= timer.start(finish, intervalMs);
    },
    flush() {
      if (stop === null) return;
      stop();
      finish();
    },
    cancel() {
      stop?.();
      stop = null;
    },
  };
}
