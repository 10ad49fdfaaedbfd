import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { BoundaryCorrection, PlacedCorrection } from "#core/sentences/boundary-corrections.ts";
import type { OpeningCount, OpeningLength, OpeningRun } from "#core/sentences/sentence-openings.ts";

/** What the page asks of the worker. */
export interface SentenceRequest {
  readonly id: number;
  readonly text: string;
  /** BCP 47, or `auto`. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly openingLength: OpeningLength;
  readonly corrections: readonly BoundaryCorrection[];
}

/** The sentences of a text: the arrays have an element a sentence. */
export interface SentenceReply {
  readonly id: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly words: Int32Array;
  /** Places in `sentenceTypes`. */
  readonly types: Uint8Array;
  /** How many sentences begin in each paragraph that has one. */
  readonly perParagraph: Int32Array;
  /** In rows of two or more; the most frequent openings. */
  readonly runs: readonly OpeningRun[];
  readonly openings: readonly OpeningCount[];
  readonly placed: readonly PlacedCorrection[];
  /** The language by which the text was cut, and whether it was found in the text. */
  readonly language: string;
  readonly detected: boolean;
}

/** How far the worker is: UTF-16 units. */
export interface SentenceProgress {
  readonly id: number;
  readonly read: number;
}

export function isSentenceRequest(message: unknown): message is SentenceRequest {
  const fields = fieldsOf(message);
  return (
    typeof fields.get("id") === "number" &&
    typeof fields.get("text") === "string" &&
    typeof fields.get("language") === "string" &&
    typeof fields.get("dialect") === "string" &&
    typeof fields.get("openingLength") === "number" &&
    Array.isArray(fields.get("corrections"))
  );
}

export function isSentenceProgress(message: unknown): message is SentenceProgress {
  const fields = fieldsOf(message);
  return typeof fields.get("id") === "number" && typeof fields.get("read") === "number";
}

/** Whether a message of the worker is a whole reply. It is our own worker: a form that does not fit is an old build. */
export function isSentenceReply(message: unknown): message is SentenceReply {
  const fields = fieldsOf(message);
  return (
    typeof fields.get("id") === "number" &&
    ["starts", "ends", "words", "perParagraph"].every((name) => fields.get(name) instanceof Int32Array) &&
    fields.get("types") instanceof Uint8Array &&
    ["runs", "openings", "placed"].every((name) => Array.isArray(fields.get(name))) &&
    typeof fields.get("language") === "string" &&
    typeof fields.get("detected") === "boolean"
  );
}

function fieldsOf(message: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof message === "object" && message !== null ? Object.entries(message) : []);
}
