import { numberFormat } from "#core/number-format/number-format.ts";

/** What somebody has typed on the contact page; every field may be empty. */
export interface ContactMessage {
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactField = keyof ContactMessage;

/** What to correct, by field; empty when the message can be sent. */
export type ContactProblems = Partial<Readonly<Record<ContactField, string>>>;

export const contactFields = [
  "name",
  "address",
  "subject",
  "message",
] as const satisfies readonly ContactField[];

/** Most characters of a field (UTF-16 units, as forms count). */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 100,
  // The longest address that mail can be sent to: RFC 3696, erratum 1690.
  address: 254,
  subject: 150,
  message: 10_000,
};

export const emptyMessage: ContactMessage = { name: "", address: "", subject: "", message: "" };

const names: Readonly<Record<ContactField, string>> = {
  name: "name",
  address: "address",
  subject: "subject",
  message: "message",
};

const grouped = numberFormat();

/** Something, one @, and something with a dot inside. Only mail itself can tell whether an address works. */
function looksLikeAddress(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}

/** What to correct before a message can be sent, in sentences that say how. */
export function checkMessage(message: ContactMessage): ContactProblems {
  const problems: Partial<Record<ContactField, string>> = {};
  const address = message.address.trim();
  if (message.message.trim() === "")
    problems.message = "Write a few words first: there is nothing to send yet.";
  if (address !== "" && !looksLikeAddress(address))
    problems.address =
      "This does not look like an e-mail address, such as ana@example.org. Correct it, or leave it empty.";
  for (const field of contactFields) {
    const over = message[field].length - contactLimits[field];
    if (over > 0)
      problems[field] =
        `The ${names[field]} is ${grouped.format(over)} ${over === 1 ? "character" : "characters"} too long; ${grouped.format(contactLimits[field])} fit.`;
  }
  return problems;
}

/** The message with the name under it, as it stands in a mail. */
export function mailBody({ name, message }: ContactMessage): string {
  return name.trim() === "" ? message.trim() : `${message.trim()}\n\n${name.trim()}`;
}

/** Half a character, as a cut text can end in, would stop the escaping. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}

/**
 * A link that opens a mail program with the message written (RFC 6068): its lines end in CR LF, and everything with a
 * meaning of its own in an address is escaped.
 */
export function mailLink(message: ContactMessage, recipient: string, siteName: string): string {
  const subject = message.subject.trim() || `Message about ${siteName}`;
  const body = mailBody(message).replaceAll(/\r\n?|\n/g, "\r\n");
  return `mailto:${recipient}?subject=${encodeURIComponent(wellFormed(subject))}&body=${encodeURIComponent(wellFormed(body))}`;
}

/** Whether nothing at all has been typed. */
export function isBlank(message: ContactMessage): boolean {
  return contactFields.every((field) => message[field].trim() === "");
}

/** A message that was kept; `undefined` for what is not one. Fields that are missing are empty. */
export function parseMessage(value: unknown): ContactMessage | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (field: ContactField): string => {
    const found = fields.get(field);
    return typeof found === "string" ? found : "";
  };
  return {
    name: text("name"),
    address: text("address"),
    subject: text("subject"),
    message: text("message"),
  };
}
