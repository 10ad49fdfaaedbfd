/** What every command prints for `--json`: an array with an object an input, ending in a line break. */
export function formatJson(results: readonly { readonly source: string }[]): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}
