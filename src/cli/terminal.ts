/** The world as the command line sees it, so that tests can bring their own. */
export interface Terminal {
  /** The bytes of a file, in pieces. Fails as `node:fs` does, with an error that has a `code`. */
  openFile(path: string): AsyncIterable<Uint8Array>;
  openStandardInput(): AsyncIterable<Uint8Array>;
  /** Whether a person is typing the standard input. */
  isInteractive(): boolean;
  /** Whether a person sees the standard output as it comes. */
  isOutputInteractive(): boolean;
  writeOutput(text: string): void;
  writeOutputBytes(bytes: Uint8Array): void;
  /** Writes a file, in the place of one that is there. Fails as `node:fs` does, with an error that has a `code`. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  writeError(text: string): void;
}
