import { isQuotaError, messages } from "../persistence/save-messages.ts";

/** What a person is told when something could not be done with a document. */
export const libraryMessages = {
  unsaved:
    "The text on the screen could not be saved, so it stays open. Copy it, or make room on this device, and try again.",
  unreadable: "That document could not be read. The text on the screen is as it was.",
  unreadableVersion: "That version could not be read. The text on the screen is as it was.",
  gone: "That document is not here any more.",
  empty: "There is no text yet to keep a version of.",
  archiveTooLarge: "That file is larger than any archive of documents can be. Nothing was taken from it.",
  nothingSalvaged: "No text was found in these records. Save them as a file to look at them elsewhere.",
  full: "This device has no room left for that. Delete documents that you do not need, and try again.",
  unavailable:
    "This browser does not let the page keep documents, as in some private windows. Your text stays on the screen; copy it before you close the page.",
  newer: "A newer version of this page is open in another tab. Reload this one to see your documents.",
  failed: "That could not be done. Your documents are as they were; reload the page and try again.",
} as const;

/** The sentence for an error at the store. */
export function describeStoreError(error: unknown): string {
  if (isQuotaError(error)) return libraryMessages.full;
  if (error instanceof Error && error.name === "VersionError") return libraryMessages.newer;
  return libraryMessages.failed;
}

/** The sentence for a store that does not open. */
export function describeOpenError(error: unknown): string {
  const isNewer = error instanceof Error && error.name === "VersionError";
  return isNewer ? messages.closed : libraryMessages.unavailable;
}
