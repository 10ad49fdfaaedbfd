import { useCallback } from "react";

import type { Device } from "#core/seo/preview/search-result.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { parseSwitch, useKeptSetting, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { emptyNotes, noNotes, parseNotesByDocument, withNotes } from "./page-notes.ts";
import type { NotesByDocument, PageNotes } from "./page-notes.ts";

export const views = ["checks", "result", "outline", "terms"] as const;
export type View = (typeof views)[number];

export interface SeoSettings {
  readonly view: Setting<View>;
  readonly device: Setting<Device>;
  readonly language: Setting<string>;
  readonly site: Setting<string>;
  readonly showDate: Setting<boolean>;
  /** Of the document on the screen. */
  readonly notes: PageNotes;
  readonly changeNotes: (change: Partial<PageNotes>) => void;
  readonly allNotes: NotesByDocument;
}

const devices: readonly Device[] = ["desktop", "phone"];
const viewCodec: AddressCodec<View> = {
  parse: (text) => views.find((view) => view === text),
  format: (view) => view,
};
const deviceCodec: AddressCodec<Device> = {
  parse: (text) => devices.find((device) => device === text),
  format: (device) => device,
};
const languageCodec: AddressCodec<string> = {
  parse: (text) => (/^(?:auto|[a-z]{2})$/.test(text) ? text : undefined),
  format: (value) => value,
};

function parseText(stored: unknown): string | undefined {
  return typeof stored === "string" ? stored.slice(0, 300) : undefined;
}

/** What a person has chosen in this tool, and said of the document on the screen. */
export function useSettings(): SeoSettings {
  const { documentId } = useWorkspaceState();
  const id = documentId ?? "";
  const [allNotes, setAllNotes] = useStoredSetting("seo-pages", parseNotesByDocument, noNotes);
  const notes = (Object.hasOwn(allNotes, id) ? allNotes[id] : undefined) ?? emptyNotes;
  const changeNotes = useCallback(
    (change: Partial<PageNotes>) => setAllNotes(withNotes(allNotes, id, { ...notes, ...change })),
    [allNotes, id, notes, setAllNotes],
  );
  return {
    view: useSharedSetting("view", "seo-view", viewCodec, "checks"),
    device: useSharedSetting("device", "seo-device", deviceCodec, "desktop"),
    language: useSharedSetting("language", "seo-language", languageCodec, "auto"),
    site: useKeptSetting("seo-site", parseText, ""),
    showDate: useKeptSetting("seo-date", parseSwitch, false),
    notes,
    changeNotes,
    allNotes,
  };
}
