import type { CharacterRow } from "#core/characters/character-table.ts";
import type { SmsReplacements } from "#core/characters/sms-replacements.ts";
import type { SmsSegments } from "#core/characters/sms-segments.ts";
import type { Span } from "#core/document/span.ts";
import type { UnitCounts } from "#core/limits/count-in-unit.ts";
import type { LimitBound } from "#core/limits/limit.ts";
import type { HiddenCharacter } from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import type { HiddenKind } from "#core/transforms/hidden-characters/hidden-kinds.ts";
import type { PartLimit, Thread, ThreadNumbering } from "#core/transforms/thread/split-thread.ts";
import { isCount, isRecord } from "#engine/message-values.ts";
import { isList, isText, orNull, recordOf } from "#workspace/tool-worker/protocol.ts";
import type { Protocol } from "#workspace/tool-worker/protocol.ts";

/** What the open view asks beyond the counts. */
export type ViewQuestion =
  | { readonly kind: "limits"; readonly foldAfter: number | null }
  | {
      readonly kind: "thread";
      readonly limits: readonly PartLimit[];
      readonly numbering: ThreadNumbering;
      readonly paragraphs: boolean;
    }
  | { readonly kind: "sms"; readonly withoutAccents: boolean; readonly longReference: boolean }
  | { readonly kind: "hidden" }
  | { readonly kind: "characters" };

/** What the page asks the worker. */
export interface CharacterRequest {
  readonly text: string;
  /** The bounds of the chosen limit; empty without one. */
  readonly bounds: readonly LimitBound[];
  readonly question: ViewQuestion;
}

/** Kinds of characters of which the figures tell. */
export interface KindCounts {
  readonly digits: number;
  readonly punctuation: number;
  readonly symbols: number;
  readonly spaces: number;
  readonly lines: number;
}

export interface NamedRow extends CharacterRow {
  readonly name: string | null;
}

export interface NamedHidden extends HiddenCharacter {
  readonly name: string | null;
}

/** How many characters of one kind were found, and how many of them belong where they stand. */
export interface HiddenCount {
  readonly kind: HiddenKind;
  readonly count: number;
  readonly belonging: number;
}

export interface SmsReply extends Pick<SmsReplacements, "replacements" | "irreplaceable"> {
  readonly segments: SmsSegments;
  /** What the message would be with the replacements made, and how many they are. */
  readonly after: SmsSegments;
  readonly edits: number;
  /** Where the first of the characters stand that force UCS-2. */
  readonly places: readonly Span[];
}

export type ViewReply =
  | { readonly kind: "limits"; readonly fold: string | null }
  | { readonly kind: "thread"; readonly thread: Thread | null }
  | { readonly kind: "sms"; readonly sms: SmsReply }
  | {
      readonly kind: "hidden";
      readonly counts: readonly HiddenCount[];
      readonly found: readonly NamedHidden[];
    }
  | { readonly kind: "characters"; readonly rows: readonly NamedRow[] };

/** What the worker answers. */
export interface CharacterReply {
  readonly counts: UnitCounts;
  readonly kinds: KindCounts;
  /** Where the text goes past the chosen limit. */
  readonly overflow: number | null;
  readonly length: number;
  readonly view: ViewReply;
}

/** What can be asked of the worker, and what it replies. */
export interface CharacterRequests {
  readonly count: CharacterRequest;
}

export interface CharacterReplies {
  readonly count: CharacterReply;
}

export const characterProtocol: Protocol<CharacterRequests, CharacterReplies> = {
  requests: {
    count: recordOf<CharacterRequest>({ text: isText, bounds: isList, question: isRecord }),
  },
  replies: {
    count: recordOf<CharacterReply>({
      counts: isRecord,
      kinds: isRecord,
      overflow: orNull(isCount),
      length: isCount,
      view: isRecord,
    }),
  },
};
