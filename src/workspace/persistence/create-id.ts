/** A new id: 128 random bits as hexadecimal digits. */
export function createId(): string {
  // `randomUUID` is missing on insecure origins.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
