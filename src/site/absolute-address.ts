import { site } from "#config";

/**
 * The origin that this page names as its own, in its canonical link and elsewhere. The build writes the public one; the
 * server puts the present one there on hosts for development. Scripts go by what the page says, so that both agree.
 */
function originOfPage(): string {
  if (typeof document === "undefined") return site.origin;
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? "";
  return URL.canParse(image) ? new URL(image).origin : site.origin;
}

const origin = originOfPage();

/** An address of this site in full. */
export function absoluteAddress(path: string): string {
  return new URL(path, origin).href;
}
