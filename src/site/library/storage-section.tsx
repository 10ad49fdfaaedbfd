import { Link } from "react-router";

import { Button } from "#ui/button/button.tsx";
import type { LibraryState } from "#workspace/library/library-view.ts";
import { useLibraryActions } from "#workspace/use-library.ts";

import { formatBytes } from "./format-documents.ts";
import styles from "./library-dialog.module.css";
import type { Commands } from "./use-reply.ts";

export interface StorageSectionProps {
  readonly library: LibraryState;
  readonly commands: Commands;
}

/** About a page: less than this is written again sooner than a browser's question is answered. */
const worthKeepingWords = 250;

/** How much room the documents take, how much is left, and whether the browser may clear them. */
export function StorageSection({ library, commands }: StorageSectionProps) {
  const actions = useLibraryActions();
  const { room, documents, versions } = library;
  if (room === null) return null;
  const isWorthKeeping =
    versions.length > 0 || documents.some(({ words }) => words !== null && words >= worthKeepingWords);

  async function keep() {
    const asked = await commands.run(actions.keepStorage());
    if (asked === null) return;
    commands.say(
      asked.value
        ? "The browser now keeps your documents until you remove them."
        : "The browser did not agree. It may do so once you use this site more; until then, export your documents now and then.",
    );
  }

  return (
    <section aria-label="Room on this device" className={styles.section}>
      <p className={styles.quiet}>
        {formatBytes(room.used)} used by this site, {formatBytes(room.left)} left on this device.{" "}
        <Link to="/your-data">See and remove what is kept</Link>
      </p>
      {room.isPersistent === true ? (
        <p className={styles.quiet}>The browser keeps your documents until you remove them.</p>
      ) : null}
      {room.isPersistent === false && isWorthKeeping ? (
        <p className={styles.offer}>
          <span>
            When this device runs short of room, the browser may clear what websites keep, your documents
            included. You can ask it not to.
          </span>
          <Button look="outlined" onClick={() => void keep()}>
            Keep my documents
          </Button>
        </p>
      ) : null}
    </section>
  );
}
