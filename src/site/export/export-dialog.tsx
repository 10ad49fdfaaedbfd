import { Dialog } from "#ui/dialog/dialog.tsx";
import type { BuildReport } from "#workspace/report-offer.ts";

import { ExportForm } from "./export-form.tsx";

export interface ExportDialogProps {
  /** Makes the report of what the tool shows. */
  readonly build: BuildReport;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The export of a tool's results. The default export is for loading it on first use. */
export default function ExportDialog({ build, open, onOpenChange }: ExportDialogProps) {
  return (
    <Dialog title="Export" open={open} onOpenChange={onOpenChange}>
      <ExportForm build={build} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}
