import { useAddressSetting } from "./address-setting.ts";
import type { AddressCodec } from "./address-setting.ts";
import { useStoredSetting } from "./stored-setting.ts";

/** Something that a person chooses, and how it is changed. */
export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

/** A setting that stands in the page's address, and on the device where there is a `storageKey`; see `useAddressSetting`. */
export function useSharedSetting<Value>(
  name: string,
  storageKey: string | null,
  codec: AddressCodec<Value>,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useAddressSetting(name, storageKey, codec, fallback);
  return { value, set };
}

/** A setting that is kept on the device and stands in no address; see `useStoredSetting`. */
export function useKeptSetting<Value>(
  storageKey: string,
  parse: (stored: unknown) => Value | undefined,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useStoredSetting(storageKey, parse, fallback);
  return { value, set };
}

/** A kept setting that is on or off. */
export function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

/** How an address says that something is on or off: `yes` and `no`, in every tool alike. */
export const switchCodec: AddressCodec<boolean> = {
  parse: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
  format: (value) => (value ? "yes" : "no"),
};
