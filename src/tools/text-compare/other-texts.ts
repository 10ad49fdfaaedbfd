import { useSyncExternalStore } from "react";

/** The texts besides the open document: the one it is compared with, and the one that both were made of. */
export type OtherTextSlot = "second" | "base";

/** A text held by the page alone: it is kept while tools are changed, and never stored. */
export interface OtherText {
  /** The file or document that it came from; empty for what was typed or pasted. */
  readonly name: string;
  readonly text: string;
  /** Another number whenever the text is another one. */
  readonly revision: number;
  /** Another number whenever it came from elsewhere than its box. */
  readonly filling: number;
}

const empty: OtherText = { name: "", text: "", revision: 0, filling: 0 };
const listeners = new Set<() => void>();
let held: Readonly<Record<OtherTextSlot, OtherText>> = { second: empty, base: empty };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(slot: OtherTextSlot, next: OtherText): void {
  held = { ...held, [slot]: next };
  for (const listener of listeners) listener();
}

/** Puts a whole text in, from a file or the library. */
export function fillOtherText(slot: OtherTextSlot, name: string, text: string): void {
  const { revision, filling } = held[slot];
  change(slot, { name, text, revision: revision + 1, filling: filling + 1 });
}

/** Takes over what a person typed into the box. The name stays: it is that text, edited. */
export function typeOtherText(slot: OtherTextSlot, text: string): void {
  const { name, text: known, revision, filling } = held[slot];
  if (text === known) return;
  change(slot, { name: text === "" ? "" : name, text, revision: revision + 1, filling });
}

/** One of the other texts. */
export function useOtherText(slot: OtherTextSlot): OtherText {
  return useSyncExternalStore(
    subscribe,
    () => held[slot],
    () => empty,
  );
}
