import { defaultLineCountOptions } from "#core/lines/count-lines.ts";
import { switchCodec, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

import type { LineFilter } from "./line-work.ts";
import { codeCodec, columnsCodec, filterCodec, scopeCodec, viewCodec } from "./settings.ts";
import type { CodeChoice, LineScope, View } from "./settings.ts";
import { stepsCodec } from "./steps.ts";
import type { Step } from "./steps.ts";

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
}

const noSteps: readonly Step[] = [];

/** What a person has chosen here. The second list of a comparison is never in it: it is text. */
export function useSettings(): LineSettings {
  const { columns, standardLength } = defaultLineCountOptions;
  return {
    view: useSharedSetting<View>("view", "lines-view", viewCodec, "change"),
    steps: useSharedSetting("steps", "lines-steps", stepsCodec, noSteps),
    scope: useSharedSetting<LineScope>("scope", "lines-scope", scopeCodec, "selection"),
    filter: useSharedSetting<LineFilter>("list", null, filterCodec, "all"),
    columns: useSharedSetting("columns", "lines-columns", columnsCodec, columns),
    standardLength: useSharedSetting("standard", "lines-standard", columnsCodec, standardLength),
    code: useSharedSetting<CodeChoice>("code", "lines-code", codeCodec, "none"),
    marks: useSharedSetting("marks", "lines-marks", switchCodec, false),
  };
}
