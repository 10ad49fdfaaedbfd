import { composeText } from "#files/document/compose-text.ts";
import type { ComposedText, ImportedDocument, LeftOut } from "#files/document/imported-document.ts";
import { readFile } from "#files/file-reader.ts";
import type { ReadOptions, ReadSurroundings } from "#files/file-reader.ts";
import { shownName } from "#files/read-failure.ts";
import { mostFileBytes } from "#files/read-limits.ts";
import { hasBytes } from "#files/signatures.ts";
import { importSwitches, parseImportRequest } from "./import-messages.ts";
import type { ImportOutcome, ImportReply, ImportSwitch, ReadFileResult } from "./import-messages.ts";
import { packStructure } from "./packed-structure.ts";

/** What a file's parts are counted as when all of them are left out, by the switch that brings them back. */
const countedAs: Readonly<Partial<Record<LeftOut["kind"], ImportSwitch>>> = {
  footnote: "notes",
  endnote: "notes",
  "text-box": "textBoxes",
  header: "headersAndFooters",
  footer: "headersAndFooters",
  deletion: "deletions",
  comment: "comments",
  "hidden-text": "hiddenText",
};

/** The switches that would change the text of this document. */
export function switchesOf(document: Pick<ImportedDocument, "parts">): ReadFileResult["switches"] {
  const { parts } = document;
  if (parts.kind === "written") return [];
  const allOff = { notes: false, textBoxes: false, listMarkers: false };
  const counts = new Map<ImportSwitch, number>();
  const count = (name: ImportSwitch, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  for (const { kind, count: found } of composeText({ parts, losses: [] }, allOff).leftOut) {
    const name = countedAs[kind];
    if (name !== undefined) count(name, found);
  }
  const markers = parts.parts.flatMap(({ blocks }) => blocks.filter(({ marker }) => marker !== ""));
  if (markers.length > 0) count("listMarkers", markers.length);
  const marked = parts.parts.flatMap(({ blocks }) =>
    blocks.flatMap(({ inlines }) =>
      inlines.filter((inline) => inline.kind === "note" && inline.label !== ""),
    ),
  );
  if (marked.length > 0) count("noteMarks", marked.length);
  return importSwitches.flatMap((name) => {
    const found = counts.get(name) ?? 0;
    return found === 0 ? [] : [{ name, count: found }];
  });
}

function resultOf(document: ImportedDocument, composed: ComposedText): ReadFileResult {
  return {
    kind: "document",
    text: composed.text,
    structure: packStructure(composed.structure),
    format: document.format,
    encoding: document.encoding,
    notes: composed.notes,
    switches: switchesOf(document),
  };
}

/** PDFs may have some bytes before their mark (ISO 32000-1, Annex H: within the first 1,024). */
function looksLikePdf(bytes: Uint8Array): boolean {
  for (let offset = 0; offset < 1024; offset += 1) if (hasBytes(bytes, offset, "%PDF-")) return true;
  return false;
}

interface HeldDocument {
  readonly document: ImportedDocument;
  readonly encoding: string | undefined;
  readonly password: string | undefined;
}

/**
 * Reads one file as often as it is asked to: once, and then again only for another encoding or password. Other switches
 * are applied to what was read. `post` sends replies to the page; `surroundings` is what reads PDFs.
 */
export function createImportServer(
  post: (reply: ImportReply) => void,
  surroundings: ReadSurroundings,
): (message: unknown) => Promise<void> {
  let file: File | null = null;
  let held: HeldDocument | null = null;

  const failure = (reason: "too-large" | "damaged", problem: string, advice: string): ImportOutcome => ({
    kind: "failure",
    reason,
    message: `${shownName(file?.name ?? "")} ${problem}. ${advice}`,
    takesPassword: false,
  });

  const read = async (source: File, options: ReadOptions, id: number): Promise<ImportOutcome> => {
    if (source.size > mostFileBytes) {
      return failure("too-large", "is larger than 50 MB", "Split it, or save its text alone, and try again.");
    }
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await source.arrayBuffer());
    } catch {
      // A folder, a file that was moved or changed since it was chosen, or one on a disk that has gone.
      return failure(
        "damaged",
        "could not be opened",
        "If it is a folder, choose the files in it. If it was moved or changed meanwhile, choose it again.",
      );
    }
    const outcome = await readFile({ name: source.name, bytes }, options, {
      ...surroundings,
      onProgress: ({ done, total }) =>
        post({ kind: "progress", id, fraction: total === 0 ? 1 : done / total }),
    });
    if (outcome.kind === "failure") {
      const { reason, message } = outcome;
      return {
        kind: "failure",
        reason,
        message,
        takesPassword: reason === "password" && looksLikePdf(bytes),
      };
    }
    held = { document: outcome.document, encoding: options.encoding, password: options.password };
    return resultOf(outcome.document, outcome.document);
  };

  return async (message) => {
    const request = parseImportRequest(message);
    if (request === null) return;
    const { id, options } = request;
    file = request.file ?? file;
    if (file === null) return;
    const isHeld = held !== null && held.encoding === options.encoding && held.password === options.password;
    const outcome =
      isHeld && held !== null
        ? resultOf(held.document, composeText(held.document, options))
        : await read(file, options, id);
    post({ kind: "outcome", id, outcome });
  };
}
