import { decodeWeights } from "../reading/weights.ts";
import { contextWeightCount } from "./context-features.ts";
import { ContextNetwork, networkLayout } from "./context-network.ts";
import { ContextScorer } from "./context-scorer.ts";

/** Loads the weights of the model of context: about 1 MB of lists. */
export async function loadContextScorer(): Promise<ContextScorer> {
  const [wide, deep, { units, bias }] = await Promise.all([
    Promise.all([
      import("#core/lists/grammar/context-1.ts"),
      import("#core/lists/grammar/context-2.ts"),
      import("#core/lists/grammar/context-3.ts"),
      import("#core/lists/grammar/context-4.ts"),
      import("#core/lists/grammar/context-5.ts"),
      import("#core/lists/grammar/context-6.ts"),
    ]),
    Promise.all([
      import("#core/lists/grammar/context-network-1.ts"),
      import("#core/lists/grammar/context-network-2.ts"),
      import("#core/lists/grammar/context-network-3.ts"),
      import("#core/lists/grammar/context-network-4.ts"),
    ]),
    import("#core/lists/grammar/context-units.ts"),
  ]);
  const join = (pieces: readonly { readonly weights: string }[]): string =>
    pieces.map(({ weights }) => weights).join("");
  const network = new ContextNetwork(decodeWeights(join(deep), networkLayout.length), units);
  return new ContextScorer(decodeWeights(join(wide), contextWeightCount), network, bias);
}
