import { decodeWeights } from "../reading/weights.ts";
import { contextWeightCount } from "./context-features.ts";

/** Loads the weights of the model of context: about 500 kB of lists. */
export async function loadContextWeights(): Promise<Int8Array> {
  const pieces = await Promise.all([
    import("#core/lists/grammar/context-1.ts"),
    import("#core/lists/grammar/context-2.ts"),
    import("#core/lists/grammar/context-3.ts"),
    import("#core/lists/grammar/context-4.ts"),
    import("#core/lists/grammar/context-5.ts"),
    import("#core/lists/grammar/context-6.ts"),
  ]);
  return decodeWeights(pieces.map(({ weights }) => weights).join(""), contextWeightCount);
}
