import { useState } from "react";

export interface Copying {
  readonly copy: (text: string, name: string) => void;
  /** What the last copying came to, in a sentence. */
  readonly notice: string;
  /** The names of what was copied. */
  readonly copied: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Copies pieces of text by their names, and remembers which were. */
export function useCopy(): Copying {
  const [notice, setNotice] = useState("");
  const [copied, setCopied] = useState(nothing);

  async function copyText(text: string, name: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((last) => new Set([...last, name]));
      setNotice(`${name} copied.`);
    } catch {
      // Refused by the browser or by the person.
      setNotice("The browser did not allow copying.");
    }
  }

  return { notice, copied, copy: (text, name) => void copyText(text, name) };
}
