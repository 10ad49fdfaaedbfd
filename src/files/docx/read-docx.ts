import type { ZipArchive } from "../archive/zip-archive.ts";
import { FlowWriter, plainStyle } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import { formatNumber } from "../lists/number-format.ts";
import { damagedFile } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import { readXml } from "../xml/read-xml.ts";
import { childOf, childrenOf, childValue, readXmlTree, type XmlElement } from "../xml/xml-tree.ts";
import { docxName, findMainPart, readRelationships, type Relationship } from "./docx-package.ts";
import { NumberingCounter } from "./numbering-counter.ts";
import { readNumbering, type ListDefinition } from "./numbering-definitions.ts";
import { newSection } from "./section-elements.ts";
import { StoryHandler } from "./story-handler.ts";
import { Story, type DocxContext, type NoteNumbering, type Section } from "./story.ts";
import { readToggle, readWhole, StyleSheet } from "./style-sheet.ts";

type Relationships = ReadonlyMap<string, Relationship>;

interface Settings {
  readonly footnote: NoteNumbering;
  readonly endnote: NoteNumbering;
  readonly hasEvenPages: boolean;
}

/** Reads the parts of a Word document one after another. */
class DocxReader {
  readonly #archive: ZipArchive;
  readonly #task: ReadTask;
  readonly #main: string;
  readonly #relationships: Relationships;
  readonly #writer = new FlowWriter();

  constructor(archive: ZipArchive, main: string, relationships: Relationships, task: ReadTask) {
    this.#archive = archive;
    this.#main = main;
    this.#relationships = relationships;
    this.#task = task;
  }

