/**
 * Lays the cases out with LibreOffice and writes `expected.json`. It needs `soffice`, `pdfinfo`, `pdftotext` and the
 * fonts that `build/font-metrics.ts` names: `node tests/corpus/pages/measure.ts`. Takes a minute or two.
 */
import { writeFileSync } from "node:fs";

import { pageCases } from "./cases.ts";
import { layOutCase, pagesAgree, shareOfLines } from "./compare-layouts.ts";
import { findLibreOffice, layOutWithLibreOffice } from "./libre-office.ts";

const program = findLibreOffice();
if (program === null) throw new Error("There is no LibreOffice here, or no pdfinfo.");
const layouts = layOutWithLibreOffice(pageCases);
const cases = pageCases.map((pageCase, index) => {
  const layout = layouts[index];
  if (layout === undefined) throw new Error(`LibreOffice made nothing of ${pageCase.name}.`);
  const ours = layOutCase(pageCase);
  const share = shareOfLines(layout.lineEnds, ours.lineEnds);
  const verdict =
    ours.pages === layout.pages ? "same" : pagesAgree(layout.pages, ours.pages) ? "near" : "WRONG";
  process.stdout.write(
    `${verdict} ${ours.pages} of ${layout.pages} pages, ${(share * 100).toFixed(2)} % of lines: ${pageCase.name}\n`,
  );
  return { name: pageCase.name, pages: layout.pages, lines: layout.lineEnds.length };
});
const rows = cases.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
writeFileSync(
  new URL("expected.json", import.meta.url),
  `{\n  "program": ${JSON.stringify(program)},\n  "cases": [\n${rows}\n  ]\n}\n`,
);
