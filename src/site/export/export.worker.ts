import { site } from "#config";
import { reportFontFolder, reportSchemaAddress } from "#files/report/report-addresses.ts";
import { writeReport } from "#files/report/report-formats.ts";
import { selectReport } from "#files/report/report.ts";
import { writeSheet } from "#files/report/write-sheet.ts";

import { parseExportRequest } from "./export-messages.ts";
import type { ExportAnswer, ExportRequest } from "./export-messages.ts";

/** Progress is told this often; more often than that nobody reads. */
const progressMs = 100;

function answer(message: ExportAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

async function write(request: ExportRequest): Promise<void> {
  const { report, format, choice, pageSize, sheetStyle } = request;
  const marks =
    sheetStyle === "comma"
      ? ({ separator: ";", decimalMark: "," } as const)
      : ({ separator: ",", decimalMark: "." } as const);
  if (format === "sheet") {
    answer({ kind: "sheet", ...writeSheet(selectReport(report, choice), marks) });
    return;
  }
  let fontsFailed = 0;
  let missing: readonly string[] = [];
  let toldAt = performance.now();
  try {
    const bytes = await writeReport(report, format, {
      choice,
      pageSize,
      ...marks,
      producer: site.name,
      schemaAddress: new URL(reportSchemaAddress, self.location.href).href,
      async loadFont(file) {
        try {
          const response = await fetch(`${reportFontFolder}${file}`);
          if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
          return new Uint8Array(await response.arrayBuffer());
        } catch (error) {
          fontsFailed += 1;
          throw error;
        }
      },
      onProgress(fraction) {
        const now = performance.now();
        if (now - toldAt < progressMs) return;
        toldAt = now;
        answer({ kind: "progress", fraction });
      },
      onMissingCharacters: (characters) => (missing = characters),
    });
    const own = new Uint8Array(bytes);
    answer({ kind: "file", bytes: own, missing: missing.slice(0, 100), fontsFailed }, [own.buffer]);
  } catch (error) {
    // The font of the report's own words: nothing can be set without it.
    if (fontsFailed === 0) throw error;
    answer({ kind: "failed", reason: "fonts", message: String(error) });
  }
}

// A worker for each export: what it held in memory goes with it, and ending it is how an export is cancelled.
self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const work = async () => write(parseExportRequest(data));
  work().catch((error: unknown) => answer({ kind: "failed", reason: "other", message: String(error) }));
});
