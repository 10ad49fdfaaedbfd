import { parseArgs } from "node:util";

/** Wrong usage: `message` is one sentence for the person; the command line adds where to find help. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * The options of a command by their long name: a `flag` stands alone, a `value` takes one, a `text` takes one that may
 * begin with a dash if it is no option of the command.
 */
export type OptionKinds = Readonly<Record<string, "flag" | "value" | "text">>;

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  /** The last value given for each option. */
  readonly values: ReadonlyMap<string, string>;
  /** What is not an option, and everything after `--`. */
  readonly operands: readonly string[];
}

/** An option as it was given; the value of a flag is `null`. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | null;
}

export interface OrderedArguments extends Arguments {
  /** All options in the order in which they were given, each as often as it was. */
  readonly given: readonly GivenOption[];
}

/** Sorts arguments into options and operands. Throws a `UsageError` for an option that is unknown or ill-formed. */
export function readArguments(args: readonly string[], kinds: OptionKinds): Arguments {
  const { flags, values, operands } = readOrderedArguments(args, kinds);
  return { flags, values, operands };
}

/** Whether an argument is an option of the command, and so no text for the one before it. */
function isOption(argument: string, kinds: OptionKinds): boolean {
  const name = /^--([^=]+)/.exec(argument)?.[1];
  return argument === "-h" || argument === "--" || (name !== undefined && Object.hasOwn(kinds, name));
}

/** The same for a command that does things in the order in which they are asked for. */
export function readOrderedArguments(args: readonly string[], kinds: OptionKinds): OrderedArguments {
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
  const given: GivenOption[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(kinds, name)) throw new UsageError(`There is no option ${rawName}.`);
    if (kinds[name] === "flag") {
      if (value !== undefined) throw new UsageError(`The option ${rawName} takes no value.`);
      flags.add(name);
      given.push({ name, value: null });
    } else {
      // With a value missing, parseArgs takes the option that follows for it.
      const looksLikeOption = (argument: string) =>
        kinds[name] === "text" ? isOption(argument, kinds) : argument.startsWith("-") && argument !== "-";
      if (value === undefined || (!token.inlineValue && looksLikeOption(value))) {
        throw new UsageError(`The option ${rawName} needs a value.`);
      }
      values.set(name, value);
      given.push({ name, value });
    }
  }
  return { flags, values, operands, given };
}
