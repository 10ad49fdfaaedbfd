import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import type { BlockerFunction } from "react-router";

import { raisePreloadError } from "../failure/preload-error.ts";
import { reportRejection } from "../failure/report-rejection.ts";

import { fetchCode, isCodeHere, noteOpenPage } from "./fetched-code.ts";

const isMissing: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && !isCodeHere(nextLocation.pathname);

/**
 * Holds each change of page until the new page's code is here, and answers the address that is waited for. Where the code
 * cannot be loaded, the person stays where they are, with their text, and the preload-error event is raised; the router
 * by itself would load the page anew without asking, which with no network loses the page as well.
 */
export function usePageCode(): string | null {
  const { pathname } = useLocation();
  const blocker = useBlocker(isMissing);

  useEffect(() => noteOpenPage(pathname), [pathname]);

  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    let isWanted = true;
    const task = fetchCode(blocker.location.pathname).then(
      () => {
        if (isWanted) blocker.proceed();
        return undefined;
      },
      (error: unknown) => {
        if (!isWanted) return;
        blocker.reset();
        raisePreloadError(error);
      },
    );
    reportRejection(task);
    return () => {
      isWanted = false;
    };
  }, [blocker]);

  return blocker.state === "blocked" ? blocker.location.pathname : null;
}
