import type { XmlAttributes } from "../xml/read-xml.ts";
import type { OdtStory } from "./odt-story.ts";

/** What is done when an element opens and closes. With `false` from `open`, nothing in it is read, nor its close. */
export interface OdtElementReader {
  open?(story: OdtStory, attributes: XmlAttributes): boolean | undefined;
  close?(story: OdtStory): void;
}

/** How elements are read, by name. */
export type OdtElementReaders = readonly (readonly [name: string, reader: OdtElementReader])[];

/** For elements of which nothing is text of the document, nor of what is in them. */
export const skipped: OdtElementReader = { open: () => false };

/** A whole number of at least `least`, and `most` for any beyond that; `null` for anything else. */
export function whole(value: string | null, least: number, most: number): number | null {
  const number = value === null || value.trim() === "" ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least ? Math.min(number, most) : null;
}

/** An element within a paragraph that changes how its text looks or whether it is shown. */
export function span(
  changes: (attributes: XmlAttributes) => Partial<OdtStory["spans"][number]>,
): OdtElementReader {
  return {
    open(story, attributes) {
      story.spans.push({ style: null, address: null, isHidden: false, ...changes(attributes) });
      return undefined;
    },
    close({ spans }) {
      spans.pop();
    },
  };
}

/** An element that stands for characters. */
export function characters(text: string): OdtElementReader {
  return {
    open(story) {
      story.addExactly(text);
      return undefined;
    },
  };
}

/** An element whose characters are no text of the document, but say something about it. */
export function collect(
  purpose: NonNullable<OdtStory["collecting"]>,
  use: (story: OdtStory, text: string) => void,
): OdtElementReader {
  return {
    open(story) {
      story.collecting = purpose;
      story.collected = "";
      return undefined;
    },
    close(story) {
      if (story.collecting === purpose) use(story, story.collected.replace(/\s+/g, " ").trim());
      story.collecting = null;
    },
  };
}
