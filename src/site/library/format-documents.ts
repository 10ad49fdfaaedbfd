import type { LibraryDocument } from "#workspace/library/library-view.ts";

const numbers = new Intl.NumberFormat("en");
const shortNumbers = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const days = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const times = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

const units = ["bytes", "kB", "MB", "GB", "TB"];

/** Bytes as people read them, in steps of a thousand: 1,284,000 is "1.3 MB". */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (size >= 999.5 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  if (step === 0) return `${numbers.format(bytes)} ${bytes === 1 ? "byte" : "bytes"}`;
  return `${size >= 99.5 ? Math.round(size) : shortNumbers.format(size)} ${units[step] ?? ""}`;
}

/** "1 word", "2 words"; numbers with thousands separated. */
export function formatCount(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** When something was, from "just now" to "yesterday", and its date before that. A later time counts as now. */
export function formatWhen(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), "hour");
  return minutes < 48 * 60 ? relative.format(-1, "day") : days.format(date);
}

/** Date and time in full, for where a date is told from another on the same day. */
export function formatTime(date: Date): string {
  return times.format(date);
}

/** What a document is called where it has no name: nothing was written yet, or its name cannot be read. */
export function shownDocumentName({ name, condition }: LibraryDocument): string {
  if (name !== "") return name;
  return condition === "whole" ? "Untitled" : "A document that needs attention";
}

/** A name for a file on any system: without separators and the like, and not long. */
export function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, " ").replaceAll(/\s+/g, " ");
  const short = Array.from(plain).slice(0, 80).join("");
  return short.replaceAll(/^[ .]+|[ .]+$/g, "") || "Untitled";
}
