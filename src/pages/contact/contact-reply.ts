/** What became of a message that was sent to the server. */
export type ContactReply =
  | { readonly kind: "received" }
  /** The server took it for what it was and said what is wrong, in a sentence for the person. */
  | { readonly kind: "refused"; readonly message: string }
  /** Nobody there takes messages: a plain file server, or none at all. */
  | { readonly kind: "absent" };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not our server's answer, whatever its status.
    return null;
  }
}

/**
 * Reads the answer to `POST /api/contact`: `{"received": true}` with a status of success, or `{"message": "…"}` with
 * 4xx. Many file servers answer any address with a page and status 200, so a status alone proves nothing.
 */
export function readContactReply(status: number, body: string): ContactReply {
  const value = parseJson(body);
  if (typeof value !== "object" || value === null) return { kind: "absent" };
  if (status >= 200 && status < 300 && "received" in value && value.received === true)
    return { kind: "received" };
  const isRefusal = status >= 400 && status < 500 && status !== 404 && status !== 405;
  if (isRefusal && "message" in value && typeof value.message === "string" && value.message !== "")
    return { kind: "refused", message: value.message };
  return { kind: "absent" };
}
