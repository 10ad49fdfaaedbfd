import type { NameScopes } from "../xml/name-scopes.ts";
import type { XmlAttributes, XmlHandler } from "../xml/read-xml.ts";
import { drawingElements } from "./drawing-elements.ts";
import type { ElementReader, ElementReaders } from "./element-reader.ts";
import { mathElements } from "./math-elements.ts";
import { paragraphElements } from "./paragraph-elements.ts";
import { runElements } from "./run-elements.ts";
import { sectionElements } from "./section-elements.ts";
import type { Story } from "./story.ts";
import { tableElements } from "./table-elements.ts";

/** Of the forms in which something may be stored, the first one whose demands are met is read, and no other. */
const alternatives: ElementReaders = {
  "mc:AlternateContent": {
    open({ alternatives }) {
      alternatives.push(false);
      return undefined;
    },
    close({ alternatives }) {
      alternatives.pop();
    },
  },
  "mc:Choice": {
    open({ alternatives }, { attributes, scopes }) {
      const isUnderstood = scopes
        .prefixes(attributes.get("Requires") ?? "")
        .every((prefix) => prefix !== null);
      if (alternatives.at(-1) === true || !isUnderstood) return false;
      alternatives[alternatives.length - 1] = true;
      return undefined;
    },
  },
  "mc:Fallback": {
    open: ({ alternatives }) => (alternatives.at(-1) === true ? false : undefined),
  },
};

const elements: ReadonlyMap<string, ElementReader> = new Map(
  Object.entries({
    ...paragraphElements,
    ...runElements,
    ...tableElements,
    ...drawingElements,
    ...mathElements,
    ...sectionElements,
    ...alternatives,
  }),
);

/** Hands the elements of a part to their readers, and keeps from them what they skip. */
export class StoryHandler implements XmlHandler {
  readonly #story: Story;
  readonly #names: string[] = [];
  #skippedDepth = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: XmlAttributes, scopes: NameScopes): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth += 1;
      return;
    }
    const parent = this.#names.at(-1) ?? "";
    if (elements.get(name)?.open?.(this.#story, { attributes, parent, scopes }) === false)
      this.#skippedDepth = 1;
    else this.#names.push(name);
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth -= 1;
      return;
    }
    this.#names.pop();
    elements.get(name)?.close?.(this.#story, this.#names.at(-1) ?? "");
  }

  text(text: string): void {
    if (this.#skippedDepth === 0 && this.#story.collecting !== null) this.#story.collected += text;
  }
}
