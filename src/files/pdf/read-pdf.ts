import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { FlowWriter } from "../document/flow-writer.ts";
import type { ReadResult } from "../document/read-result.ts";
import type { ReadTask } from "../read-task.ts";
import { damagedFile } from "../read-failure.ts";
import { composePages, type PageContent } from "./compose-pages.ts";
import type { OutlineTitle } from "./headings.ts";
import { hasPicture, readPage } from "./page-reader.ts";
import { failureOf, pdfFailures, pdfName } from "./pdf-failures.ts";
import { binaryDataFactory, type PdfLibrary, type PdfSupport } from "./pdf-support.ts";
import { isUnreadable, measureQuality } from "./text-quality.ts";

export interface PdfOptions {
  readonly password?: string;
  readonly signal?: AbortSignal;
}

/** Pages of a PDF that gave no words, and why. */
export interface PdfLosses {
  /** Pages that show a picture and have no text. */
  readonly pictureOnlyPages: number;
  /** Pages whose fonts do not say which characters they show. */
  readonly unreadablePages: number;
  /** Pages that are damaged, or that took too long. */
  readonly damagedPages: number;
}

export interface PdfReadResult extends Omit<ReadResult, "format"> {
  readonly pageCount: number;
  readonly pageLosses: PdfLosses;
}

const mostPages = 5000;
const mostTotalMs = 60_000;
const mostPageMs = 10_000;
/** Pages without text that are looked at for pictures. */
const mostPictureChecks = 12;

/** Ends what takes too long; `null` then. The work itself goes on until the document is closed. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The document's own table of contents, in order. Nodes are taken once, however they refer to each other. */
async function readOutline(document: PDFDocumentProxy): Promise<readonly OutlineTitle[]> {
  const titles: OutlineTitle[] = [];
  const waiting = ((await document.getOutline().catch(() => null)) ?? []).map((node) => ({ node, level: 1 }));
  for (let next = waiting.shift(); next !== undefined && titles.length < 5000; next = waiting.shift()) {
    const { node, level } = next;
    titles.push({ title: node.title, level });
    waiting.push(...node.items.map((node) => ({ node, level: level + 1 })));
  }
  return titles;
}

/** Reads the pages of an open document one after another. */
class PdfReader {
  readonly #document: PDFDocumentProxy;
  readonly #library: PdfLibrary;
  readonly #task: ReadTask;
  readonly #deadline = performance.now() + mostTotalMs;
  readonly #pages: PageContent[] = [];
  #next: Promise<PageContent | null> | null = null;
  #pictureOnly = 0;
  #unreadable = 0;
  #failed = 0;
  #checks = 0;
  #hasText = false;

  constructor(document: PDFDocumentProxy, library: PdfLibrary, task: ReadTask) {
    this.#document = document;
    this.#library = library;
    this.#task = task;
  }

  async read(): Promise<PdfReadResult> {
    const count = this.#document.numPages;
    if (count > mostPages) throw pdfFailures.tooManyPages(mostPages);
    for (let number = 1; number <= count; number += 1) {
      await this.#readPage(number);
      await this.#task.pause(number / count);
      this.#task.throwIfCancelled();
      if (performance.now() > this.#deadline) throw pdfFailures.tooSlow();
    }
    await this.#refuseWithoutText(count);
    const writer = new FlowWriter();
    composePages(this.#pages, await readOutline(this.#document), writer);
    return {
      encoding: null,
      parts: writer.finish(),
      losses: [],
      pageCount: count,
      pageLosses: {
        pictureOnlyPages: this.#pictureOnly,
        unreadablePages: this.#unreadable,
        damagedPages: this.#failed,
      },
    };
  }

  async #readPage(number: number): Promise<void> {
    const page = await this.#tryPage(number);
    if (page === null) {
      this.#failed += 1;
      return;
    }
    const text = page.pieces.map((piece) => piece.text).join("");
    if (text.trim() === "") {
      if (await this.#showsPicture(number)) this.#pictureOnly += 1;
      return;
    }
    this.#hasText = true;
    if (isUnreadable(measureQuality(text))) this.#unreadable += 1;
    else this.#pages.push(page);
  }

  /**
   * A page; `null` for one that is damaged or takes too long, while others may be read. The next page is begun before
   * this one is there: while pdf.js waits for one to be unpacked, it can work on the other.
   */
  async #tryPage(number: number): Promise<PageContent | null> {
    const reading = this.#next ?? this.#beginPage(number);
    this.#next = number < this.#document.numPages ? this.#beginPage(number + 1) : null;
    return within(reading, mostPageMs);
  }

  async #beginPage(number: number): Promise<PageContent | null> {
    return readPage(this.#document, number).catch(() => null);
  }

  /** Whether a page without text shows a picture. After a few pages, the others are taken to be like them. */
  async #showsPicture(number: number): Promise<boolean> {
    if (this.#checks >= mostPictureChecks) return this.#pictureOnly > 0;
    this.#checks += 1;
    const look = async (): Promise<boolean> =>
      hasPicture(await this.#document.getPage(number), this.#library);
    return (
      (await within(
        look().catch(() => false),
        mostPageMs,
      )) ?? true
    );
  }

  async #refuseWithoutText(count: number): Promise<void> {
    if (this.#pages.length > 0) return;
    if (this.#unreadable > 0) throw pdfFailures.unmappableFonts();
    if (!this.#hasText && this.#pictureOnly > 0) throw pdfFailures.picturesOfText();
    if (this.#failed === count && count > 0) throw damagedFile(pdfName);
    // pdf.js opens some files whose encryption it does not know, and finds nothing in them.
    const permissions = await this.#document.getPermissions().catch(() => null);
    if (!this.#hasText && permissions !== null) throw pdfFailures.encryptedOtherwise();
  }
}

/**
 * Reads the text of a PDF in the order of reading, with pdf.js. Page headers and footers are parts of their own. Throws
 * `ReadFailure`: for a password that is needed or wrong, for pages that are pictures of text, for fonts that do not say
 * what they show, and for more than 5,000 pages or a minute.
 */
export async function readPdf(
  bytes: Uint8Array,
  support: PdfSupport,
  task: ReadTask,
  options: PdfOptions = {},
): Promise<PdfReadResult> {
  const { password, signal } = options;
  const library = await support.loadLibrary();
  task.throwIfCancelled();
  const port = support.startWorker?.() ?? null;
  const worker = port === null ? null : library.PDFWorker.create({ port });
  const loading: PDFDocumentLoadingTask = library.getDocument({
    ...(worker === null ? {} : { worker }),
    // pdf.js takes the bytes that it is given for its own.
    data: bytes.slice(),
    ...(password === undefined ? {} : { password }),
    BinaryDataFactory: binaryDataFactory(support),
    cMapUrl: "cmaps/",
    standardFontDataUrl: "standard_fonts/",
    wasmUrl: "wasm/",
    cMapPacked: true,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    verbosity: library.VerbosityLevel.ERRORS,
    stopAtErrors: false,
    enableXfa: false,
  });
  const close = (): void => {
    void loading.destroy().catch(() => undefined);
    worker?.destroy();
    port?.terminate();
  };
  signal?.addEventListener("abort", close, { once: true });
  try {
    const document = await within(loading.promise, mostTotalMs);
    if (document === null) throw pdfFailures.tooSlow();
    return await new PdfReader(document, library, task).read();
  } catch (error) {
    task.throwIfCancelled();
    throw failureOf(error, password !== undefined);
  } finally {
    signal?.removeEventListener("abort", close);
    close();
  }
}
