/** What a click on a link tells. */
export interface LinkClick {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/** What a link says of itself. */
export interface PlainLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** The last part of an address with a dot in it is a file: a feed, an image, a document. */
const fileName = /\.[^/]*$/;

/**
 * The address within the site to which a plain click on a link leads, so that the page need not be loaded anew; `null`
 * for what the browser must do itself: other sites, files, new tabs, downloads.
 */
export function innerAddress(click: LinkClick, link: PlainLink, origin: string): string | null {
  const hasModifier = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  if (click.defaultPrevented || click.button !== 0 || hasModifier) return null;
  if (link.isDownload || (link.target !== "" && link.target !== "_self")) return null;
  if (!URL.canParse(link.href)) return null;
  const address = new URL(link.href);
  if (address.origin !== origin || fileName.test(address.pathname)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
