import type { ZipArchive } from "../archive/zip-archive.ts";
import { FlowWriter } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import { damagedFile, ReadFailure } from "../read-failure.ts";
import type { ReadTask } from "../read-task.ts";
import { readXml, readXmlText, type XmlAttributes, type XmlHandler } from "../xml/read-xml.ts";
import { XmlTreeBuilder } from "../xml/xml-tree.ts";
import { odtElements } from "./odt-elements.ts";
import { OdtStory } from "./odt-story.ts";
import { OdtStyles } from "./odt-styles.ts";

/** What the file is called in sentences. */
const odtName = "OpenDocument text";

const styleElements = new Set(["style:style", "text:list-style", "text:outline-style"]);

/** Takes down styles, and hands all other elements to their readers. */
class OdtHandler implements XmlHandler {
  readonly #story: OdtStory;
  #style: { readonly builder: XmlTreeBuilder; depth: number } | null = null;
  #skippedDepth = 0;

  constructor(story: OdtStory) {
    this.#story = story;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth += 1;
      return;
    }
    if (this.#style === null && styleElements.has(name))
      this.#style = { builder: new XmlTreeBuilder(), depth: 0 };
    if (this.#style !== null) {
      this.#style.builder.open(name, attributes);
      this.#style.depth += 1;
      return;
    }
    if (odtElements.get(name)?.open?.(this.#story, attributes) === false) this.#skippedDepth = 1;
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth -= 1;
      return;
    }
    if (this.#style === null) {
      odtElements.get(name)?.close?.(this.#story);
      return;
    }
    this.#style.builder.close();
    this.#style.depth -= 1;
    if (this.#style.depth > 0) return;
    const { root } = this.#style.builder;
    if (root !== null) this.#story.styles.add(root);
    this.#style = null;
  }

  text(text: string): void {
    if (this.#skippedDepth > 0 || this.#style !== null) return;
    if (this.#story.collecting === null) this.#story.addText(text);
    else this.#story.collected += text;
  }
}

function checkEncryption(archive: ZipArchive): void {
  const manifest = archive.read("META-INF/manifest.xml");
  if (manifest === null || !new TextDecoder().decode(manifest).includes("encryption-data")) return;
  throw new ReadFailure(
    "password",
    "is protected by a password",
    "Open it in LibreOffice, save it without a password and try again.",
  );
}

function finish(writer: FlowWriter): ReadResult {
  return { format: "odt", encoding: null, parts: writer.finish(), losses: [] };
}

/** Reads a text document (OpenDocument 1.3, ISO/IEC 26300). Throws `ReadFailure`. */
export async function readOdt(archive: ZipArchive, task: ReadTask): Promise<ReadResult> {
  checkEncryption(archive);
  if (!archive.has("content.xml")) throw damagedFile(odtName);
  const writer = new FlowWriter();
  const story = new OdtStory(writer, new OdtStyles());
  if (archive.has("styles.xml")) {
    await readXml(archive.pieces("styles.xml"), new OdtHandler(story), odtName, task);
  }
  await readXml(archive.pieces("content.xml"), new OdtHandler(story), odtName, task);
  return finish(writer);
}

/** Reads a text document that is one XML file instead of an archive. Throws `ReadFailure`. */
export async function readFlatOdt(text: string, task: ReadTask): Promise<ReadResult> {
  const writer = new FlowWriter();
  const story = new OdtStory(writer, new OdtStyles());
  await readXmlText(text, new OdtHandler(story), odtName, task);
  return finish(writer);
}
