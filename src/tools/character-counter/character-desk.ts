import { loadCharacterNames } from "#core/characters/character-names.ts";
import { tableCharacters } from "#core/characters/character-table.ts";
import { findSmsReplacements } from "#core/characters/sms-replacements.ts";
import { countSmsSegments, isGsmCharacter } from "#core/characters/sms-segments.ts";
import type { Span, TextChange } from "#core/document/span.ts";
import { countInUnits } from "#core/limits/count-in-unit.ts";
import type { UnitCounts } from "#core/limits/count-in-unit.ts";
import { findOverflow } from "#core/limits/find-overflow.ts";
import { findGraphemes } from "#core/scan/boundaries.ts";
import { countText } from "#core/scan/text-totals.ts";
import { findHiddenCharacters } from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import type { HiddenCharacter } from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import { hiddenKinds } from "#core/transforms/hidden-characters/hidden-kinds.ts";
import { splitThread } from "#core/transforms/thread/split-thread.ts";

import type {
  CharacterReply,
  CharacterRequest,
  HiddenCount,
  KindCounts,
  SmsReply,
  ViewQuestion,
  ViewReply,
} from "./requests.ts";

/** Most hidden characters that are listed and shown in the text; all are counted. */
const mostListed = 2000;
const mostPlaces = 500;

interface Counted {
  readonly text: string;
  readonly counts: UnitCounts;
  readonly kinds: KindCounts;
}

/** Answers requests, and counts a text once however often it is asked about. */
export class CharacterDesk {
  #counted: Counted | null = null;

  async answer({ text, bounds, question }: CharacterRequest): Promise<CharacterReply> {
    const counted = this.#counted?.text === text ? this.#counted : count(text);
    this.#counted = counted;
    const { counts, kinds } = counted;
    const view = await answerView(text, question);
    return { counts, kinds, overflow: findOverflow(text, bounds), length: text.length, view };
  }
}

function count(text: string): Counted {
  const { digits, punctuation, symbols, whiteSpace, lines } = countText(text);
  return {
    text,
    counts: countInUnits(text),
    kinds: { digits, punctuation, symbols, spaces: whiteSpace, lines },
  };
}

async function answerView(text: string, question: ViewQuestion): Promise<ViewReply> {
  switch (question.kind) {
    case "limits":
      return {
        kind: "limits",
        fold: question.foldAfter === null ? null : foldText(text, question.foldAfter),
      };
    case "thread":
      return { kind: "thread", thread: question.limits.length === 0 ? null : splitThread(text, question) };
    case "sms":
      return { kind: "sms", sms: answerSms(text, question.withoutAccents, question.longReference) };
    case "hidden": {
      const names = await loadCharacterNames();
      const found = findHiddenCharacters(text);
      const listed = found.slice(0, mostListed).map((one) => ({ ...one, name: names(one.codePoint) }));
      return { kind: "hidden", counts: countHidden(found), found: listed };
    }
    case "characters": {
      const names = await loadCharacterNames();
      const rows = tableCharacters(text).map((row) => ({ ...row, name: names(row.codePoint) }));
      return { kind: "characters", rows };
    }
  }
}

/** What is shown before a platform folds the text away, cut at a character; `null` where all of it is. */
export function foldText(text: string, after: number): string | null {
  if (text.length <= after) return null;
  const edges = findGraphemes(text.slice(0, after + 64));
  const end = edges.findLast((edge) => edge <= after) ?? 0;
  return text.slice(0, end);
}

function answerSms(text: string, withoutAccents: boolean, longReference: boolean): SmsReply {
  const segments = countSmsSegments(text, { longReference });
  const { replacements, irreplaceable, edits } = findSmsReplacements(text, withoutAccents);
  const after = edits.length === 0 ? segments : countSmsSegments(applyEdits(text, edits), { longReference });
  return { segments, after, edits: edits.length, replacements, irreplaceable, places: findPlaces(text) };
}

/** The text with edits made, which ascend and do not overlap. */
export function applyEdits(text: string, edits: readonly TextChange[]): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const { from, to, insert } of edits) {
    pieces.push(text.slice(copied, from), insert);
    copied = to;
  }
  return pieces.join("") + text.slice(copied);
}

function findPlaces(text: string): Span[] {
  const places: Span[] = [];
  for (let start = 0; start < text.length && places.length < mostPlaces; start += 1) {
    if (isGsmCharacter(text.charAt(start))) continue;
    const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    places.push({ start, end });
    start = end - 1;
  }
  return places;
}

function countHidden(found: readonly HiddenCharacter[]): HiddenCount[] {
  return hiddenKinds.flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    return [{ kind, count: ofKind.length, belonging: ofKind.filter(({ belongs }) => belongs).length }];
  });
}
