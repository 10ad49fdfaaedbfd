/** What stands in the panel when figures could not be computed: what happened, and that nothing is lost. */
export function failureSentence(message: string): string {
  const reason = message.trim().replace(/[.\s]+$/, "");
  return `These figures could not be computed${reason === "" ? "" : ` (${reason})`}. Your text is unchanged; the next edit tries again.`;
}
