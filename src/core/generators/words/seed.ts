import type { SecretRandom } from "#core/random/secret-random.ts";

const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 8;

/** The longest seed that is taken; all of it counts. */
export const longestSeed = 64;

/** A new seed of eight letters and digits that are not mistaken for each other: about 40 bits. */
export function createSeed(random: SecretRandom): string {
  return Array.from({ length: LENGTH }, () => signs.charAt(random.below(signs.length))).join("");
}
