import { refer, textString, type PdfFile, type PdfReference } from "./pdf-file.ts";

/** The standard structure types in use (ISO 32000-1, 14.8.4). */
export type StructureType =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "BlockQuote"
  | "L"
  | "LI"
  | "LBody"
  | "Table"
  | "Caption"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

export interface StructureOptions {
  /** What stands for a figure where it is not seen. */
  readonly alternative?: string;
  /** A BCP 47 tag, where it is not the document's. */
  readonly language?: string;
}

/** A marked stretch of a page's content. */
interface ContentReference {
  readonly page: number;
  readonly identifier: number;
}

/** An element of the document's structure, in reading order. */
export class StructureElement {
  readonly type: StructureType;
  readonly options: StructureOptions;
  readonly children: (StructureElement | ContentReference)[] = [];

  constructor(type: StructureType, options: StructureOptions = {}) {
    this.type = type;
    this.options = options;
  }

  append(type: StructureType, options: StructureOptions = {}): StructureElement {
    const child = new StructureElement(type, options);
    this.children.push(child);
    return child;
  }
}

/** The structure of a document (ISO 32000-1, 14.7): what is a heading, a paragraph, a table, and in which order. */
export class StructureTree {
  readonly root = new StructureElement("Document");
  /** Of each page, the element that owns each marked stretch. */
  readonly #owners: StructureElement[][] = [];

  /** Records that an element has content on a page, and gives the number to mark it with. */
  mark(element: StructureElement, page: number): number {
    const owners = (this.#owners[page] ??= []);
    const identifier = owners.push(element) - 1;
    element.children.push({ page, identifier });
    return identifier;
  }

  /** Adds the tree to a file; page `n` finds its marks under the parent key `n`. */
  writeInto(file: PdfFile, pages: readonly PdfReference[]): PdfReference {
    const tree = file.reserve();
    const references = new Map<StructureElement, PdfReference>();
    const root = writeElement(this.root, tree, file, pages, references);
    const numbers = pages.map((_, page) => {
      const owners = (this.#owners[page] ?? []).map((owner) => refer(references.get(owner) ?? 0));
      return `${String(page)} ${refer(file.add(`[${owners.join(" ")}]`))}`;
    });
    const parents = file.add(`<</Nums[${numbers.join(" ")}]>>`);
    file.set(
      tree,
      `<</Type/StructTreeRoot/K ${refer(root)}/ParentTree ${refer(parents)}/ParentTreeNextKey ${String(pages.length)}>>`,
    );
    return tree;
  }
}

function writeElement(
  { type, options, children }: StructureElement,
  parent: PdfReference,
  file: PdfFile,
  pages: readonly PdfReference[],
  references: Map<StructureElement, PdfReference>,
): PdfReference {
  const own = file.reserve();
  const kids = children.map((child) => {
    if (!(child instanceof StructureElement)) {
      return `<</Type/MCR/Pg ${refer(pages[child.page] ?? 0)}/MCID ${String(child.identifier)}>>`;
    }
    const reference = writeElement(child, own, file, pages, references);
    references.set(child, reference);
    return refer(reference);
  });
  const alternative = options.alternative === undefined ? "" : `/Alt ${textString(options.alternative)}`;
  const language = options.language === undefined ? "" : `/Lang ${textString(options.language)}`;
  const scope = type === "TH" ? "/A<</O/Table/Scope/Column>>" : "";
  file.set(
    own,
    `<</Type/StructElem/S/${type}/P ${refer(parent)}${alternative}${language}${scope}/K[${kids.join(" ")}]>>`,
  );
  return own;
}
