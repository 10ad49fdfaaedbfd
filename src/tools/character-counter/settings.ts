import { limitGroupNames } from "#core/limits/limit.ts";
import type { Limit, LimitBound } from "#core/limits/limit.ts";
import { formatOwnLimit, parseOwnLimit } from "#core/limits/own-limit.ts";
import type { OwnLimit } from "#core/limits/own-limit.ts";
import { findPlatformLimit } from "#core/limits/platform-limits.ts";
import type { ThreadNumbering } from "#core/transforms/thread/split-thread.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec } from "#workspace/setting-codecs.ts";

export const views = ["limits", "thread", "sms", "hidden", "characters"] as const;
export type View = (typeof views)[number];

export const viewCodec = choiceCodec<View>(views);
export const numberingCodec = choiceCodec<ThreadNumbering>(["none", "start", "end"]);
/** The setting that stands for no limit. */
export const noLimit = "none";

/** A limit by its name: that of a platform, one that a person has set and written out, or none. */
export const limitCodec: AddressCodec<string> = {
  parse(text) {
    if (text === noLimit || findPlatformLimit(text) !== undefined) return text;
    const own = parseOwnLimit(text);
    return own === undefined ? undefined : formatOwnLimit(own);
  },
  format: (value) => value,
};

/** A limit as it is listed and measured. */
export interface ShownLimit {
  /** The value of the setting that chooses it. */
  readonly key: string;
  readonly name: string;
  readonly group: string;
  readonly bounds: readonly LimitBound[];
  /** What is known about a platform's limit; `null` for a person's own. */
  readonly limit: Limit | null;
}

export const ownGroup = "Your own";

export function showPlatformLimit(limit: Limit): ShownLimit {
  return {
    key: limit.id,
    name: `${limit.platform}: ${limit.field}`,
    group: limitGroupNames[limit.group],
    bounds: limit.bounds,
    limit,
  };
}

export function showOwnLimit(own: OwnLimit): ShownLimit {
  const { unit, least, most, name } = own;
  const bound = { unit, ...(least === null ? {} : { least }), ...(most === null ? {} : { most }) };
  return { key: formatOwnLimit(own), name, group: ownGroup, bounds: [bound], limit: null };
}

/** The limit that a setting chooses; `null` for none. */
export function readLimit(key: string): ShownLimit | null {
  const platform = findPlatformLimit(key);
  if (platform !== undefined) return showPlatformLimit(platform);
  const own = parseOwnLimit(key);
  return own === undefined ? null : showOwnLimit(own);
}

const mostKept = 100;

/** Stored names of limits, favourites or a person's own; `undefined` for what is no list. What is no limit is left out. */
export function parseLimitKeys(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const keys = stored.filter((key): key is string => typeof key === "string" && readLimit(key) !== null);
  return [...new Set(keys)].slice(0, mostKept);
}

/** Pauses after which a screen reader says the figures. */
const pauses: Readonly<Record<string, number | null>> = { "1": 1000, "2": 2000, "5": 5000, off: null };

export function parsePause(stored: unknown): string | undefined {
  return typeof stored === "string" && Object.hasOwn(pauses, stored) ? stored : undefined;
}

export function pauseMilliseconds(pause: string): number | null {
  return pauses[pause] ?? null;
}
