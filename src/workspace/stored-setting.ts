import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The form of a stored setting. Another form is not read, and the fallback is used. */
const settingVersion = 1;

/**
 * The value in stored JSON; `fallback` for none, for what is no JSON, for another version and for what `parse`
 * does not take (it answers `undefined` then). Never throws unless `parse` does.
 */
export function readSetting<Value>(
  stored: string | null,
  parse: (value: unknown) => Value | undefined,
  fallback: Value,
): Value {
  if (stored === null) return fallback;
  const envelope = parseJson(stored);
  if (typeof envelope !== "object" || envelope === null) return fallback;
  if (!("version" in envelope) || envelope.version !== settingVersion || !("value" in envelope))
    return fallback;
  return parse(envelope.value) ?? fallback;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is the same as no setting: somebody else wrote under this key.
    return null;
  }
}

/** The stored form of a value, which must be plain JSON data. */
export function writeSetting(value: unknown): string {
  return JSON.stringify({ version: settingVersion, value });
}

const listeners = new Map<string, Set<() => void>>();

/** What could not be stored (storage is full, or blocked): it holds for this page at least. */
const unstored = new Map<string, string>();

function readStored(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the fallback is what there is.
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

function subscribe(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const onStorage = (event: StorageEvent) => {
    // `null` says that another tab cleared everything.
    if (event.key === key || event.key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    own.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/**
 * A setting that survives in this browser, as `[value, set]`. While the page is prerendered and hydrated the value
 * is `fallback`, so that both agree; the stored one follows at once. Other users of the key, in this tab and others,
 * follow a change. `parse` and `fallback` must be the same from render to render.
 */
export function useStoredSetting<Value>(
  key: string,
  parse: (value: unknown) => Value | undefined,
  fallback: Value,
): readonly [value: Value, set: (value: Value) => void] {
  const subscribeToKey = useCallback((listener: () => void) => subscribe(key, listener), [key]);
  const stored = useSyncExternalStore(
    subscribeToKey,
    () => readStored(key),
    () => null,
  );
  const value = useMemo(() => readSetting(stored, parse, fallback), [stored, parse, fallback]);
  const set = useCallback((next: Value) => store(key, writeSetting(next)), [key]);
  return [value, set];
}
