import type { Terminal } from "./terminal.ts";

/** What a file of the test terminal holds: its text, its bytes, or the code of the error that reading it gives. */
export type TestFile = string | Uint8Array | { readonly code: string } | AsyncIterable<Uint8Array>;

export interface TestTerminal extends Terminal {
  readonly output: () => string;
  readonly errors: () => string;
}

async function* openTestFile(file: TestFile): AsyncGenerator<Uint8Array> {
  if (typeof file === "string") yield Buffer.from(file, "utf8");
  else if (file instanceof Uint8Array) yield file;
  else if ("code" in file) throw Object.assign(new Error(file.code), { code: file.code });
  else yield* file;
}

/** A terminal for tests only, with files of its own. */
export function createTestTerminal({
  files = {},
  standardInput = "",
  interactive = false,
}: {
  readonly files?: Readonly<Record<string, TestFile>>;
  readonly standardInput?: TestFile;
  readonly interactive?: boolean;
} = {}): TestTerminal {
  let output = "";
  let errors = "";
  return {
    openFile: (path) => openTestFile(files[path] ?? { code: "ENOENT" }),
    openStandardInput: () => openTestFile(standardInput),
    isInteractive: () => interactive,
    writeOutput: (text) => void (output += text),
    writeError: (text) => void (errors += text),
    output: () => output,
    errors: () => errors,
  };
}
