import type { ComposeOptions, DocumentFormat } from "#files/document/imported-document.ts";
import type { FailureReason } from "#files/read-failure.ts";
import type { ReadOptions } from "#files/file-reader.ts";
import { parsePackedStructure } from "./packed-structure.ts";
import type { PackedStructure } from "./packed-structure.ts";

/** A switch that a person can set on an import: on or off. */
export const importSwitches = [
  "notes",
  "textBoxes",
  "headersAndFooters",
  "deletions",
  "comments",
  "hiddenText",
  "listMarkers",
  "noteMarks",
] as const satisfies readonly (keyof ComposeOptions)[];
export type ImportSwitch = (typeof importSwitches)[number];

/** What the page asks of the worker; the file goes with the first request. */
export interface ImportRequest {
  readonly id: number;
  readonly file: File | null;
  readonly options: ReadOptions;
}

/** A file that was read. */
export interface ReadFileResult {
  readonly kind: "document";
  readonly text: string;
  readonly structure: PackedStructure;
  readonly format: DocumentFormat;
  /** The encoding of files that are characters; `null` for the others. */
  readonly encoding: string | null;
  /** What was left out, one sentence each. */
  readonly notes: readonly string[];
  /** The switches that would change something about this file, and how many things each is about. */
  readonly switches: readonly { readonly name: ImportSwitch; readonly count: number }[];
}

/** A file that was not read. */
export interface ReadFileFailure {
  readonly kind: "failure";
  readonly reason: FailureReason;
  /** Names the file and says what to do. */
  readonly message: string;
  /** Whether a password would open it. */
  readonly takesPassword: boolean;
}

export type ImportOutcome = ReadFileResult | ReadFileFailure;

/** What the worker answers: how far it is, and once per request what came of it. */
export type ImportReply =
  | { readonly kind: "progress"; readonly id: number; readonly fraction: number }
  | { readonly kind: "outcome"; readonly id: number; readonly outcome: ImportOutcome };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}

const formats: Readonly<Record<DocumentFormat, DocumentFormat>> = {
  text: "text",
  markdown: "markdown",
  html: "html",
  subtitles: "subtitles",
  rtf: "rtf",
  docx: "docx",
  odt: "odt",
  doc: "doc",
  pdf: "pdf",
};

const reasons: Readonly<Record<FailureReason, FailureReason>> = {
  empty: "empty",
  "too-large": "too-large",
  password: "password",
  damaged: "damaged",
  unsafe: "unsafe",
  unsupported: "unsupported",
  "unknown-encoding": "unknown-encoding",
  cancelled: "cancelled",
};

function oneOf<Value extends string>(known: Readonly<Record<string, Value>>, value: unknown): Value | null {
  return typeof value === "string" && Object.hasOwn(known, value) ? (known[value] ?? null) : null;
}

/** Only what is known, and of the right kind; the rest is dropped. */
function parseOptions(value: unknown): ReadOptions {
  const fields = fieldsOf(value) ?? {};
  const { encoding, password, paragraphGap } = fields;
  const switches = Object.fromEntries(
    importSwitches.flatMap((name) => {
      const setting = fields[name];
      return typeof setting === "boolean" ? [[name, setting] as const] : [];
    }),
  );
  return {
    ...switches,
    ...(typeof encoding === "string" ? { encoding } : {}),
    ...(typeof password === "string" ? { password } : {}),
    ...(paragraphGap === "blank-line" || paragraphGap === "line-end" ? { paragraphGap } : {}),
  };
}

/** A request as the worker gets it; `null` for anything else. */
export function parseImportRequest(value: unknown): ImportRequest | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const { id, file, options } = fields;
  if (typeof id !== "number" || (file !== null && !(file instanceof File))) return null;
  return { id, file, options: parseOptions(options) };
}

function parseSwitches(value: unknown): ReadFileResult["switches"] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((item) => {
    const { name, count } = fieldsOf(item) ?? {};
    const known = importSwitches.find((candidate) => candidate === name);
    return known === undefined || typeof count !== "number" ? [] : [{ name: known, count }];
  });
}

function parseOutcome(value: unknown): ImportOutcome | null {
  const fields = fieldsOf(value);
  if (fields?.["kind"] === "failure") {
    const { message } = fields;
    const reason = oneOf(reasons, fields["reason"]);
    if (reason === null || typeof message !== "string") return null;
    return { kind: "failure", reason, message, takesPassword: fields["takesPassword"] === true };
  }
  if (fields?.["kind"] !== "document") return null;
  const { text, encoding, notes } = fields;
  const structure = parsePackedStructure(fields["structure"]);
  const format = oneOf(formats, fields["format"]);
  if (typeof text !== "string" || structure === null || format === null) return null;
  const sentences: readonly unknown[] = Array.isArray(notes) ? notes : [];
  return {
    kind: "document",
    text,
    structure,
    format,
    encoding: typeof encoding === "string" ? encoding : null,
    notes: sentences.filter((sentence) => typeof sentence === "string"),
    switches: parseSwitches(fields["switches"]),
  };
}

/** A reply as the page gets it; `null` for anything else. */
export function parseImportReply(value: unknown): ImportReply | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const { kind, id, fraction } = fields;
  if (typeof id !== "number") return null;
  if (kind === "progress") return typeof fraction === "number" ? { kind, id, fraction } : null;
  if (kind !== "outcome") return null;
  const outcome = parseOutcome(fields["outcome"]);
  return outcome === null ? null : { kind, id, outcome };
}
