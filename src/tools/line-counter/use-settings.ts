import { defaultLineCountOptions } from "#core/lines/count-lines.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import type { LineFilter } from "./line-work.ts";
import { codeCodec, columnsCodec, filterCodec, scopeCodec, switchCodec, viewCodec } from "./settings.ts";
import type { CodeChoice, LineScope, View } from "./settings.ts";
import { stepsCodec } from "./steps.ts";
import type { Step } from "./steps.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface LineSettings {
  readonly view: Setting<View>;
  readonly steps: Setting<readonly Step[]>;
  readonly scope: Setting<LineScope>;
  readonly filter: Setting<LineFilter>;
  readonly columns: Setting<number>;
  readonly standardLength: Setting<number>;
  readonly code: Setting<CodeChoice>;
  /** Whether what stands beyond the columns is marked in the text. */
  readonly marks: Setting<boolean>;
  readonly questionMark: Setting<boolean>;
}

const noSteps: readonly Step[] = [];

function asSetting<Value>([value, set]: readonly [Value, (value: Value) => void]): Setting<Value> {
  return { value, set };
}

function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

/** What a person has chosen here. The second list of a comparison is never in it: it is text. */
export function useSettings(): LineSettings {
  const { columns, standardLength } = defaultLineCountOptions;
  return {
    view: asSetting(useAddressSetting<View>("view", "lines-view", viewCodec, "change")),
    steps: asSetting(useAddressSetting("steps", "lines-steps", stepsCodec, noSteps)),
    scope: asSetting(useAddressSetting<LineScope>("scope", "lines-scope", scopeCodec, "selection")),
    filter: asSetting(useAddressSetting<LineFilter>("list", null, filterCodec, "all")),
    columns: asSetting(useAddressSetting("columns", "lines-columns", columnsCodec, columns)),
    standardLength: asSetting(useAddressSetting("standard", "lines-standard", columnsCodec, standardLength)),
    code: asSetting(useAddressSetting<CodeChoice>("code", "lines-code", codeCodec, "none")),
    marks: asSetting(useAddressSetting("marks", "lines-marks", switchCodec, false)),
    questionMark: asSetting(useStoredSetting("question-mark-shortcut", parseSwitch, true)),
  };
}
