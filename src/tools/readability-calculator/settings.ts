import { formulaNames } from "#core/analyses/readability/readability.ts";
import { audienceIds, leastGrade, mostGrade } from "#core/readability-findings/audiences.ts";
import type { AudienceId, GradeBand } from "#core/readability-findings/audiences.ts";
import { findingKinds } from "#core/readability-findings/finding-kinds.ts";
import type { FindingKind } from "#core/readability-findings/finding-kinds.ts";
import type { ScoreName } from "#core/readability-findings/score-along.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { choiceCodec, choicesCodec } from "#workspace/setting-codecs.ts";

import type { PartKind } from "./requests.ts";

const views = ["findings", "course", "edits", "formulas", "compare"] as const;
export type View = (typeof views)[number];

const partKinds: readonly PartKind[] = ["window", "paragraph"];

export const viewCodec: AddressCodec<View> = choiceCodec(views);
export const audienceCodec: AddressCodec<AudienceId> = choiceCodec(audienceIds);
export const partCodec: AddressCodec<PartKind> = choiceCodec(partKinds);
export const scoreCodec: AddressCodec<ScoreName> = choiceCodec<ScoreName>(["median", ...formulaNames]);

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

/** The kinds that are not marked. */
export const hiddenCodec: AddressCodec<readonly FindingKind[]> = choicesCodec(findingKinds);

export const noneHidden: readonly FindingKind[] = [];
export const defaultBand: GradeBand = { from: 7, to: 9 };
