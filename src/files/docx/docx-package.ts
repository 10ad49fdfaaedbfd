import type { ZipArchive } from "../archive/zip-archive.ts";
import type { ReadTask } from "../read-task.ts";
import { childrenOf, readXmlTree } from "../xml/xml-tree.ts";

/** What the file is called in sentences. */
export const docxName = "Word document";

export interface Relationship {
  /** The last part of the type's address: "footnotes", "hyperlink". */
  readonly type: string;
  /** A path within the package, or an address outside of it. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** The path that a relationship of a part means: absolute in the package, or relative to the part's folder. */
function resolvePath(part: string, target: string): string {
  const segments = target.startsWith("/") ? [] : part.split("/").slice(0, -1);
  for (const segment of target.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

function decodePath(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    // A lone "%" in a name is no escape: the name is taken as it is.
    if (error instanceof URIError) return target;
    throw error;
  }
}

/** The relationships of a part, by id (Open Packaging Conventions, ISO/IEC 29500-2, clause 6.5). */
export async function readRelationships(
  archive: ZipArchive,
  part: string,
  task: ReadTask,
): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf("/") + 1;
  const path = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  const relationships = new Map<string, Relationship>();
  if (!archive.has(path)) return relationships;
  const root = await readXmlTree(archive.pieces(path), docxName, task);
  for (const { attributes } of childrenOf(root, "rel:Relationship")) {
    const target = attributes.get("Target") ?? "";
    const isExternal = attributes.get("TargetMode") === "External";
    relationships.set(attributes.get("Id") ?? "", {
      type: (attributes.get("Type") ?? "").split("/").at(-1) ?? "",
      target: isExternal
        ? target
        : resolvePath(part, archive.has(resolvePath(part, target)) ? target : decodePath(target)),
      isExternal,
    });
  }
  return relationships;
}

/** The path of the part that holds the document; `null` when the archive has none. */
export async function findMainPart(archive: ZipArchive, task: ReadTask): Promise<string | null> {
  const relationships = await readRelationships(archive, "", task);
  const candidates = Array.from(relationships.values(), ({ type, target }) =>
    type === "officeDocument" ? target : "",
  );
  return [...candidates, "word/document.xml"].find((path) => path !== "" && archive.has(path)) ?? null;
}
