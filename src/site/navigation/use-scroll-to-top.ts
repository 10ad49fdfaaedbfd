import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Once more after this time, for what changed the page's height meanwhile. */
const repeatMilliseconds = 150;

/**
 * Takes the page to its top when its address changes. Going back or forward does not: `ScrollRestoration` puts the page
 * where it was left. Nor does an address that names a place in the page.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (isHistory || hash !== "") return undefined;
    window.scrollTo(0, 0);
    const repeat = setTimeout(() => window.scrollTo(0, 0), repeatMilliseconds);
    return () => clearTimeout(repeat);
  }, [pathname, hash, isHistory]);
}