  async read(): Promise<ReadResult> {
    const writer = this.#writer;
    const styles = new StyleSheet(await this.#tree("styles"));
    const lists = readNumbering(await this.#tree("numbering"), styles);
    const settings = readSettings(await this.#tree("settings"));
    const context: DocxContext = {
      writer,
      styles,
      noteParts: new Map(),
      diagramParts: await this.#readDiagrams(),
      references: [],
      sections: [],
      embeddedDocuments: 0,
    };
    for (const type of ["footnotes", "endnotes", "comments"]) {
      await this.#readPart(this.#path(type), context, lists);
    }
    await this.#readStory(this.#main, context, this.#relationships, lists);
    // A document may end without saying anything about its last section.
    if (context.sections.length === 0) context.sections.push(newSection());
    await this.#readHeadersAndFooters(context, settings, lists);
    labelNotes(context, settings);
    const losses =
      context.embeddedDocuments === 0
        ? []
        : [{ kind: "embedded-document" as const, count: context.embeddedDocuments }];
    return { format: "docx", encoding: null, parts: writer.finish(), losses };
  }

  /** The path of the main part's only relative of a type. */
  #path(type: string): string | null {
    for (const relationship of this.#relationships.values()) {
      if (relationship.type === type && this.#archive.has(relationship.target)) return relationship.target;
    }
    return null;
  }

  async #tree(type: string): Promise<XmlElement | null> {
    const path = this.#path(type);
    return path === null ? null : readXmlTree(this.#archive.pieces(path), docxName, this.#task);
  }

  async #readStory(
    path: string,
    context: DocxContext,
    relationships: Relationships,
    lists: ReadonlyMap<string, ListDefinition>,
  ): Promise<void> {
    const story = new Story(context, relationships, new NumberingCounter(lists));
    await readXml(this.#archive.pieces(path), new StoryHandler(story), docxName, this.#task);
  }

  async #readPart(
    path: string | null,
    context: DocxContext,
    lists: ReadonlyMap<string, ListDefinition>,
  ): Promise<void> {
    if (path === null) return;
    const relationships = await readRelationships(this.#archive, path, this.#task);
    await this.#readStory(path, context, relationships, lists);
  }

  /** The texts of diagrams, which stand in parts of their own, by the relationship that places them. */
  async #readDiagrams(): Promise<ReadonlyMap<string, number>> {
    const parts = new Map<string, number>();
    for (const [id, { type, target }] of this.#relationships) {
      if (type !== "diagramData" || !this.#archive.has(target)) continue;
      const root = await readXmlTree(this.#archive.pieces(target), docxName, this.#task);
      parts.set(id, this.#writer.openPart("text-box"));
      for (const point of childrenOf(childOf(root, "dgm:ptLst"), "dgm:pt")) {
        for (const paragraph of childrenOf(childOf(point, "dgm:t"), "a:p")) {
          for (const run of paragraph.children)
            this.#writer.text(childOf(run, "a:t")?.text ?? "", plainStyle);
          this.#writer.endParagraph();
        }
      }
      this.#writer.closePart();
    }
    return parts;
  }

  /** Headers and footers that some page shows, each once. */
  async #readHeadersAndFooters(
    context: DocxContext,
    settings: Settings,
    lists: ReadonlyMap<string, ListDefinition>,
  ): Promise<void> {
    const seen = new Set<string>();
    for (const kind of ["headers", "footers"] as const) {
      for (const section of context.sections.slice()) {
        for (const { type, id } of section[kind]) {
          const isShown =
            (type === "first" && section.hasTitlePage) || (type === "even" && settings.hasEvenPages);
          const path = this.#relationships.get(id)?.target ?? "";
          if ((type !== "default" && !isShown) || seen.has(path) || !this.#archive.has(path)) continue;
          seen.add(path);
          this.#writer.openPart(kind === "headers" ? "header" : "footer");
          await this.#readPart(path, context, lists);
          this.#writer.closePart();
        }
      }
    }
  }
}

function readNoteNumbering(element: XmlElement | null): NoteNumbering {
  return {
    format: childValue(element, "w:numFmt"),
    start: readWhole(childValue(element, "w:numStart"), 100_000),
    restartsInSection: childValue(element, "w:numRestart") === "eachSect",
  };
}

function readSettings(root: XmlElement | null): Settings {
  const evenPages = childOf(root, "w:evenAndOddHeaders");
  return {
    footnote: readNoteNumbering(childOf(root, "w:footnotePr")),
    endnote: readNoteNumbering(childOf(root, "w:endnotePr")),
    hasEvenPages: evenPages !== null && readToggle(evenPages.attributes.get("w:val") ?? null),
  };
}

/**
 * Numbers the marks of the notes in their order in the text, each kind by itself. Without other orders, footnotes are
 * 1, 2, 3 and endnotes i, ii, iii (ISO/IEC 29500-1, 17.11.11 and 17.11.4). A mark that was deleted, or that the author
 * typed, takes no number.
 */
function labelNotes(context: DocxContext, settings: Settings): void {
  const next = { footnote: 0, endnote: 0 };
  const lastSection = { footnote: -1, endnote: -1 };
  for (const { inline, hasOwnMark, section } of context.references) {
    const { note } = inline;
    if (hasOwnMark || inline.style.isDeleted) continue;
    const own = noteNumbering(context.sections[section], note);
    const general = settings[note];
    const isNewSection = lastSection[note] !== section;
    const restarts = (own?.restartsInSection ?? false) || general.restartsInSection;
    if (lastSection[note] < 0 || (isNewSection && restarts)) next[note] = own?.start ?? general.start ?? 1;
    lastSection[note] = section;
    const format = own?.format ?? general.format ?? (note === "footnote" ? "decimal" : "lowerRoman");
    inline.label = formatNumber(next[note], format);
    next[note] += 1;
  }
}

function noteNumbering(section: Section | undefined, note: "footnote" | "endnote"): NoteNumbering | null {
  return section?.[note] ?? null;
}

/** Reads a Word document (Office Open XML, ISO/IEC 29500, strict or transitional). Throws `ReadFailure`. */
export async function readDocx(archive: ZipArchive, task: ReadTask): Promise<ReadResult> {
  const main = await findMainPart(archive, task);
  if (main === null) throw damagedFile(docxName);
  const relationships = await readRelationships(archive, main, task);
  return new DocxReader(archive, main, relationships, task).read();
}
