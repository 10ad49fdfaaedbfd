import type { Terminal } from "../terminal.ts";
import { standardInput } from "./standard-input.ts";

/**
 * A terminal whose inputs can be read more than once, whatever they are: of standard input, and of what a shell hands in
 * the stead of a file (`<(command)`), there is only one reading. What came is kept.
 */
export function rememberInputs(terminal: Terminal): Terminal {
  const kept = new Map<string, readonly Uint8Array[]>();
  async function* read(
    source: string,
    open: () => AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const known = kept.get(source);
    if (known !== undefined) {
      yield* known;
      return;
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of open()) {
      pieces.push(piece);
      yield piece;
    }
    kept.set(source, pieces);
  }
  return {
    openFile: (path) => read(`file ${path}`, () => terminal.openFile(path)),
    openStandardInput: () => read(standardInput, () => terminal.openStandardInput()),
    isInteractive: () => terminal.isInteractive(),
    isOutputInteractive: () => terminal.isOutputInteractive(),
    writeOutput: (text) => terminal.writeOutput(text),
    writeOutputBytes: (bytes) => terminal.writeOutputBytes(bytes),
    writeFile: (path, bytes) => terminal.writeFile(path, bytes),
    writeError: (text) => terminal.writeError(text),
  };
}
