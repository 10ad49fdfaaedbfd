import { unsafeFile } from "../read-failure.ts";
import { mostTreeElements } from "../read-limits.ts";
import type { ReadTask } from "../read-task.ts";
import { readXml, type XmlHandler } from "./read-xml.ts";

/** An element with all that is in it. For the small parts of a file only. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The characters that stand in the element itself. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Builds trees of the elements that it is told of. */
export class XmlTreeBuilder implements XmlHandler {
  readonly #open: OpenElement[] = [];
  #elements = 0;
  #root: XmlElement | null = null;

  /** The outermost element, once it is closed. */
  get root(): XmlElement | null {
    return this.#root;
  }

  open(name: string, attributes: { entries(): Iterable<readonly [string, string]> }): void {
    this.#elements += 1;
    if (this.#elements > mostTreeElements)
      throw unsafeFile("has more styles and settings than a document can use");
    const element: OpenElement = { name, attributes: new Map(attributes.entries()), children: [], text: "" };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  close(): void {
    const element = this.#open.pop();
    if (element !== undefined && this.#open.length === 0) this.#root = element;
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }
}

/** Reads a small part of a file as a tree; `null` when it has no element. */
export async function readXmlTree(
  pieces: Iterable<Uint8Array>,
  what: string,
  task: ReadTask,
): Promise<XmlElement | null> {
  const builder = new XmlTreeBuilder();
  await readXml(pieces, builder, what, task);
  return builder.root;
}

export function childrenOf(element: XmlElement | null | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

/** The `w:val` of a child, as WordprocessingML writes most of its values; `null` when there is none. */
export function childValue(element: XmlElement | null | undefined, name: string): string | null {
  return childOf(element, name)?.attributes.get("w:val") ?? null;
}
