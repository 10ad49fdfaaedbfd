import { useEffect } from "react";
import { useNavigate } from "react-router";

import { addressOfWordCounter } from "#tools/tool-address.ts";

import { reportRejection } from "../failure/report-rejection.ts";

import { prefetchCode } from "./fetched-code.ts";
import { innerAddress } from "./inner-address.ts";
import type { PlainLink } from "./inner-address.ts";

/** A press of the main button and nothing else, as it would be if the person followed the link. */
const plainClick = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

function linkAt(target: EventTarget | null): PlainLink | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  return { href: link.href, target: link.target, isDownload: link.hasAttribute("download") };
}

function prefetchLinkAt(event: Event): void {
  const link = linkAt(event.target);
  const address = link && innerAddress(plainClick, link, location.origin);
  if (address !== null) prefetchCode(new URL(address, location.origin).pathname);
}

/**
 * Takes care of all links within the site. Their code is fetched when the pointer or the focus comes near; the router's
 * own `prefetch` would load the page anew, unasked, where that fails. And plain links, those in articles say, change the
 * page without loading it anew: the text stays in memory, and going back finds each place again.
 */
export function useInnerLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target);
      // Links of the router have taken care of their clicks by now.
      const address = link && innerAddress(event, link, location.origin);
      if (address === null) return;
      event.preventDefault();
      // Plain links to the home page are those of articles, and mean the word counter.
      reportRejection(navigate(address === "/" ? addressOfWordCounter() : address));
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    window.addEventListener("click", follow, { signal: listening.signal });
    window.addEventListener("pointerover", prefetchLinkAt, options);
    window.addEventListener("focusin", prefetchLinkAt, options);
    return () => listening.abort();
  }, [navigate]);
}
