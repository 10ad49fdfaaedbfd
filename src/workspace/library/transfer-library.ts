import { isQuotaError } from "../persistence/save-messages.ts";
import { storedFormat } from "../persistence/stored-document.ts";
import type { StoredDocument, StoredVersion } from "../persistence/stored-document.ts";
import type { ArchivedDocument, ArchivedVersion } from "./archive-manifest.ts";
import { nameWithSuffix } from "./document-title.ts";
import type { KeptVersion, LibraryStore } from "./library-store.ts";
import type { ImportReport, LibraryExport } from "./library-view.ts";
import { openArchive } from "./read-archive.ts";
import type { ReadDocument, ReadVersion } from "./read-archive.ts";
import { summarizeText } from "./summarize-text.ts";
import { archivePath, createArchiveWriter } from "./write-archive.ts";

/** Where ids and the time come from; a test gives its own. */
export interface TransferSurroundings {
  readonly createId: () => string;
  readonly now: () => number;
}

type ArchiveWriter = ReturnType<typeof createArchiveWriter>;

async function addVersions(
  store: LibraryStore,
  writer: ArchiveWriter,
  number: string,
  versions: readonly StoredVersion[],
): Promise<readonly ArchivedVersion[]> {
  const archived: ArchivedVersion[] = [];
  for (const { id, name, createdAt } of versions) {
    const kept = await store.readVersion(id);
    if (kept === null) continue;
    const file = archivePath("versions", `${number}-${archived.length + 1}`, name);
    archived.push({ id, name, createdAt, file, encoding: writer.addText(file, kept.text) });
  }
  return archived;
}

/**
 * Packs every document that is not deleted, with its versions. Throws `ArchiveTooLarge` when they are more than an
 * archive may hold.
 */
export async function exportLibrary(
  store: LibraryStore,
  { now }: TransferSurroundings,
): Promise<LibraryExport> {
  const { documents, damaged, later, versions } = await store.list();
  const writer = createArchiveWriter();
  const archived: ArchivedDocument[] = [];
  let unreadable = later.length;
  const add = async (id: string, known: StoredDocument | null) => {
    const read = await store.readText(id);
    if (read === null) {
      unreadable += 1;
      return;
    }
    const number = String(archived.length + 1).padStart(4, "0");
    const name = known?.name ?? null;
    const file = archivePath("documents", number, name ?? summarizeText(read.text, read.sequence).title);
    const encoding = writer.addText(file, read.text);
    archived.push({
      id,
      name,
      createdAt: known?.createdAt ?? null,
      updatedAt: known?.updatedAt ?? null,
      file,
      encoding,
      versions: await addVersions(
        store,
        writer,
        number,
        versions.filter((version) => version.documentId === id),
      ),
    });
  };
  for (const document of documents) if (document.deletedAt === null) await add(document.id, document);
  for (const id of damaged) await add(id, null);
  return { archive: writer.finish(archived, now()), documents: archived.length, unreadable };
}

const oneDayMs = 24 * 60 * 60 * 1000;

/** A date from elsewhere; now for none and for one in the future. */
function believable(time: number | null, now: number): number {
  return time === null || time > now + oneDayMs ? now : time;
}

/**
 * Puts the documents of an archive beside those that are here. Nothing that is here changes: a document whose id is
 * taken by another text becomes a copy; one that is here word for word with all its versions is left out. Answers a
 * sentence when nothing can be read.
 */
export async function importLibrary(
  store: LibraryStore,
  bytes: Uint8Array,
  { createId, now }: TransferSurroundings,
): Promise<ImportReport | string> {
  const opened = openArchive(bytes);
  if (opened.kind === "refused") return opened.message;
  const { documents, damaged, later, versions } = await store.list();
  const deleted = new Set(documents.filter((document) => document.deletedAt !== null).map(({ id }) => id));
  const taken = new Set([...documents.map(({ id }) => id), ...damaged, ...later]);
  const takenVersions = new Set(versions.map(({ id }) => id));
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const problems: string[] = [];
  const report = { added: 0, copied: 0, unchanged: 0 };
  if (opened.unreadable > 0)
    problems.push(`${opened.unreadable.toLocaleString("en")} of its entries could not be read.`);

  const isHere = async (id: string, read: ReadDocument) =>
    !deleted.has(id) &&
    names.get(id) === read.described.name &&
    read.versions.every(({ described }) => described.id !== null && takenVersions.has(described.id)) &&
    (await store.readText(id))?.text === read.text;

  const keep = (documentId: string, { described, text }: ReadVersion): KeptVersion => {
    const isFree = described.id !== null && !takenVersions.has(described.id);
    const id = isFree && described.id !== null ? described.id : createId();
    takenVersions.add(id);
    const createdAt = believable(described.createdAt, now());
    const name = described.name === "" ? "Version" : described.name;
    const summary = summarizeText(text, 0);
    return { text, version: { format: storedFormat, id, documentId, name, createdAt, summary } };
  };

  for (const read of opened.documents((sentence) => problems.push(sentence))) {
    const { described, text } = read;
    const isTaken = described.id !== null && taken.has(described.id);
    if (described.id !== null && isTaken && (await isHere(described.id, read))) {
      report.unchanged += 1;
      continue;
    }
    const id = described.id === null || isTaken ? createId() : described.id;
    const isCopy = isTaken && described.id !== null && !deleted.has(described.id);
    const summary = summarizeText(text, 1);
    const updatedAt = believable(described.updatedAt, now());
    const createdAt = Math.min(believable(described.createdAt, now()), updatedAt);
    const name = isCopy ? nameWithSuffix(described.name ?? summary.title, "(imported)") : described.name;
    try {
      const kept = read.versions.map((version) => keep(id, version));
      await store.create({ id, createdAt, updatedAt, name, summary }, text, kept);
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      problems.push("The device has no room left: the rest of the archive was not taken.");
      break;
    }
    taken.add(id);
    names.set(id, name);
    if (isCopy) report.copied += 1;
    else report.added += 1;
  }
  return { ...report, problems };
}

/** Works out the summaries that are missing or older than their texts. A text that cannot be read has none. */
export async function summarizeLibrary(store: LibraryStore): Promise<void> {
  const { documents, versions } = await store.list();
  for (const { id, sequence, summary } of documents) {
    if (summary?.sequence === sequence) continue;
    const read = await store.readText(id);
    // A journal that is damaged has another sequence than its description; the next save mends it.
    if (read !== null) await store.setSummary(id, summarizeText(read.text, read.sequence));
  }
  for (const { id, summary } of versions) {
    if (summary !== null) continue;
    const kept = await store.readVersion(id);
    if (kept !== null) await store.setVersionSummary(id, summarizeText(kept.text, 0));
  }
}
