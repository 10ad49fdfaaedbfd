import { loadLexicon } from "./load-lexicon.ts";
import type { SentenceReader } from "./sentence.ts";
import { weightCount } from "./tag-features.ts";
import { Tagger } from "./tagger.ts";
import { decodeWeights } from "./weights.ts";

async function readReader(): Promise<SentenceReader> {
  const lexicon = await loadLexicon();
  const pieces = await Promise.all([
    import("#core/lists/grammar/tagger-1.ts"),
    import("#core/lists/grammar/tagger-2.ts"),
    import("#core/lists/grammar/tagger-3.ts"),
    import("#core/lists/grammar/tagger-4.ts"),
  ]);
  const encoded = pieces.map(({ weights }) => weights).join("");
  return { lexicon, tagger: new Tagger(decodeWeights(encoded, weightCount), lexicon) };
}

let loading: Promise<SentenceReader> | null = null;

/** The lexicon and the tagger, loaded when first asked for. */
export function loadSentenceReader(): Promise<SentenceReader> {
  loading ??= readReader();
  return loading;
}
