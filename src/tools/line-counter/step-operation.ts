import { decodeEscapes } from "#core/transforms/lines/decode-escapes.ts";
import type { LineOperation, LinePattern } from "#core/transforms/lines/line-operation.ts";
import { compilePattern } from "#core/transforms/lines/line-pattern.ts";

import { stepKinds } from "./step-kinds.ts";
import { isFieldValue, readValue } from "./steps.ts";
import type { Step } from "./steps.ts";

/** What a step does, or what is wrong in one of its fields. */
export type StepReading =
  | { readonly kind: "operation"; readonly operation: LineOperation }
  | { readonly kind: "problem"; readonly field: string; readonly message: string };

/** Stops the reading at a field that has to be corrected. */
class FieldProblem extends Error {
  override readonly name = "FieldProblem";
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The values of a step in the form that operations take. */
class StepValues {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
    for (const field of stepKinds.get(step.kind)?.fields ?? []) {
      if (isFieldValue(field, this.raw(field.name))) continue;
      throw new FieldProblem(
        field.name,
        field.type === "number"
          ? `A whole number from ${field.least.toLocaleString("en")} to ${field.most.toLocaleString("en")}.`
          : "This is too long.",
      );
    }
  }

  raw(name: string): string {
    return readValue(this.#step, name);
  }

  text(name: string): string {
    return decodeEscapes(this.raw(name));
  }

  flag(name: string): boolean {
    return this.raw(name) === "1";
  }

  number(name: string): number {
    return Number(this.raw(name));
  }

  /** The value of a choice among `values`, the first of which is the fallback. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    const value = this.raw(name);
    return values.find((known) => known === value) ?? values[0];
  }

  pattern(): LinePattern {
    const isRegularExpression = this.flag("regex");
    const pattern: LinePattern = {
      source: isRegularExpression ? this.raw("find") : this.text("find"),
      isRegularExpression,
      ignoreCase: this.flag("case"),
    };
    const compiled = compilePattern(pattern);
    if (compiled.kind === "problem") throw new FieldProblem("find", compiled.message);
    return pattern;
  }

  fieldNumbers(name: string): readonly number[] {
    const numbers = this.raw(name)
      .split(/[\s,;]+/)
      .filter((number) => number !== "");
    if (numbers.length > 0 && numbers.every((number) => /^[1-9]\d{0,8}$/.test(number))) {
      return numbers.map(Number);
    }
    throw new FieldProblem(name, "Numbers from 1, such as 2, 1.");
  }
}

function createOperation(kind: string, values: StepValues, secondList: string): LineOperation {
  switch (kind) {
    case "sort": {
      const separator = values.text("sep");
      const number = values.number("field");
      return {
        kind: "sort",
        by: values.choice("by", ["natural", "alphabet", "number", "length", "characters"]),
        descending: values.flag("down"),
        ignoreCase: values.flag("case"),
        ignoreArticles: values.flag("articles"),
        field: number === 1 ? null : { number, separator },
        language: values.raw("lang"),
      };
    }
    case "shuffle":
      return { kind, seed: values.raw("seed") };
    case "deduplicate":
      return {
        kind,
        keep: values.choice("keep", ["first", "last", "repeated", "single"]),
        counted: values.flag("count"),
        keepsBlank: values.flag("blank"),
        ignoreCase: values.flag("case"),
        ignoreOuterSpace: values.flag("space"),
      };
    case "filter":
      return { kind, pattern: values.pattern(), keeps: values.choice("keep", ["matching", "others"]) };
    case "take":
      return { kind, from: values.choice("from", ["start", "end"]), count: values.number("count") };
    case "combine":
      return {
        kind,
        keeps: values.choice("keep", ["in-both", "only-here", "either"]),
        other: secondList,
        ignoreCase: values.flag("case"),
        ignoreOuterSpace: values.flag("space"),
      };
    case "trim":
      return { kind, side: values.choice("side", ["both", "start", "end"]) };
    case "affix":
      return {
        kind,
        prefix: values.text("prefix"),
        suffix: values.text("suffix"),
        skipsBlank: values.flag("skip"),
      };
    case "number":
      return {
        kind,
        start: values.number("start"),
        step: values.number("step"),
        padded: values.flag("pad"),
        separator: values.text("sep"),
        skipsBlank: values.flag("skip"),
      };
    case "unnumber":
      return { kind, separator: null };
    case "replace":
      return { kind, pattern: values.pattern(), replacement: values.text("with") };
    case "fields": {
      const separator = values.text("sep");
      const between = values.text("out");
      return {
        kind,
        numbers: values.fieldNumbers("numbers"),
        separator,
        outputSeparator: between === "" ? separator || " " : between,
      };
    }
    case "join":
      return { kind, separator: values.text("sep"), skipsBlank: values.flag("skip") };
    case "split":
      return { kind, at: values.pattern() };
    case "chop":
      return { kind, length: values.number("length") };
    case "wrap":
      return { kind, columns: values.number("columns"), breaksWords: values.flag("words") };
    case "extract":
      return { kind, pattern: values.pattern() };
    case "reverse":
    case "remove-blank":
    case "collapse-blank":
    case "squeeze":
    case "unwrap":
      return { kind };
    default:
      throw new FieldProblem("", "This step is not known.");
  }
}

/** What a step is to do. `secondList` is what it is compared with, where its kind asks for one. */
export function readStep(step: Step, secondList: string): StepReading {
  try {
    return { kind: "operation", operation: createOperation(step.kind, new StepValues(step), secondList) };
  } catch (error) {
    if (error instanceof FieldProblem) return { kind: "problem", field: error.field, message: error.message };
    throw error;
  }
}
