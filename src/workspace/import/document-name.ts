import { fileTypes } from "./file-types.ts";

const endings = new Set(fileTypes.flatMap((type) => type.endings));

/** What a document is called that came from a file: the file's name without an ending that says what it is. */
export function documentName(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  const isKnown = dot > 0 && endings.has(fileName.slice(dot).toLowerCase());
  return (isKnown ? fileName.slice(0, dot) : fileName).trim();
}
