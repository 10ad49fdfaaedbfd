/** SHA-256 (FIPS 180-4) of the text as UTF-8, in lower-case hexadecimal; a lone surrogate counts as U+FFFD. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
