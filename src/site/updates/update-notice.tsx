import { useEffect, useState } from "react";

import { Button } from "#ui/button/button.tsx";

import { registerServiceWorker } from "./service-worker.ts";
import type { WaitingVersion } from "./service-worker.ts";
import styles from "./update-notice.module.css";

/** Keeps the site for use without a network, and offers a newer version when there is one. It is never forced. */
export function UpdateNotice() {
  const [version, setVersion] = useState<WaitingVersion | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    registerServiceWorker(setVersion).catch(() => {
      // Silent by specification: without the worker the site works as long as the network does.
    });
  }, []);

  return (
    <output>
      {version === null ? null : (
        <div className={styles.notice}>
          <p>A new version is ready.</p>
          <div className={styles.choices}>
            <Button look="link" onClick={version.use}>
              Reload
            </Button>
            <Button onClick={() => setVersion(null)}>Later</Button>
          </div>
        </div>
      )}
    </output>
  );
}
