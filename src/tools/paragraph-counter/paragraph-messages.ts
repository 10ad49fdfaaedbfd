import type { WordDialect } from "#core/analyses/counts/counts.ts";
import type { TextChange } from "#core/document/span.ts";
import type { ParagraphRule } from "#core/paragraphs/find-text-paragraphs.ts";
import type { ParagraphGuess } from "#core/paragraphs/guess-paragraph-rule.ts";
import type { MeasuredParagraph } from "#core/paragraphs/measure-paragraphs.ts";
import type { HyphenTreatment } from "#core/transforms/unwrap/find-unwrapping.ts";

import type { RuleChoice } from "./settings.ts";

/** What the page asks of the worker. */
export interface ParagraphRequest {
  readonly id: number;
  readonly text: string;
  /** BCP 47, or `auto`. */
  readonly language: string;
  readonly dialect: WordDialect;
  readonly rule: RuleChoice;
  readonly hyphens: HyphenTreatment;
}

/** The parts of a text under a rule. */
export interface ParagraphReply {
  readonly id: number;
  readonly guess: ParagraphGuess;
  readonly rule: ParagraphRule;
  readonly byRule: Readonly<Record<ParagraphRule, number>>;
  readonly parts: readonly MeasuredParagraph[];
  /** Where the sentences of all parts begin, ascending. */
  readonly sentenceStarts: Int32Array;
  /** What unwrapping would change. */
  readonly unwrapping: readonly TextChange[];
  readonly language: string;
  readonly detected: boolean;
}

export function isParagraphRequest(message: unknown): message is ParagraphRequest {
  const fields = fieldsOf(message);
  return (
    typeof fields.get("id") === "number" &&
    ["text", "language", "dialect", "rule", "hyphens"].every((name) => typeof fields.get(name) === "string")
  );
}

/** Whether a message of the worker is a whole reply. It is our own worker: a form that does not fit is an old build. */
export function isParagraphReply(message: unknown): message is ParagraphReply {
  const fields = fieldsOf(message);
  return (
    typeof fields.get("id") === "number" &&
    ["rule", "language"].every((name) => typeof fields.get(name) === "string") &&
    ["guess", "byRule"].every((name) => typeof fields.get(name) === "object" && fields.get(name) !== null) &&
    ["parts", "unwrapping"].every((name) => Array.isArray(fields.get(name))) &&
    fields.get("sentenceStarts") instanceof Int32Array &&
    typeof fields.get("detected") === "boolean"
  );
}

function fieldsOf(message: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof message === "object" && message !== null ? Object.entries(message) : []);
}
