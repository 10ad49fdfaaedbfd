import { formulaNames } from "#core/analyses/readability/readability.ts";
import { audienceIds, leastGrade, mostGrade } from "#core/readability-findings/audiences.ts";
import type { AudienceId, GradeBand } from "#core/readability-findings/audiences.ts";
import { findingKinds } from "#core/readability-findings/finding-kinds.ts";
import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";
import type { ScoreName } from "#core/readability-findings/score-along.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";

import type { PartKind } from "./requests.ts";

/** The setting by which the language is detected; the word counter's, as the choice is about the text. */
export const autoLanguage = "auto";

const views = ["findings", "course", "edits", "formulas", "compare"] as const;
export type View = (typeof views)[number];

const partKinds: readonly PartKind[] = ["window", "paragraph"];

export const viewCodec: AddressCodec<View> = codecOf(views);
export const audienceCodec: AddressCodec<AudienceId> = codecOf(audienceIds);
export const partCodec: AddressCodec<PartKind> = codecOf(partKinds);
export const scoreCodec: AddressCodec<ScoreName> = codecOf<ScoreName>(["median", ...formulaNames]);

/** A code of ISO 639-1 or `auto`. */
export const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|und|[a-z]{2})$/.test(text) ? text : undefined),
  format: (value) => value,
};

/** `7-9`: the first and the last grade of a band. */
export const bandCodec: AddressCodec<GradeBand> = {
  parse(text) {
    const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
    const from = parseGrade(first ?? "");
    const to = parseGrade(last ?? "");
    return from === undefined || to === undefined || from > to ? undefined : { from, to };
  },
  format: ({ from, to }) => `${from}-${to}`,
};

/** A whole grade from 1 to 20; `undefined` for anything else. */
export function parseGrade(text: string): number | undefined {
  if (!/^\s*\d{1,2}\s*$/.test(text)) return undefined;
  const grade = Number(text);
  return grade >= leastGrade && grade <= mostGrade ? grade : undefined;
}

/** The kinds that are not marked, joined by dots; `none` for no kind. */
export const hiddenCodec: AddressCodec<readonly FindingKind[]> = {
  parse(text) {
    if (text === "none") return [];
    const names = text.split(".");
    const known = findingKinds.filter((kind) => names.includes(kind));
    return known.length === names.length ? known : undefined;
  },
  format: (value) =>
    value.length === 0 ? "none" : findingKinds.filter((kind) => value.includes(kind)).join("."),
};

export const noneHidden: readonly FindingKind[] = [];
export const defaultBand: GradeBand = { from: 7, to: 9 };

function codecOf<Value extends string>(values: readonly Value[]): AddressCodec<Value> {
  return {
    parse: (text) => values.find((value) => value === text),
    format: (value) => value,
  };
}
