const refresh = /<meta http-equiv="refresh" content="0;url=([^"]+)"/;

/**
 * Where a page leads that does nothing else, as the router writes one for each former address; `null` for a page that
 * shows something. An address within the site: such a page can name no other.
 */
export function redirectTarget(html: string): string | null {
  const target = refresh.exec(html)?.[1]?.replaceAll("&amp;", "&");
  return target === undefined || !/^\/(?![/\\])/.test(target) ? null : target;
}
