import { describe, expect, it } from "vitest";
import { composeText } from "#files/document/compose-text.ts";
import { readPdf } from "#files/pdf/read-pdf.ts";
import { ReadFailure } from "#files/read-failure.ts";
import { ReadTask } from "#files/read-task.ts";
import { readWord97 } from "#files/word97/read-word97.ts";
import { damagedFiles } from "./damage.ts";
import { officeFile } from "./office-files.ts";
import { nodePdfSupport } from "../../../src/cli/input/pdf-support.ts";

const mostMs = 5000;

interface Kind {
  readonly file: string;
  readonly count: number;
  readonly read: (bytes: Uint8Array) => Promise<Parameters<typeof composeText>[0]>;
}

const kinds: readonly Kind[] = [
  { file: "harbour.doc", count: 400, read: (bytes) => readWord97(bytes, new ReadTask({}, bytes.length)) },
  { file: "scripts.doc", count: 200, read: (bytes) => readWord97(bytes, new ReadTask({}, bytes.length)) },
  {
    file: "european.pdf",
    count: 120,
    read: (bytes) => readPdf(bytes, nodePdfSupport, new ReadTask({}, bytes.length)),
  },
  {
    file: "letter.pdf",
    count: 80,
    read: (bytes) => readPdf(bytes, nodePdfSupport, new ReadTask({}, bytes.length)),
  },
];

describe("damaged files", () => {
  it.each(kinds)(
    "$file gives text or a typed failure, soon, in $count variants",
    async ({ file, count, read }) => {
      const wrong: string[] = [];
      for (const { bytes, damage } of damagedFiles(officeFile(file), 20_261_121, count)) {
        const start = performance.now();
        const outcome = await read(bytes).then(
          (result) => composeText(result, { deletions: true, comments: true, headersAndFooters: true }).text,
          (error: unknown) => error,
        );
        const isExpected = typeof outcome === "string" || outcome instanceof ReadFailure;
        if (!isExpected) wrong.push(`${damage}: ${String(outcome)}`);
        if (performance.now() - start > mostMs) wrong.push(`${damage}: takes too long`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
