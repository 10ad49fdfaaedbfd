import type { LineOperation, LinePattern } from "./line-operation.ts";

/** Stops the reading of what is no operation. */
class NoOperation extends Error {
  override readonly name = "NoOperation";
}

function readProperty(record: object, name: string): unknown {
  const value: unknown = Reflect.get(record, name);
  return value;
}

function readObject(value: unknown): object {
  if (typeof value === "object" && value !== null) return value;
  throw new NoOperation("an object is missing");
}

function readText(record: object, name: string): string {
  const value = readProperty(record, name);
  if (typeof value === "string") return value;
  throw new NoOperation(name);
}

function readFlag(record: object, name: string): boolean {
  const value = readProperty(record, name);
  if (typeof value === "boolean") return value;
  throw new NoOperation(name);
}

function toWholeNumber(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new NoOperation("a number is missing");
}

function readNumber(record: object, name: string): number {
  return toWholeNumber(readProperty(record, name));
}

function readChoice<Value extends string>(record: object, name: string, values: readonly Value[]): Value {
  const value = readProperty(record, name);
  const found = values.find((known) => known === value);
  if (found === undefined) throw new NoOperation(name);
  return found;
}

function readEquality(record: object) {
  return {
    ignoreCase: readFlag(record, "ignoreCase"),
    ignoreOuterSpace: readFlag(record, "ignoreOuterSpace"),
  };
}

function readPattern(record: object, name: string): LinePattern {
  const pattern = readObject(readProperty(record, name));
  return {
    source: readText(pattern, "source"),
    isRegularExpression: readFlag(pattern, "isRegularExpression"),
    ignoreCase: readFlag(pattern, "ignoreCase"),
  };
}

function readNumbers(record: object, name: string): readonly number[] {
  const value = readProperty(record, name);
  if (!Array.isArray(value)) throw new NoOperation(name);
  return value.map(toWholeNumber);
}

function readField(record: object): { readonly number: number; readonly separator: string } | null {
  const value = readProperty(record, "field");
  if (value === null) return null;
  const field = readObject(value);
  return { number: readNumber(field, "number"), separator: readText(field, "separator") };
}

const kinds = [
  "sort",
  "deduplicate",
  "reverse",
  "shuffle",
  "number",
  "unnumber",
  "affix",
  "join",
  "split",
  "chop",
  "filter",
  "replace",
  "extract",
  "trim",
  "squeeze",
  "remove-blank",
  "collapse-blank",
  "wrap",
  "unwrap",
  "take",
  "line-breaks",
  "fields",
  "combine",
] as const;

function readOperation(record: object): LineOperation {
  const kind = readChoice(record, "kind", kinds);
  switch (kind) {
    case "sort":
      return {
        kind,
        by: readChoice(record, "by", ["characters", "alphabet", "natural", "number", "length"]),
        descending: readFlag(record, "descending"),
        ignoreCase: readFlag(record, "ignoreCase"),
        ignoreArticles: readFlag(record, "ignoreArticles"),
        field: readField(record),
        language: readText(record, "language"),
      };
    case "deduplicate":
      return {
        kind,
        keep: readChoice(record, "keep", ["first", "last", "repeated", "single"]),
        counted: readFlag(record, "counted"),
        keepsBlank: readFlag(record, "keepsBlank"),
        ...readEquality(record),
      };
    case "reverse":
    case "squeeze":
    case "remove-blank":
    case "collapse-blank":
    case "unwrap":
      return { kind };
    case "shuffle":
      return { kind, seed: readText(record, "seed") };
    case "number":
      return {
        kind,
        start: readNumber(record, "start"),
        step: readNumber(record, "step"),
        padded: readFlag(record, "padded"),
        separator: readText(record, "separator"),
        skipsBlank: readFlag(record, "skipsBlank"),
      };
    case "unnumber":
      return {
        kind,
        separator: readProperty(record, "separator") === null ? null : readText(record, "separator"),
      };
    case "affix":
      return {
        kind,
        prefix: readText(record, "prefix"),
        suffix: readText(record, "suffix"),
        skipsBlank: readFlag(record, "skipsBlank"),
      };
    case "join":
      return {
        kind,
        separator: readText(record, "separator"),
        skipsBlank: readFlag(record, "skipsBlank"),
      };
    case "split":
      return { kind, at: readPattern(record, "at") };
    case "chop":
      return { kind, length: readNumber(record, "length") };
    case "filter":
      return {
        kind,
        pattern: readPattern(record, "pattern"),
        keeps: readChoice(record, "keeps", ["matching", "others"]),
      };
    case "replace":
      return {
        kind,
        pattern: readPattern(record, "pattern"),
        replacement: readText(record, "replacement"),
      };
    case "extract":
      return { kind, pattern: readPattern(record, "pattern") };
    case "trim":
      return { kind, side: readChoice(record, "side", ["both", "start", "end"]) };
    case "wrap":
      return { kind, columns: readNumber(record, "columns"), breaksWords: readFlag(record, "breaksWords") };
    case "take":
      return {
        kind,
        from: readChoice(record, "from", ["start", "end"]),
        count: readNumber(record, "count"),
      };
    case "line-breaks":
      return { kind, lineBreak: readChoice(record, "lineBreak", ["\n", "\r\n", "\r"]) };
    case "fields":
      return {
        kind,
        numbers: readNumbers(record, "numbers"),
        separator: readText(record, "separator"),
        outputSeparator: readText(record, "outputSeparator"),
      };
    case "combine":
      return {
        kind,
        keeps: readChoice(record, "keeps", ["in-both", "only-here", "either"]),
        other: readText(record, "other"),
        ...readEquality(record),
      };
  }
}

/** Reads operations that came from elsewhere, such as another thread; `null` for what is none. */
export function parseLineOperations(value: unknown): readonly LineOperation[] | null {
  if (!Array.isArray(value)) return null;
  try {
    return value.map((item) => readOperation(readObject(item)));
  } catch (error) {
    if (error instanceof NoOperation) return null;
    throw error;
  }
}
