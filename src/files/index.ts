/** The public surface of `wordbench/files`. */
export { composeText } from "./document/compose-text.ts";
export type {
  CellPosition,
  ComposedText,
  ComposeOptions,
  DocumentFormat,
  DocumentParts,
  FlowBlock,
  FlowPart,
  ImportedDocument,
  Inline,
  InlineStyle,
  LeftOut,
  PartKind,
  TextBlock,
  TextImage,
  TextLink,
  TextStructure,
} from "./document/imported-document.ts";
export { readFile } from "./file-reader.ts";
export type { FileSource, ReadOptions, ReadOutcome, ReadSurroundings } from "./file-reader.ts";
export type { PdfDataKind, PdfLibrary, PdfSupport } from "./pdf/pdf-support.ts";
export type { FailureReason } from "./read-failure.ts";
export { mostFileBytes } from "./read-limits.ts";
export type { ReadControl, ReadProgress } from "./read-task.ts";
export { parseEncoding, textEncodings } from "./text/encodings.ts";
export type { TextEncoding } from "./text/encodings.ts";
