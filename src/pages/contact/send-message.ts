import type { ContactMessage } from "./contact-message.ts";
import { readContactReply } from "./contact-reply.ts";
import type { ContactReply } from "./contact-reply.ts";

/** A mail program is the better way when the server takes longer than this. */
const longestWaitMs = 10_000;

/** Sends a message to the server, if there is one that takes it. Never throws: without a network, there is none. */
export async function sendMessage(message: ContactMessage): Promise<ContactReply> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return readContactReply(response.status, await response.text());
  } catch {
    // Offline, refused or too slow: the mail program can keep the message until there is a network.
    return { kind: "absent" };
  }
}
