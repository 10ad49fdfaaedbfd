import { Dialect, LocalLinter, SuggestionKind } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";

import type { Variety } from "#core/checks/reading/lexicon.ts";
import type { ForeignLint } from "#core/checks/sieve/foreign-lints.ts";

import { harperBytes } from "./harper-size.ts";

/** The most pieces whose lints are kept. */
const mostKept = 20_000;

const dialects: Readonly<Record<Variety, Dialect>> = {
  "en-US": Dialect.American,
  "en-GB": Dialect.British,
  "en-CA": Dialect.Canadian,
  "en-AU": Dialect.Australian,
  "en-IN": Dialect.Indian,
};

/** Fetches Harper's program and tells how much of it is here; it is compiled from the browser's copy afterwards. */
async function fetchProgram(onProgress: (fraction: number) => void): Promise<void> {
  const response = await fetch(slimBinary.url);
  if (!response.ok || response.body === null)
    throw new Error(`Harper could not be fetched (${response.status}).`);
  const reader = response.body.getReader();
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.length;
    onProgress(Math.min(0.99, read / harperBytes));
  }
}

/** Harper with one variety of English, and what it said of the pieces it has read. */
export class Harper {
  readonly #linter: LocalLinter;
  readonly #known = new Map<string, readonly ForeignLint[]>();

  constructor(linter: LocalLinter) {
    this.#linter = linter;
  }

  /** What is known of a piece; `undefined` where it has not been read. Spans count from its start. */
  recall(piece: string): readonly ForeignLint[] | undefined {
    return this.#known.get(piece);
  }

  /** Reads a piece, and remembers what it says. */
  async read(piece: string): Promise<void> {
    const lints: ForeignLint[] = [];
    for (const lint of await this.#linter.lint(piece, { language: "plaintext" })) {
      // Harper's spans count UTF-16 units, as ours do.
      const { start, end } = lint.span();
      const fixes = lint.suggestions().map((suggestion) => {
        const text = suggestion.get_replacement_text();
        return suggestion.kind() === SuggestionKind.InsertAfter ? piece.slice(start, end) + text : text;
      });
      lints.push({ span: { start, end }, kind: lint.lint_kind(), message: lint.message(), fixes });
      lint.free();
    }
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(piece, lints);
  }
}

let program: Promise<void> | null = null;

/** Starts Harper for a variety, American where none was chosen; its spelling is not used. Fetched the first time. */
export async function startHarper(
  variety: Variety | null,
  onProgress: (fraction: number) => void,
): Promise<Harper> {
  program ??= fetchProgram(onProgress);
  try {
    await program;
  } catch (error) {
    program = null;
    throw error;
  }
  const linter = new LocalLinter({ binary: slimBinary, dialect: dialects[variety ?? "en-US"] });
  await linter.setup();
  onProgress(1);
  return new Harper(linter);
}
