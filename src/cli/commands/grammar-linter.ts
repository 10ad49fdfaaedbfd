import type { Variety } from "#core/checks/reading/lexicon.ts";
import type { ForeignLint } from "#core/checks/sieve/foreign-lints.ts";

/** Finds what Harper says of a text; spans count UTF-16 units. */
export type LintText = (text: string) => Promise<readonly ForeignLint[]>;

/** The most characters that Harper is handed at once: its time grows faster than the text. */
const MOST_UNITS = 4_000;

/** Cuts a text into pieces of whole paragraphs where they are short enough; joined they are the text. */
function cutIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/(?<=\n)/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + paragraph.length <= MOST_UNITS)
      pieces[pieces.length - 1] = last + paragraph;
    else pieces.push(paragraph);
  }
  return pieces;
}

/** Starts Harper, which is 16 MB of WebAssembly; takes a second or two. */
export async function loadLinter(variety: Variety | null): Promise<LintText> {
  const [{ Dialect, LocalLinter, SuggestionKind }, { slimBinary }] = await Promise.all([
    import("harper.js"),
    import("harper.js/slimBinary"),
  ]);
  const dialects = {
    "en-US": Dialect.American,
    "en-GB": Dialect.British,
    "en-CA": Dialect.Canadian,
    "en-AU": Dialect.Australian,
    "en-IN": Dialect.Indian,
  };
  const linter = new LocalLinter({ binary: slimBinary, dialect: dialects[variety ?? "en-US"] });
  await linter.setup();
  return async (text) => {
    const found: ForeignLint[] = [];
    let start = 0;
    for (const piece of cutIntoPieces(text)) {
      for (const lint of await linter.lint(piece, { language: "plaintext" })) {
        const span = lint.span();
        found.push({
          span: { start: start + span.start, end: start + span.end },
          kind: lint.lint_kind(),
          message: lint.message(),
          fixes: lint.suggestions().map((suggestion) => {
            const text = suggestion.get_replacement_text();
            const written = piece.slice(span.start, span.end);
            return suggestion.kind() === SuggestionKind.InsertAfter ? written + text : text;
          }),
        });
        lint.free();
      }
      start += piece.length;
    }
    return found;
  };
}
