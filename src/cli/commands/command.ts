import type { ExitStatus } from "../exit-status.ts";
import type { Terminal } from "../terminal.ts";

/** One thing that `wordbench` can do. Its file under `commands/` holds everything about it, help included. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** All that a person needs to use the command, ending in a line break. */
  readonly help: string;
  /** Throws a `UsageError` when the arguments are not understood. */
  run(args: readonly string[], terminal: Terminal): Promise<ExitStatus>;
}
