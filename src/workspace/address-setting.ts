import { useCallback, useMemo, useSyncExternalStore } from "react";

import { useStoredSetting } from "./stored-setting.ts";

/** How a setting is written in an address. */
export interface AddressCodec<Value> {
  /** `undefined` for what is no such setting: an address is anybody's to write. */
  readonly parse: (text: string) => Value | undefined;
  /** Must give back what `parse` reads as an equal value. Never anything of the text. */
  readonly format: (value: Value) => string;
}

/** The address after a setting was given a value; `null` takes it out. Other settings and the fragment stay. */
export function addressWith(address: string, name: string, text: string | null): string {
  const url = new URL(address);
  if (text === null) url.searchParams.delete(name);
  else url.searchParams.set(name, text);
  return url.href;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

function readAddress(name: string): string | null {
  return new URL(location.href).searchParams.get(name);
}

/** Replaces the address of the page in place: settings are no steps of the history, and the router's state stays. */
function writeAddress(name: string, text: string | null): void {
  const next = addressWith(location.href, name, text);
  if (next !== location.href) history.replaceState(history.state, "", next);
  for (const listener of listeners) listener();
}

/** Settings without a place of their own in storage. */
const unkept = "";

/**
 * A setting that stands in the query of the page's address, so that a link shares it: `[value, set]`. The address
 * wins; without it the value kept in local storage under `storageKey` holds (`null` keeps none), then `fallback`.
 * A value that equals the fallback leaves the address. While the page is prerendered and hydrated the value is
 * `fallback`. `codec` and `fallback` must be the same from render to render.
 */
export function useAddressSetting<Value>(
  name: string,
  storageKey: string | null,
  codec: AddressCodec<Value>,
  fallback: Value,
): readonly [value: Value, set: (value: Value) => void] {
  const parseStored = useCallback((stored: unknown) => (typeof stored === "string" ? stored : undefined), []);
  const [stored, keep] = useStoredSetting<string>(storageKey ?? unkept, parseStored, unkept);
  const addressed = useSyncExternalStore(
    subscribe,
    () => readAddress(name),
    () => null,
  );
  const value = useMemo(() => {
    const fromAddress = addressed === null ? undefined : codec.parse(addressed);
    const fromStorage = storageKey === null || stored === unkept ? undefined : codec.parse(stored);
    return fromAddress ?? fromStorage ?? fallback;
  }, [addressed, stored, storageKey, codec, fallback]);
  const set = useCallback(
    (next: Value) => {
      const text = codec.format(next);
      if (storageKey !== null) keep(text);
      writeAddress(name, text === codec.format(fallback) ? null : text);
    },
    [name, storageKey, keep, codec, fallback],
  );
  return [value, set];
}
