import { systemReason } from "../input/read-input.ts";
import type { Terminal } from "../terminal.ts";
import { sourceName } from "./source-name.ts";

/**
 * Writes what a command made where it was asked for: a file, or standard output for `-`. `false` where it cannot be
 * written, which standard error then says.
 */
export async function writeResult(bytes: Uint8Array, output: string, terminal: Terminal): Promise<boolean> {
  if (output === "-") {
    terminal.writeOutputBytes(bytes);
    return true;
  }
  try {
    await terminal.writeFile(output, bytes);
    return true;
  } catch (error) {
    const isNowhere = error instanceof Error && "code" in error && error.code === "ENOENT";
    const reason = isNowhere ? "there is no such folder" : systemReason(error);
    if (reason === null) throw error;
    terminal.writeError(`wordbench: cannot write ${sourceName(output)}: ${reason}.\n`);
    return false;
  }
}
