import { codeOfPage } from "./page-code.ts";

/** Each piece of code that was asked for, once it is here or while it is on its way; a failure is forgotten. */
const pieces = new Map<string, Promise<unknown>>();
const here = new Set<string>();

function codeAt(path: string): readonly string[] {
  return codeOfPage(Reflect.get(window, "__reactRouterManifest"), path);
}

function fetchPiece(address: string): Promise<unknown> {
  const known = pieces.get(address);
  if (known !== undefined) return known;
  const piece = import(/* @vite-ignore */ address).then(
    () => here.add(address),
    (error: unknown) => {
      pieces.delete(address);
      throw error;
    },
  );
  pieces.set(address, piece);
  return piece;
}

/** Whether a page could be shown at once: all of its code is here. */
export function isCodeHere(path: string): boolean {
  return codeAt(path).every((address) => here.has(address));
}

/** Takes note that a page is open, and so its code is here. */
export function noteOpenPage(path: string): void {
  for (const address of codeAt(path)) here.add(address);
}

/** Fetches what is missing of a page's code; rejects when a piece of it cannot be had. */
export async function fetchCode(path: string): Promise<void> {
  await Promise.all(
    codeAt(path)
      .filter((address) => !here.has(address))
      .map(fetchPiece),
  );
}

/** Fetches a page's code before it is asked for. */
export function prefetchCode(path: string): void {
  fetchCode(path).catch(() => {
    // Nobody has asked for the page yet. When somebody does, it is fetched again, and then a failure is told.
  });
}
