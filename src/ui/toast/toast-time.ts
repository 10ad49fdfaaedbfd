import type { Toast } from "./toast-store.ts";

/** About twice what an adult needs: 238 words a minute (Brysbaert 2019) are some 24 characters a second. */
const millisecondsPerCharacter = 80;
const leastMilliseconds = 5000;

/**
 * How long a toast stays before it closes by itself; `null` where it waits for the person: an error, and what offers
 * something to do, must not go before they have had their time (WCAG 2.2, 2.2.1).
 */
export function shownMilliseconds(toast: Toast): number | null {
  if (toast.action !== null || toast.variant === "destructive") return null;
  const length = toast.title.length + (toast.description?.length ?? 0);
  return Math.max(leastMilliseconds, length * millisecondsPerCharacter);
}

/** What a screen reader says of a toast, with the way to what it offers. */
export function spokenText({ title, description, action }: Toast): string {
  const offer = action === null ? null : `${action.label}: press F6`;
  return [title, description, offer]
    .filter((part) => part !== null && part !== "")
    .map((part) => (/[.?]$/.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}
