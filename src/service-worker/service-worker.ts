import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

import { keepShared, sharePath } from "./share-target.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: every page and script of this version, with revisions. */
declare const PRECACHE_ENTRIES: { url: string; revision: string | null }[];
/** Written in by the build: former addresses of pages, and where they lead now. */
declare const FORMER_ADDRESSES: Readonly<Record<string, string>>;

cleanupOutdatedCaches();

// Pages are the same whatever stands behind "?": an address with a query still opens offline.
precacheAndRoute(PRECACHE_ENTRIES, { ignoreURLParametersMatching: [/./], cleanURLs: false });

/** Drops the other entries of a cache when one has come in: a new version of a large file replaces the old one. */
async function keepNewest({ cacheName, request }: { cacheName: string; request: Request }): Promise<void> {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => url !== request.url);
  await Promise.all(others.map((other) => cache.delete(other)));
}

// Harper's program, which is fetched only for those who asked for it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/harper_wasm"),
  new CacheFirst({ cacheName: "wordbench-harper", plugins: [{ cacheDidUpdate: keepNewest }] }),
);

// Font subsets that the first visit did not need; their names hold a hash, so a kept copy is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "wordbench-assets" }),
);

// Covers of articles: shown at once from the last visit, and looked up again, for their names hold no hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/images/"),
  new StaleWhileRevalidate({ cacheName: "wordbench-images" }),
);

// The fonts of PDF reports: each is fetched for the first report whose script needs it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/fonts/report/"),
  new CacheFirst({ cacheName: "wordbench-report-fonts" }),
);

// What pdf.js needs for some PDFs only: character maps and fonts. The address holds the version of pdf.js.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pdf/"),
  new CacheFirst({ cacheName: "wordbench-pdf" }),
);

// Dictionaries of languages besides English, each fetched when it is first used; the name holds its version.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/dictionaries/"),
  new CacheFirst({ cacheName: "wordbench-dictionaries" }),
);

// What another app shares with the installed one never reaches the network.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => keepShared(request),
  "POST",
);

// Only reached for an address that is not a page of this version.
registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ request }) => fetch(request),
);
// With the network gone: from a former address, or one that differs from a page's in capitals or a slash at its end
// alone, to the page, as the server does; else the page for unknown addresses.
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const { pathname, search } = new URL(request.url);
  const plain = pathname.replace(/\/+$/, "").toLowerCase();
  const page = FORMER_ADDRESSES[plain] ?? plain;
  if (page !== pathname && (await matchPrecache(page)) !== undefined) {
    return Response.redirect(`${page}${search}`, 308);
  }
  const notFound = await matchPrecache("/404");
  return notFound ?? Response.error();
});

self.addEventListener("message", (event) => {
  // The page asks for this when the person chose the new version; it is never forced over their text.
  const message: unknown = event.data;
  if (
    typeof message === "object" &&
    message !== null &&
    "type" in message &&
    message.type === "SKIP_WAITING"
  ) {
    event.waitUntil(self.skipWaiting());
  }
});

// The page of the first visit is served too, so that parts it loads later work offline without a reload.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
