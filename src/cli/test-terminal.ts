import type { Terminal } from "./terminal.ts";

/** What a file of the test terminal holds: its text, its bytes, or the code of the error that reading it gives. */
export type TestFile = string | Uint8Array | { readonly code: string } | AsyncIterable<Uint8Array>;

export interface TestTerminal extends Terminal {
  readonly output: () => string;
  readonly outputBytes: () => Uint8Array;
  readonly written: ReadonlyMap<string, Uint8Array>;
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
  outputInteractive = false,
}: {
  readonly files?: Readonly<Record<string, TestFile>>;
  readonly standardInput?: TestFile;
  readonly interactive?: boolean;
  readonly outputInteractive?: boolean;
} = {}): TestTerminal {
  let output = "";
  let outputBytes = new Uint8Array();
  const written = new Map<string, Uint8Array>();
  let errors = "";
  return {
    openFile: (path) => openTestFile(files[path] ?? { code: "ENOENT" }),
    openStandardInput: () => openTestFile(standardInput),
    isInteractive: () => interactive,
    isOutputInteractive: () => outputInteractive,
    writeOutput: (text) => void (output += text),
    writeOutputBytes: (bytes) => {
      outputBytes = new Uint8Array(bytes);
      output += new TextDecoder().decode(bytes);
    },
    // A folder that is not there is no place for a file.
    writeFile: (path, bytes) => {
      if (path.includes("/")) return Promise.reject(Object.assign(new Error(path), { code: "ENOENT" }));
      written.set(path, bytes);
      return Promise.resolve();
    },
    writeError: (text) => void (errors += text),
    output: () => output,
    outputBytes: () => outputBytes,
    written,
    errors: () => errors,
  };
}
