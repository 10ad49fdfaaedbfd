import { useLocation, useNavigation } from "react-router";

import { useHydrated } from "#ui/foundation/use-hydrated.ts";
import { LoadingBar } from "#ui/loader/loading-bar.tsx";
import { Spinner } from "#ui/loader/spinner.tsx";

import styles from "./loading-status.module.css";
import { toolAt } from "#tools/tool-address.ts";
import { usePageCode } from "./use-page-code.ts";

function loadingText(path: string): string {
  return toolAt(path)?.path === "/" ? "Loading Word Counter..." : "Loading...";
}

/** The address that is on its way: of a link that was followed, else of a tool whose scripts have yet to take over. */
function useAwaitedPath(): string | null {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const fetched = usePageCode();
  const isHydrated = useHydrated();
  if (next !== undefined) return next.pathname;
  return fetched ?? (isHydrated || toolAt(pathname) === null ? null : pathname);
}

/**
 * Says that a page is on its way. It lies over an edge of the header and of the lens bar, so that nothing moves when it
 * goes.
 */
export function LoadingStatus() {
  const path = useAwaitedPath();
  return (
    <>
      {path === null ? null : (
        <div className={styles.bar}>
          <LoadingBar />
        </div>
      )}
      <output className={styles.status}>
        {path === null ? null : (
          <span className={styles.text}>
            <Spinner size="sm" text={loadingText(path)} />
          </span>
        )}
      </output>
    </>
  );
}
