import type { ComparisonOptions, ComparisonStatistics, ComparisonUnit } from "#core/compare/comparison.ts";
import type { MergedPart } from "#core/compare/merge-texts.ts";
import { isFlag, isList, isText, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** What the page asks of the worker. */
export interface Requests {
  readonly compare: {
    readonly before: string;
    readonly after: string;
    readonly options: ComparisonOptions;
  };
  readonly merge: {
    readonly base: string;
    readonly left: string;
    readonly right: string;
    readonly unit: ComparisonUnit;
  };
  readonly patch: {
    readonly before: string;
    readonly after: string;
    readonly beforeName: string;
    readonly afterName: string;
  };
  /** A Word document with tracked changes. */
  readonly redline: {
    readonly before: string;
    readonly after: string;
    readonly options: ComparisonOptions;
    readonly title: string;
    readonly date: string;
  };
}

/** What the worker replies. Differences travel packed: as objects, tens of thousands of them take longer than to find. */
export interface Replies {
  readonly compare: {
    readonly packed: Int32Array<ArrayBuffer>;
    readonly statistics: ComparisonStatistics;
    readonly isCoarse: boolean;
  };
  readonly merge: { readonly parts: readonly MergedPart[] };
  readonly patch: { readonly text: string };
  readonly redline: { readonly bytes: Uint8Array<ArrayBuffer> };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

const options = isObject;
const compared = { before: isText, after: isText };

/** How the page and its worker know each other's messages. */
export const compareProtocol: Protocol<Requests, Replies> = {
  requests: {
    compare: recordOf<Requests["compare"]>({ ...compared, options }),
    merge: recordOf<Requests["merge"]>({ base: isText, left: isText, right: isText, unit: isText }),
    patch: recordOf<Requests["patch"]>({ ...compared, beforeName: isText, afterName: isText }),
    redline: recordOf<Requests["redline"]>({ ...compared, options, title: isText, date: isText }),
  },
  replies: {
    compare: recordOf<Replies["compare"]>({
      packed: (value) => value instanceof Int32Array,
      statistics: isObject,
      isCoarse: isFlag,
    }),
    merge: recordOf<Replies["merge"]>({ parts: isList }),
    patch: recordOf<Replies["patch"]>({ text: isText }),
    redline: recordOf<Replies["redline"]>({ bytes: (value) => value instanceof Uint8Array }),
  },
};
