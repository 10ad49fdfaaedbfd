import type { PageLink, SeoPage } from "./seo-page.ts";

/** The links of a page by where they lead. Links within the page, and to mail or telephone, are neither. */
export interface SortedLinks {
  readonly internal: readonly PageLink[];
  readonly outbound: readonly PageLink[];
}

function plainHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, "")
    .replace(/[/?#:].*$/, "")
    .replace(/^www\./, "");
}

/** The host of a written-out address, without `www.`; empty for any other. */
export function hostOfAddress(address: string): string {
  return /^(?:https?:)?\/\//i.test(address) ? plainHost(address.replace(/^\/\//, "https://")) : "";
}

/** Sorts the links of a page. Without a site's host, that of the page's canonical address is its own. */
export function sortLinks(page: SeoPage, siteHost: string): SortedLinks {
  const canonical = page.head?.canonicals[0] ?? page.head?.social.get("og:url") ?? "";
  const own = siteHost.trim() === "" ? hostOfAddress(canonical) : plainHost(siteHost);
  const base = hostOfAddress(page.head?.base ?? "");
  const internal: PageLink[] = [];
  const outbound: PageLink[] = [];
  for (const link of page.links) {
    const address = link.address.trim();
    if (address === "" || address.startsWith("#")) continue;
    const host = hostOfAddress(address);
    if (host === "" && /^[a-z][a-z0-9+.-]*:/i.test(address)) continue;
    // What is relative lies on the site, unless the page says that it begins elsewhere.
    const isOwn = host === "" ? base === "" || own === "" || base === own : own !== "" && host === own;
    (isOwn ? internal : outbound).push(link);
  }
  return { internal, outbound };
}
