/** The world as the command line sees it, so that tests can bring their own. */
export interface Terminal {
  /** The bytes of a file, in pieces. Fails as `node:fs` does, with an error that has a `code`. */
  openFile(path: string): AsyncIterable<Uint8Array>;
  openStandardInput(): AsyncIterable<Uint8Array>;
  /** Whether a person is typing the standard input. */
  isInteractive(): boolean;
  writeOutput(text: string): void;
  writeError(text: string): void;
}
