import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";

import { site } from "#config";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import styles from "./contact-form.module.css";
import {
  checkMessage,
  contactFields,
  emptyMessage,
  isBlank,
  mailBody,
  mailLink,
  parseMessage,
} from "./contact-message.ts";
import type { ContactMessage, ContactProblems } from "./contact-message.ts";
import { FormField } from "./form-field.tsx";
import { sendMessage } from "./send-message.ts";

type Sending =
  | { readonly kind: "writing" }
  | { readonly kind: "sending" }
  | { readonly kind: "received" }
  | { readonly kind: "refused"; readonly message: string }
  /** No server takes it: it is in the mail program's hands, or in nobody's. */
  | { readonly kind: "mail"; readonly written: ContactMessage };

function readForm(form: HTMLFormElement): ContactMessage {
  return parseMessage(Object.fromEntries(new FormData(form))) ?? emptyMessage;
}

function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of contactFields) {
    const box = form.elements.namedItem(field);
    if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = message[field];
  }
}

/** Puts the focus in the first field that has to be corrected. */
function focusProblem(form: HTMLFormElement, problems: ContactProblems): void {
  const field = contactFields.find((candidate) => problems[candidate] !== undefined);
  const box = field === undefined ? null : form.elements.namedItem(field);
  if (box instanceof HTMLElement) box.focus();
}

/** The form: what is typed is kept on the device with each key, and given up only once it has arrived. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, keepDraft] = useStoredSetting("contact-draft", parseMessage, emptyMessage);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [sending, setSending] = useState<Sending>({ kind: "writing" });

  // A kept draft fills the form once; words that stand there already are newer.
  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current || form.current === null) return;
    const typed = readForm(form.current);
    if (!isBlank(typed)) {
      isFilled.current = true;
      keepDraft(typed);
    } else if (!isBlank(draft)) {
      isFilled.current = true;
      fillForm(form.current, draft);
    }
  }, [draft, keepDraft]);

  const clear = () => {
    keepDraft(emptyMessage);
    setProblems({});
    setSending({ kind: "writing" });
    if (form.current !== null) fillForm(form.current, emptyMessage);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const message = readForm(target);
    const found = checkMessage(message);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setSending({ kind: "writing" });
      focusProblem(target, found);
      return;
    }
    setSending({ kind: "sending" });
    void sendMessage(message).then((reply) => {
      if (reply.kind === "absent") {
        setSending({ kind: "mail", written: message });
        location.assign(mailLink(message, site.contactAddress, site.name));
        return;
      }
      setSending(reply);
      if (reply.kind !== "received") return;
      keepDraft(emptyMessage);
      fillForm(target, emptyMessage);
    });
  };

  const change = () => {
    if (form.current === null) return;
    isFilled.current = true;
    const message = readForm(form.current);
    keepDraft(message);
    // A sentence goes as soon as what it asked for is done; new ones wait for the next attempt.
    const still = checkMessage(message);
    setProblems((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => Object.hasOwn(still, field))),
    );
    if (sending.kind !== "sending") setSending({ kind: "writing" });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={change}>
      <FormField
        field="message"
        label="Message"
        hint="For a wrong count: the text that shows it, what you got and what you expected."
        rows={8}
        problem={problems.message ?? null}
      />
      <FormField field="subject" label="Subject (optional)" problem={problems.subject ?? null} />
      <div className={styles.person}>
        <FormField
          field="name"
          label="Your name (optional)"
          autoComplete="name"
          problem={problems.name ?? null}
        />
        <FormField
          field="address"
          label="Your e-mail address (optional)"
          type="email"
          autoComplete="email"
          problem={problems.address ?? null}
        />
      </div>
      <p className={styles.hint}>Without an address we can read your message, but not answer it.</p>
      <div className={styles.buttons}>
        <Button type="submit" look="main" disabled={sending.kind === "sending"}>
          {sending.kind === "sending" ? "Sending…" : "Send"}
        </Button>
        <Button onClick={clear}>Clear</Button>
      </div>
      <Outcome sending={sending} />
    </form>
  );
}

function Outcome({ sending }: { readonly sending: Sending }) {
  const [copied, setCopied] = useState<"no" | "yes" | "refused">("no");
  if (sending.kind === "received") return <Notice>Thank you. Your message has arrived.</Notice>;
  if (sending.kind === "refused")
    return (
      <Notice tone="problem">{`${sending.message} Nothing was sent; your message is still here.`}</Notice>
    );
  if (sending.kind !== "mail") return null;
  const { written } = sending;
  const copy = () => {
    navigator.clipboard.writeText(mailBody(written)).then(
      () => setCopied("yes"),
      () => setCopied("refused"),
    );
  };
  return (
    <div className={styles.outcome}>
      <Notice>
        Nothing has been sent yet. Your mail program should have opened with the message written: send it from
        there. It stays here as well until you clear it.
      </Notice>
      <p>
        Did nothing open?{" "}
        <a href={mailLink(written, site.contactAddress, site.name)}>Open the mail program</a>, or copy the
        message and send it to <span className={styles.address}>{site.contactAddress}</span>. A long message
        can be cut by some mail programs; copying never cuts.
      </p>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={copy}>
          {copied === "yes" ? "Copied" : "Copy the message"}
        </Button>
        {copied === "refused" ? (
          <Notice tone="problem">
            The browser did not allow copying. Select the message above and copy it by hand.
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
