import { parseArgs } from "node:util";

/** Wrong usage: `message` is one sentence for the person; the command line adds where to find help. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The options of a command by their long name: a `flag` stands alone, a `value` takes one. */
export type OptionKinds = Readonly<Record<string, "flag" | "value">>;

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  /** The last value given for each option. */
  readonly values: ReadonlyMap<string, string>;
  /** What is not an option, and everything after `--`. */
  readonly operands: readonly string[];
}

/** Sorts arguments into options and operands. Throws a `UsageError` for an option that is unknown or ill-formed. */
export function readArguments(args: readonly string[], kinds: OptionKinds): Arguments {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      {
        type: kind === "flag" ? ("boolean" as const) : ("string" as const),
        ...(name === "help" && { short: "h" }),
        ...(name === "output" && { short: "o" }),
      },
    ]),
  );
  // Not strict: parseArgs explains a wrong option in several sentences, and for programmers.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(kinds, name)) throw new UsageError(`There is no option ${rawName}.`);
    if (kinds[name] === "flag") {
      if (value !== undefined) throw new UsageError(`The option ${rawName} takes no value.`);
      flags.add(name);
    } else {
      // With a value missing, parseArgs takes the option that follows for it.
      if (value === undefined || (!token.inlineValue && value.startsWith("-") && value !== "-")) {
        throw new UsageError(`The option ${rawName} needs a value.`);
      }
      values.set(name, value);
    }
  }
  return { flags, values, operands };
}
