import type { AnalysisName } from "#core/analyses/registry.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import type { Answer, Progress } from "./engine.ts";

/*
 * What crosses between page and worker. Each end has the parser of what comes to it in a file of its own, so that the
 * page does not load the analyses.
 */

/** What the page tells the worker. `id` numbers a request, so that its one answer finds its way back. */
export type ClientMessage =
  | {
      readonly kind: "open";
      readonly text: string;
      readonly revision: number;
      readonly language: string | null;
    }
  | { readonly kind: "change"; readonly changes: readonly TextChange[]; readonly revision: number }
  | {
      readonly kind: "analyse";
      readonly id: number;
      readonly name: AnalysisName;
      readonly options: unknown;
      readonly span: Span | null;
    }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "close" };

/** What the worker tells the page. After `broken` it holds no text that can be trusted and must be replaced. */
export type ServerMessage =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "broken"; readonly message: string };
