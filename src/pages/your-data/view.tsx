import { useEffect, useState } from "react";

import { numberFormat } from "#core/number-format/number-format.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import type { LibraryState } from "#workspace/library/library-view.ts";
import { useLibrary, useLibraryActions } from "#workspace/use-library.ts";

import { storedItems } from "../privacy/stored-items.ts";

import { findRecords, purposeOf, removeRecords } from "./find-records.ts";
import type { FoundRecord } from "./find-records.ts";
import styles from "./view.module.css";

/** How far a person has come with removing everything. */
type Removal = "none" | "asked" | "under-way" | "done" | "partly";

const numbers = numberFormat();

function countOf(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The contents of the database in a sentence's worth of words. */
function describeDocuments({ documents, deleted, versions, recovered }: LibraryState): string {
  const counts = [
    [documents.length, "document"],
    [versions.length, "version"],
    [deleted.length, "deleted document"],
    [recovered.length, "recovered record"],
  ] as const;
  const present = counts.filter(([count], place) => count > 0 || place === 0);
  return present.map(([count, noun]) => countOf(count, noun)).join(", ");
}

function contentOf(record: FoundRecord, library: LibraryState): string {
  const isDocuments = record.where === "IndexedDB" && record.key === "documents";
  return isDocuments && library.status === "ready" ? describeDocuments(library) : record.content;
}

/** What this browser keeps for the site as it is now, and a button that removes all of it. */
export default function YourDataView() {
  const library = useLibrary();
  const actions = useLibraryActions();
  const [records, setRecords] = useState<readonly FoundRecord[] | null>(null);
  const [removal, setRemoval] = useState<Removal>("none");

  useEffect(() => {
    let isShown = true;
    void findRecords().then((found) => {
      if (isShown) setRecords(found);
    });
    return () => {
      isShown = false;
    };
  }, []);

  async function removeAll() {
    setRemoval("under-way");
    const emptied = await actions.removeEverything();
    // Where the browser keeps no documents there are none to remove.
    const isEmptied = emptied.kind === "done" || library.status === "failed";
    const isRemoved = await removeRecords();
    setRecords(await findRecords());
    setRemoval(isEmptied && isRemoved ? "done" : "partly");
  }

  return (
    <Prose>
      <h1>Your data</h1>
      <p>
        This is what your browser keeps for this site at this moment. All of it is on this device; none of it
        was sent anywhere.
      </p>

      <noscript>
        <p className={styles.note}>
          Scripts are switched off, so this page cannot look. Your browser’s settings for this site show what
          is kept, and remove it.
        </p>
      </noscript>

      <div className={styles.found}>
        <h2>Documents</h2>
        <DocumentTable library={library} />

        <h2>Every key</h2>
        {records === null ? (
          <p className={styles.looking}>Looking…</p>
        ) : records.length === 0 ? (
          <p>Nothing is kept.</p>
        ) : (
          <ul className={styles.records}>
            {records.map((record) => (
              <li key={`${record.where} ${record.key}`}>
                <span>
                  <code>{record.key}</code> <span className={styles.quiet}>{record.where}</span>
                </span>
                <span>{purposeOf(record, storedItems) ?? "Not put there by this site as it is now"}</span>
                <bdi className={styles.quiet}>{contentOf(record, library)}</bdi>
              </li>
            ))}
          </ul>
        )}

        <h2>Remove everything</h2>
        <p>
          This removes every document with its versions, every setting and the files for working offline, and
          empties the text on the screen. It cannot be undone: export your documents first if you may want
          them. Other tabs of this site keep what is on their screens until you close them.
        </p>
        <div className={styles.removal}>
          {removal === "asked" ? (
            <>
              <span>Remove everything for good?</span>
              <Button look="outlined" onClick={() => void removeAll()}>
                Yes, remove it
              </Button>
              <Button onClick={() => setRemoval("none")}>Keep it</Button>
            </>
          ) : (
            <Button look="outlined" disabled={removal === "under-way"} onClick={() => setRemoval("asked")}>
              Remove everything
            </Button>
          )}
          <Notice tone={removal === "partly" ? "problem" : "plain"}>
            {removal === "done" ? "Everything was removed from this device." : null}
            {removal === "partly"
              ? "Some of it could not be removed. Clear this site’s data in your browser’s settings."
              : null}
          </Notice>
        </div>
      </div>
    </Prose>
  );
}

/** Every document by name; on a page that stands still before scripts run, only that it is being looked up. */
function DocumentTable({ library }: { readonly library: LibraryState }) {
  if (library.status === "loading") return <p>Looking…</p>;
  if (library.status === "failed") return <p>{library.problem}</p>;
  const listed = [...library.documents, ...library.deleted];
  if (listed.length === 0) return <p>No documents are kept.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Words</th>
            <th scope="col">Versions</th>
            <th scope="col">Last changed</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ id, name, words, versions, updatedAt, deletedAt }) => (
            <tr key={id}>
              <td>
                <bdi>{name === "" ? "Untitled" : name}</bdi>
                {deletedAt === null ? null : " (deleted)"}
              </td>
              <td className={styles.number}>{words === null ? "…" : numbers.format(words)}</td>
              <td className={styles.number}>{numbers.format(versions)}</td>
              <td>{updatedAt === null ? "" : dates.format(updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
