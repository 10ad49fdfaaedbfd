import type { PageSize } from "#files/report/page-size.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import { contentKinds, firstChoices, parseExportChoices } from "./export-choices.ts";
import type { ContentKind, ExportChoices } from "./export-choices.ts";
import { paperSizeOf, sheetStyleOf } from "./paper-size.ts";
import type { SheetStyle } from "./paper-size.ts";

/** How the person exports: what was chosen last, and what their language suggests where nothing was. */
export interface SettledChoices {
  readonly choices: ExportChoices;
  readonly pageSize: PageSize;
  readonly sheetStyle: SheetStyle;
  readonly includes: Readonly<Record<ContentKind, boolean>>;
  readonly change: (changes: Partial<ExportChoices>) => void;
  readonly include: (kind: ContentKind, isIncluded: boolean) => void;
}

/** The choices of the export, kept on the device. Only in a browser. */
export function useExportChoices(): SettledChoices {
  const [choices, setChoices] = useStoredSetting("export-choices", parseExportChoices, firstChoices);
  const { leftOut } = choices;
  const isIn = (kind: ContentKind) => !leftOut.includes(kind);
  const change = (changes: Partial<ExportChoices>) => setChoices({ ...choices, ...changes });
  return {
    choices,
    pageSize: choices.pageSize ?? paperSizeOf(navigator.language),
    sheetStyle: choices.sheetStyle ?? sheetStyleOf(navigator.language),
    includes: {
      figures: isIn("figures"),
      charts: isIn("charts"),
      findings: isIn("findings"),
      text: isIn("text"),
    },
    change,
    include: (kind, isIncluded) =>
      change({
        leftOut: contentKinds.filter((other) => (other === kind ? !isIncluded : leftOut.includes(other))),
      }),
  };
}
