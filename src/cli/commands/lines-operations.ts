import { decodeEscapes } from "#core/transforms/lines/decode-escapes.ts";
import type { LineOperation, LinePattern } from "#core/transforms/lines/line-operation.ts";
import { compilePattern } from "#core/transforms/lines/line-pattern.ts";

import { UsageError } from "../arguments.ts";
import type { GivenOption, OptionKinds, OrderedArguments } from "../arguments.ts";
import { readLanguage, readWholeNumber } from "../option-values.ts";

/** The options that are operations. */
const operationKinds = {
  sort: "value",
  reverse: "flag",
  shuffle: "flag",
  unique: "flag",
  "unique-last": "flag",
  duplicates: "flag",
  singles: "flag",
  tally: "flag",
  filter: "text",
  without: "text",
  matching: "text",
  "not-matching": "text",
  extract: "text",
  replace: "text",
  "replace-matching": "text",
  number: "flag",
  unnumber: "flag",
  prefix: "text",
  suffix: "text",
  join: "text",
  split: "text",
  "split-matching": "text",
  chop: "value",
  cut: "value",
  trim: "flag",
  "trim-start": "flag",
  "trim-end": "flag",
  squeeze: "flag",
  "remove-blank": "flag",
  "collapse-blank": "flag",
  wrap: "value",
  unwrap: "flag",
  take: "value",
  "take-last": "value",
  common: "value",
  except: "value",
  add: "value",
  ends: "value",
} as const;

type OperationName = keyof typeof operationKinds;

/** The options of `wordbench lines` about operations: those, and the settings of theirs. */
export const lineOptionKinds: OptionKinds = {
  ...operationKinds,
  with: "text",
  "ignore-case": "flag",
  "ignore-space": "flag",
  "ignore-articles": "flag",
  descending: "flag",
  language: "value",
  field: "value",
  separator: "text",
  "output-separator": "text",
  seed: "text",
  start: "text",
  step: "text",
  pad: "flag",
  after: "text",
  "skip-blank": "flag",
  "break-words": "flag",
};

const MOST_NUMBER = 999_999_999;
const INTEGER = /^-?\d{1,9}$/;

const orders: Readonly<Record<string, Extract<LineOperation, { kind: "sort" }>["by"]>> = {
  natural: "natural",
  locale: "alphabet",
  codepoint: "characters",
  "code-point": "characters",
  number: "number",
  numeric: "number",
  length: "length",
};
const lineBreaks: Readonly<Record<string, "\n" | "\r\n" | "\r">> = { lf: "\n", crlf: "\r\n", cr: "\r" };

function readInteger(option: string, value: string): number {
  if (INTEGER.test(value)) return Number(value);
  throw new UsageError(`The option --${option} takes a whole number of at most nine digits.`);
}

function readChoice<Value>(option: string, value: string, choices: Readonly<Record<string, Value>>): Value {
  const chosen = Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (chosen !== undefined) return chosen;
  throw new UsageError(`The option --${option} takes ${Object.keys(choices).join(", ")}, not "${value}".`);
}

function readFieldNumbers(value: string): readonly number[] {
  return value.split(",").map((number) => readWholeNumber("cut", number.trim(), 1, MOST_NUMBER));
}

/** The settings, which hold for all operations. */
interface LineSettings {
  readonly ignoreCase: boolean;
  readonly ignoreOuterSpace: boolean;
  readonly ignoreArticles: boolean;
  readonly descending: boolean;
  readonly language: string;
  readonly field: { readonly number: number; readonly separator: string } | null;
  readonly separator: string;
  readonly outputSeparator: string;
  readonly seed: string;
  readonly start: number;
  readonly step: number;
  readonly padded: boolean;
  readonly after: string | null;
  readonly skipsBlank: boolean;
  readonly breaksWords: boolean;
}

function readSettings({ flags, values }: Pick<OrderedArguments, "flags" | "values">): LineSettings {
  const text = (name: string) => {
    const value = values.get(name);
    return value === undefined ? null : decodeEscapes(value);
  };
  const separator = text("separator") ?? "";
  const field = values.get("field");
  return {
    ignoreCase: flags.has("ignore-case"),
    ignoreOuterSpace: flags.has("ignore-space"),
    ignoreArticles: flags.has("ignore-articles"),
    descending: flags.has("descending"),
    language: readLanguage(values.get("language") ?? "en").replaceAll("_", "-"),
    field:
      field === undefined ? null : { number: readWholeNumber("field", field, 1, MOST_NUMBER), separator },
    separator,
    outputSeparator: text("output-separator") ?? (separator === "" ? " " : separator),
    seed: values.get("seed") ?? "1",
    start: readInteger("start", values.get("start") ?? "1"),
    step: readInteger("step", values.get("step") ?? "1"),
    padded: flags.has("pad"),
    after: text("after"),
    skipsBlank: flags.has("skip-blank"),
    breaksWords: flags.has("break-words"),
  };
}

function readPattern(option: string, typed: string, ignoreCase: boolean): LinePattern {
  const isRegularExpression = /matching$|^extract$/.test(option);
  const source = isRegularExpression ? typed : decodeEscapes(typed);
  if (source === "") throw new UsageError(`The option --${option} needs something to look for.`);
  const pattern: LinePattern = { source, isRegularExpression, ignoreCase };
  const compiled = compilePattern(pattern);
  if (compiled.kind === "problem") throw new UsageError(`The option --${option}: ${compiled.message}`);
  return pattern;
}

