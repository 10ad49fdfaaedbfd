/** Why dialects count a token differently, in plain words. */
export type DifferenceReason = (typeof reasons)[number]["reason"];

/** A longer token is judged by its start. */
const MOST_JUDGED_UNITS = 400;

const EDGE_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const HOLDS_WORD = /[\p{L}\p{N}]/u;

/**
 * Rules in the order in which they are tried: the first that fits is the reason. `token` is a run without white space,
 * `inner` what is left of it without the signs at its ends.
 */
const reasons = [
  rule("web address", ({ token }) => /^[^\p{L}\p{N}]*(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.)/iu.test(token)),
  rule("e-mail address", ({ inner }) => /^[^@]+@[^@]+\.[^@]+$/.test(inner)),
  rule("Thai: no spaces between words", ({ token }) => /\p{Script=Thai}/u.test(token)),
  rule("Lao: no spaces between words", ({ token }) => /\p{Script=Lao}/u.test(token)),
  rule("Khmer: no spaces between words", ({ token }) => /\p{Script=Khmer}/u.test(token)),
  rule("Burmese: no spaces between words", ({ token }) => /\p{Script=Myanmar}/u.test(token)),
  rule("Chinese or Japanese characters", ({ token }) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u.test(token),
  ),
  rule("Korean characters", ({ token }) => /\p{Script=Hangul}/u.test(token)),
  rule("emoji", ({ token }) => !HOLDS_WORD.test(token) && /\p{Extended_Pictographic}|\p{RI}/u.test(token)),
  rule("dash alone", ({ token }) => /^[\p{Pd}\u2212]+$/u.test(token)),
  rule("sign alone", ({ token }) => !HOLDS_WORD.test(token)),
  rule("number, date or time", ({ inner }) => !/\p{L}/u.test(inner)),
  rule("joined by a slash", ({ inner }) => /[/\\\u2044]/.test(inner)),
  rule("joined by a dash", ({ inner }) => /[\u2012-\u2015]|--/.test(inner)),
  rule("joined by a hyphen", ({ inner }) => /[-\u2010\u2011\u2212]/.test(inner)),
  rule("joined by dots", ({ inner }) => /\.\.|\u2026/.test(inner)),
  rule("joined by &", ({ inner }) => inner.includes("&")),
  rule("joined by a comma", ({ inner }) => /[,;]/.test(inner)),
  rule("brackets within", ({ inner }) => /[()[\]{}<>]/.test(inner)),
  rule("apostrophe", ({ inner }) => /['\u2019]/.test(inner)),
  rule("quotation marks within", ({ inner }) => /["“”„«»]/.test(inner)),
  rule("full stop within", ({ inner }) => inner.includes(".")),
  rule("invisible character within", ({ token }) => /\p{Cf}/u.test(token)),
  rule("emoji", ({ inner }) => /\p{Extended_Pictographic}|\p{RI}/u.test(inner)),
  rule("another sign within", () => true),
];

interface Judged {
  readonly token: string;
  readonly inner: string;
}

function rule<const Reason extends string>(reason: Reason, fits: (judged: Judged) => boolean) {
  return { reason, fits };
}

/** Why dialects differ on a run of characters without white space. */
export function findDifferenceReason(run: string): DifferenceReason {
  const token = run.slice(0, MOST_JUDGED_UNITS);
  const judged = { token, inner: token.replace(EDGE_SIGNS, "") };
  return reasons.find(({ fits }) => fits(judged))?.reason ?? "another sign within";
}
