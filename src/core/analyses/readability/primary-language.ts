/** The language of a BCP 47 tag without its region or script, in lower case: `de` for `de-AT`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";
}
