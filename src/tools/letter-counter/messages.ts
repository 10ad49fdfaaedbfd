import type { Span } from "#core/document/span.ts";
import type { AcrosticLine } from "#core/letters/acrostic.ts";
import type { LetterMeasures } from "#core/letters/letter-measures.ts";
import type { LetterOptions } from "#core/letters/letter-options.ts";
import type { TextTotals } from "#core/scan/text-totals.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isList, isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** Everything that is shown of a text. */
export interface LetterView {
  readonly measures: LetterMeasures;
  readonly totals: TextTotals;
  readonly acrostic: readonly AcrosticLine[];
}

/** What the page asks of the worker. */
export interface LetterRequests {
  readonly measure: { readonly text: string; readonly options: LetterOptions };
  /** Where letters stand in the text that was measured last. */
  readonly find: { readonly letters: readonly string[]; readonly limit: number };
}

export interface LetterReplies {
  readonly measure: LetterView;
  /** `null` where no text has been measured. */
  readonly find: { readonly spans: readonly Span[] | null };
}

export const letterProtocol: Protocol<LetterRequests, LetterReplies> = {
  requests: {
    measure: recordOf<LetterRequests["measure"]>({ text: isText, options: isRecord }),
    find: recordOf<LetterRequests["find"]>({ letters: isList, limit: isCount }),
  },
  replies: {
    measure: recordOf<LetterView>({
      measures: (value) => isRecord(value) && isCount(value["letters"]) && isList(value["rows"]),
      totals: isRecord,
      acrostic: isList,
    }),
    find: recordOf<LetterReplies["find"]>({ spans: orNull(isList) }),
  },
};
