import type { NameScopes } from "../xml/name-scopes.ts";
import type { XmlAttributes } from "../xml/read-xml.ts";
import type { Story } from "./story.ts";

/** Where an element stands, and what it carries. */
export interface OpenedElement {
  readonly attributes: XmlAttributes;
  /** The short name of the element around it. */
  readonly parent: string;
  readonly scopes: NameScopes;
}

/** What is done when an element opens and closes. With `false` from `open`, nothing in it is read, nor its close. */
export interface ElementReader {
  open?(story: Story, element: OpenedElement): boolean | undefined;
  close?(story: Story, parent: string): void;
}

export type ElementReaders = Readonly<Record<string, ElementReader>>;

/** For elements that say nothing about the text, and whatever is in them. */
export const skipped: ElementReader = { open: () => false };
