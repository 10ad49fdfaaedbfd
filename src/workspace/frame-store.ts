/** A value that React reads with `useSyncExternalStore`; it changes, and listeners hear of it, once a frame at most. */
export interface FrameStore<Value extends object> {
  read(): Value;
  subscribe(listener: () => void): () => void;
  /** Puts fields in the place of the old ones with the next frame. What is equal to before changes nothing. */
  update(fields: Partial<Value>): void;
}

/** Hidden pages get no frames; their store moves on all the same. */
const hiddenDelayMs = 100;

function scheduleFrame(run: () => void): void {
  let ran = false;
  const once = () => {
    if (ran) return;
    ran = true;
    run();
  };
  requestAnimationFrame(once);
  setTimeout(once, hiddenDelayMs);
}

/** `schedule` calls back once, soon; the default waits for the next frame of the page. */
export function createFrameStore<Value extends object>(
  initial: Value,
  schedule: (run: () => void) => void = scheduleFrame,
): FrameStore<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  let next = initial;
  let isScheduled = false;

  const commit = () => {
    isScheduled = false;
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(fields) {
      const merged = { ...next, ...fields };
      if (isShallowlyEqual(next, merged)) return;
      next = merged;
      if (isScheduled) return;
      isScheduled = true;
      schedule(commit);
    },
  };
}

function isShallowlyEqual(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([key, value]) => values.has(key) && Object.is(values.get(key), value));
}
