/** What a person is told about saving. */
export const messages = {
  elsewhere: "This text is also open in another tab. What you change here is saved as a copy of its own.",
  alone: "The other tab was closed. The text here is a copy of its own; both are in your documents.",
  unavailable:
    "This browser does not let the page save text, as in some private windows. Copy your text before you close it.",
  full: "This device has no room left to save text. Copy your text before you close the page.",
  retrying: "The last changes could not be saved. The page keeps trying.",
  closed: "Saving stopped because a newer version of this page is open. Reload this page to go on saving.",
  later: "The last text was saved by a newer version of this page. It is kept; reload to read it.",
  unreadable: "A saved text could not be read. What was found is kept in your documents, under “Recovered”.",
  partly:
    "The end of the saved changes could not be read. What was found is kept in your documents, under “Recovered”.",
} as const;

/** Whether a write failed because the device has no room left for it. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
