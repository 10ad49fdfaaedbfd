import type { TextStructure } from "#files/document/imported-document.ts";
import type { TextSurface } from "../editor/text-surface.ts";
import type { ImportReader } from "./import-reader.ts";
import { unpackStructure } from "./packed-structure.ts";
import { replacePlaced } from "./place-paste.ts";
import type { PlacedText } from "./place-paste.ts";

/** What a formatted paste needs of the page. */
export interface PasteSurroundings {
  /** The editor as it is now. */
  readonly surface: () => TextSurface;
  readonly createReader: (file: File) => ImportReader;
  readonly keepStructure: (text: string, unpack: () => TextStructure) => void;
}

/** A formatted paste in the text. */
export interface PastedText {
  readonly notes: readonly string[];
  /** Puts the plain text in its place, unless the text has changed since. */
  makePlain(): void;
}

/**
 * Puts the formatted text in the place of the plain one as soon as it is read. The plain one is there at once, so that
 * what is typed next stands behind it. `null` when the plain text stays: the two are the same, the formatted one cannot
 * be read, or somebody went on writing.
 */
export async function formatPaste(
  plain: PlacedText,
  html: string,
  { surface, createReader, keepStructure }: PasteSurroundings,
): Promise<PastedText | null> {
  const page = `<!doctype html><meta charset="utf-8">${html}`;
  const reader = createReader(new File([page], "clipboard.html", { type: "text/html" }));
  const outcome = await reader.read({ encoding: "utf-8" }, () => {});
  reader.stop();
  if (outcome.kind === "failure" || outcome.text === "") return null;
  const { text, structure, notes } = outcome;
  const isSame = text === plain.text;
  const placed = isSame ? plain : replacePlaced(surface(), plain, text);
  if (placed === null) return null;
  if (surface().length === text.length) keepStructure(text, () => unpackStructure(structure));
  if (isSame) return null;
  return { notes, makePlain: () => void replacePlaced(surface(), placed, plain.text) };
}