/** What an operation is made from: its option, with its value, what `--with` says, and the lists that were read. */
interface OperationSource {
  readonly name: OperationName;
  readonly value: string;
  readonly replacement: string;
  readonly settings: LineSettings;
  readonly lists: ReadonlyMap<string, string>;
}

function createOperation({ name, value, replacement, settings, lists }: OperationSource): LineOperation {
  const { ignoreCase, ignoreOuterSpace, skipsBlank } = settings;
  const pattern = () => readPattern(name, value, ignoreCase);
  const deduplicate = (keep: "first" | "last" | "repeated" | "single", counted = false) =>
    ({ kind: "deduplicate", keep, counted, keepsBlank: skipsBlank, ignoreCase, ignoreOuterSpace }) as const;
  const combine = (keeps: "in-both" | "only-here" | "either") =>
    ({ kind: "combine", keeps, other: lists.get(value) ?? "", ignoreCase, ignoreOuterSpace }) as const;
  switch (name) {
    case "sort": {
      const { descending, ignoreArticles, field, language } = settings;
      const by = readChoice(name, value, orders);
      return { kind: "sort", by, descending, ignoreCase, ignoreArticles, field, language };
    }
    case "reverse":
    case "squeeze":
    case "remove-blank":
    case "collapse-blank":
    case "unwrap":
      return { kind: name };
    case "shuffle":
      return { kind: "shuffle", seed: settings.seed };
    case "unique":
      return deduplicate("first");
    case "unique-last":
      return deduplicate("last");
    case "duplicates":
      return deduplicate("repeated");
    case "singles":
      return deduplicate("single");
    case "tally":
      return deduplicate("first", true);
    case "filter":
    case "matching":
      return { kind: "filter", pattern: pattern(), keeps: "matching" };
    case "without":
    case "not-matching":
      return { kind: "filter", pattern: pattern(), keeps: "others" };
    case "extract":
      return { kind: "extract", pattern: pattern() };
    case "replace":
    case "replace-matching":
      return { kind: "replace", pattern: pattern(), replacement: decodeEscapes(replacement) };
    case "number": {
      const { start, step, padded, after } = settings;
      return { kind: "number", start, step, padded, separator: after ?? ". ", skipsBlank };
    }
    case "unnumber":
      return { kind: "unnumber", separator: settings.after };
    case "prefix":
      return { kind: "affix", prefix: decodeEscapes(value), suffix: "", skipsBlank };
    case "suffix":
      return { kind: "affix", prefix: "", suffix: decodeEscapes(value), skipsBlank };
    case "join":
      return { kind: "join", separator: decodeEscapes(value), skipsBlank };
    case "split":
    case "split-matching":
      return { kind: "split", at: pattern() };
    case "chop":
      return { kind: "chop", length: readWholeNumber(name, value, 1, MOST_NUMBER) };
    case "cut": {
      const { separator, outputSeparator } = settings;
      return { kind: "fields", numbers: readFieldNumbers(value), separator, outputSeparator };
    }
    case "trim":
      return { kind: "trim", side: "both" };
    case "trim-start":
      return { kind: "trim", side: "start" };
    case "trim-end":
      return { kind: "trim", side: "end" };
    case "wrap": {
      const columns = readWholeNumber(name, value, 1, MOST_NUMBER);
      return { kind: "wrap", columns, breaksWords: settings.breaksWords };
    }
    case "take":
      return { kind: "take", from: "start", count: readWholeNumber(name, value, 0, MOST_NUMBER) };
    case "take-last":
      return { kind: "take", from: "end", count: readWholeNumber(name, value, 0, MOST_NUMBER) };
    case "common":
      return combine("in-both");
    case "except":
      return combine("only-here");
    case "add":
      return combine("either");
    case "ends":
      return { kind: "line-breaks", lineBreak: readChoice(name, value, lineBreaks) };
  }
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operationKinds, name);
}

/** The value of the `--with` that follows a replacement, with nothing but settings between. */
function findReplacement(given: readonly GivenOption[], index: number): string {
  const next = given.slice(index + 1).find(({ name }) => name === "with" || isOperation(name));
  if (next?.name === "with") return next.value ?? "";
  throw new UsageError(`The option --${given[index]?.name ?? "replace"} needs --with behind it.`);
}

/** The files whose lines are a second list, each once. */
export function findListFiles(given: readonly GivenOption[]): readonly string[] {
  const files = given.flatMap(({ name, value }) =>
    (name === "common" || name === "except" || name === "add") && value !== null ? [value] : [],
  );
  return [...new Set(files)];
}

/**
 * The operations that were asked for, in their order. `lists` has the text of each second list by its file. Throws a
 * `UsageError` for a value that is wrong.
 */
export function readLineOperations(
  { flags, values, given }: OrderedArguments,
  lists: ReadonlyMap<string, string>,
): readonly LineOperation[] {
  const settings = readSettings({ flags, values });
  const replacements = given.filter(({ name }) => name === "replace" || name === "replace-matching").length;
  if (given.filter(({ name }) => name === "with").length > replacements) {
    throw new UsageError("The option --with follows --replace or --replace-matching.");
  }
  return given.flatMap(({ name, value }, index) => {
    if (!isOperation(name)) return [];
    const replaces = name === "replace" || name === "replace-matching";
    const replacement = replaces ? findReplacement(given, index) : "";
    return [createOperation({ name, value: value ?? "", replacement, settings, lists })];
  });
}
