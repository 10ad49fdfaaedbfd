/** What is used of pdf.js: the same in its build for browsers and in its older one, which Node takes. */
export type PdfLibrary = Pick<
  typeof import("pdfjs-dist"),
  "getDocument" | "OPS" | "PDFWorker" | "VerbosityLevel"
>;

/** Which of pdf.js's own data: character maps, the fonts that every PDF may use, decoders of pictures. */
export type PdfDataKind = "cmaps" | "standard_fonts" | "wasm";

/** A worker that runs pdf.js's part for workers: a browser's `Worker`. */
type PdfWorker = NonNullable<Parameters<PdfLibrary["PDFWorker"]["create"]>[0]["port"]>;

/** What the surroundings provide: pdf.js is a megabyte, and its data are files beside it. */
export interface PdfSupport {
  /** pdf.js; where there is no `startWorker`, told where its worker is. */
  readonly loadLibrary: () => Promise<PdfLibrary>;
  /**
   * Starts a worker for one file; it is ended with the reading, also when a page keeps it busy without end. Without it,
   * pdf.js works on this thread, as it does in Node.
   */
  readonly startWorker?: () => PdfWorker;
  /** A file of the folder of pdf.js that is named like the kind. */
  readonly readData: (kind: PdfDataKind, name: string) => Promise<Uint8Array>;
}

const folders: Readonly<Record<string, PdfDataKind>> = {
  cMapUrl: "cmaps",
  standardFontDataUrl: "standard_fonts",
  wasmUrl: "wasm",
};

/** The class that pdf.js makes its reader of data from. */
export function binaryDataFactory({ readData }: PdfSupport): object {
  return class {
    fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
      const folder = folders[kind];
      if (folder === undefined) return Promise.reject(new Error(`pdf.js asks for unknown data: ${kind}`));
      return readData(folder, filename);
    }
  };
}
