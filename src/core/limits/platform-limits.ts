import type { Limit } from "./limit.ts";
import { otherLimits } from "./other-limits.ts";
import { socialLimits } from "./social-limits.ts";

/** Every limit that is known here, by group and platform. */
export const platformLimits: readonly Limit[] = [...socialLimits, ...otherLimits];

const byId = new Map(platformLimits.map((limit) => [limit.id, limit]));

/** The limit with an id; `undefined` where there is none. */
export function findPlatformLimit(id: string): Limit | undefined {
  return byId.get(id);
}
