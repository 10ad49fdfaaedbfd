import { Checker } from "./checker.ts";
import type { CheckerParts, CheckOptions } from "./checker.ts";
import { loadContextScorer } from "./context/load-context-weights.ts";
import { ContextModel } from "./context/unfitting-words.ts";
import { loadSentenceReader } from "./reading/load-sentence-reader.ts";
import { Speller } from "./spelling/speller.ts";

async function readParts(): Promise<CheckerParts> {
  const [reader, scorer] = await Promise.all([loadSentenceReader(), loadContextScorer()]);
  return { reader, speller: new Speller(reader.lexicon), context: new ContextModel(scorer, reader) };
}

let loading: Promise<CheckerParts> | null = null;

/** Makes a checker; the word lists, about 2 MB, are loaded the first time. */
export async function loadChecker(options: CheckOptions): Promise<Checker> {
  loading ??= readParts();
  return new Checker(await loading, options);
}
