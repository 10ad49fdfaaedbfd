import type { AcceptedPlace } from "#core/seo/place-key.ts";
import { isRecord } from "#engine/message-values.ts";

/** What a person says of the page that a document is to become. */
export interface PageNotes {
  readonly keyphrase: string;
  /** As typed, parted by commas. */
  readonly synonyms: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly isCornerstone: boolean;
  /** Ids of checks that the person has put aside for this page. */
  readonly dismissed: readonly string[];
  /** Single places that the person has put aside for this page. */
  readonly accepted: readonly AcceptedPlace[];
}

/** The notes of documents by their ids, the last changed last. */
export type NotesByDocument = Readonly<Record<string, PageNotes>>;

export const emptyNotes: PageNotes = {
  keyphrase: "",
  synonyms: "",
  title: "",
  slug: "",
  description: "",
  isCornerstone: false,
  dismissed: [],
  accepted: [],
};

export const noNotes: NotesByDocument = {};
const mostDocuments = 300;
const longestField = 2000;
const mostPlaces = 500;

function readText(value: unknown): string {
  return typeof value === "string" ? value.slice(0, longestField) : "";
}

function readPlace(value: unknown): readonly AcceptedPlace[] {
  if (!isRecord(value)) return [];
  const { check, place } = value;
  return typeof check === "string" && typeof place === "string" ? [{ check, place }] : [];
}

function readNotes(value: unknown): PageNotes | null {
  if (!isRecord(value)) return null;
  const dismissed: readonly unknown[] = Array.isArray(value["dismissed"]) ? value["dismissed"] : [];
  const accepted: readonly unknown[] = Array.isArray(value["accepted"]) ? value["accepted"] : [];
  return {
    keyphrase: readText(value["keyphrase"]),
    synonyms: readText(value["synonyms"]),
    title: readText(value["title"]),
    slug: readText(value["slug"]),
    description: readText(value["description"]),
    isCornerstone: value["isCornerstone"] === true,
    dismissed: dismissed.filter((id) => typeof id === "string").slice(0, 100),
    accepted: accepted.flatMap(readPlace).slice(-mostPlaces),
  };
}

/** Reads stored notes, leaving out what are none; `undefined` for what is no store of notes. */
export function parseNotesByDocument(stored: unknown): NotesByDocument | undefined {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored).flatMap(([id, value]) => {
    const notes = readNotes(value);
    return notes === null ? [] : [[id, notes] as const];
  });
  return Object.fromEntries(entries.slice(-mostDocuments));
}

/** The store with a document's notes changed; notes that say nothing are dropped, and of too many the oldest. */
export function withNotes(store: NotesByDocument, id: string, notes: PageNotes): NotesByDocument {
  const others = Object.entries(store).filter(([other]) => other !== id);
  const isEmpty = JSON.stringify(notes) === JSON.stringify(emptyNotes);
  return Object.fromEntries([...others, ...(isEmpty ? [] : [[id, notes] as const])].slice(-mostDocuments));
}

/** The places put aside with one more, or without it; of too many, the newest. */
export function togglePlace(
  accepted: readonly AcceptedPlace[],
  { check, place }: AcceptedPlace,
): readonly AcceptedPlace[] {
  const others = accepted.filter((each) => each.check !== check || each.place !== place);
  return others.length < accepted.length ? others : [...others, { check, place }].slice(-mostPlaces);
}

/** The keyphrases of other documents that are in the library, with the names of these. */
export function otherKeyphrases(
  store: NotesByDocument,
  id: string | null,
  documents: readonly { readonly id: string; readonly name: string }[],
): readonly { readonly keyphrase: string; readonly page: string }[] {
  return documents.flatMap((document) => {
    const keyphrase = Object.hasOwn(store, document.id) ? (store[document.id]?.keyphrase ?? "") : "";
    if (document.id === id || keyphrase.trim() === "") return [];
    return [{ keyphrase, page: document.name === "" ? "Untitled" : document.name }];
  });
}

/** Synonyms as typed, one each. Commas within quotation marks part nothing. */
export function splitSynonyms(typed: string): readonly string[] {
  const parts = typed.match(/"[^"]*"|“[^”]*”|[^,;\n]+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
