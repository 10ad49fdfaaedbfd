import type { FlagSets } from "./flag-sets.ts";

/** One place of a rule of compounding: parts with this flag, once, or as `optional` and `repeated` say. */
interface RulePlace {
  readonly flag: number;
  readonly optional: boolean;
  readonly repeated: boolean;
}

/** What parts make a compound, by their flags in order (`COMPOUNDRULE`). */
export type CompoundRule = readonly RulePlace[];

/** Reads a rule such as `n*1t` or, with long and numbered flags, `(nn)*(11)(tt)?`. */
export function parseCompoundRule(text: string, sets: FlagSets): CompoundRule {
  return [...text.matchAll(/(?:\(([^)]*)\)|([\s\S]))([*?]?)/gu)].map(([, long, short = "", sign]) => ({
    flag: sets.flag(long ?? short),
    optional: sign === "*" || sign === "?",
    repeated: sign === "*",
  }));
}

/** The places where a rule may go on, the place `at` and those that the optional ones after it open. */
function openPlaces(rule: CompoundRule, at: number): number[] {
  const places = [at];
  for (let place = at; rule[place]?.optional === true; place += 1) places.push(place + 1);
  return places;
}

/** How far each rule has come, as pairs of its number and a place. */
export type RuleState = readonly (readonly [rule: number, place: number])[];

/** The state before the first part. */
export function beginRules(rules: readonly CompoundRule[]): RuleState {
  return rules.flatMap((rule, number) => openPlaces(rule, 0).map((place) => [number, place] as const));
}

/** The state after one more part, of which `hasFlag` tells its flags; empty where no rule allows it. */
export function advanceRules(
  rules: readonly CompoundRule[],
  state: RuleState,
  hasFlag: (flag: number) => boolean,
): RuleState {
  const next: (readonly [number, number])[] = [];
  for (const [number, at] of state) {
    const rule = rules[number] ?? [];
    const place = rule[at];
    if (place === undefined || !hasFlag(place.flag)) continue;
    for (const reached of openPlaces(rule, place.repeated ? at : at + 1)) next.push([number, reached]);
    if (place.repeated) for (const reached of openPlaces(rule, at + 1)) next.push([number, reached]);
  }
  return next;
}

/** Whether some rule is fulfilled. */
export function endsRule(rules: readonly CompoundRule[], state: RuleState): boolean {
  return state.some(([number, at]) => at === rules[number]?.length);
}
