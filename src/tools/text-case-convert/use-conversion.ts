import { useEffect, useRef, useState } from "react";

import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import type { ConversionRequest } from "./conversion.ts";
import { runConversion } from "./run-conversion.ts";
import type { CaseScope } from "./settings.ts";

/** What a conversion came to, said where it was asked for. */
export interface ConversionNotice {
  readonly text: string;
  readonly problem: boolean;
}

export type ConversionOptions = Omit<ConversionRequest, "text" | "to">;

export interface Conversions {
  readonly apply: (to: string, name: string) => void;
  readonly copy: (to: string, name: string) => void;
  readonly cancel: () => void;
  readonly busy: boolean;
  readonly notice: ConversionNotice | null;
}

interface Converted {
  readonly text: string;
  readonly source: string;
  readonly isPart: boolean;
}

const changedMeanwhile = "The text was changed meanwhile, so it was left as it is. Please try again.";

/** Converts the text, or what of it is selected, in its place or for the clipboard. */
export function useConversions(scope: CaseScope, options: ConversionOptions): Conversions {
  const actions = useWorkspaceActions();
  const { selection } = useWorkspaceState();
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const [running, setRunning] = useState<AbortController | null>(null);
  const [notice, setNotice] = useState<ConversionNotice | null>(null);
  useEffect(() => () => running?.abort(), [running]);

  async function convert(to: string, use: (result: Converted) => Promise<void> | void) {
    running?.abort();
    // Read now: what the page shows of the selection may be a frame behind.
    const part = scope === "selection" ? actions.readSelectedText() : "";
    const source = part === "" ? actions.readText() : part;
    if (source === "") return setNotice({ text: "There is no text to convert yet.", problem: false });
    const controller = new AbortController();
    setRunning(controller);
    setNotice(null);
    try {
      const text = await runConversion(controller.signal, { ...options, text: source, to });
      if (!controller.signal.aborted) await use({ text, source, isPart: part !== "" });
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      setNotice({ text: `The text could not be converted: ${reason}`, problem: true });
    } finally {
      setRunning((current) => (current === controller ? null : current));
    }
    return undefined;
  }

  /** Puts a result in the place of its source, as one step of undo; `false` where the source is no longer there. */
  function put(text: string, source: string, isPart: boolean): boolean {
    if (!isPart) {
      return (
        actions.readText() === source && actions.applyEdits([{ from: 0, to: source.length, insert: text }])
      );
    }
    if (actions.readSelectedText() !== source) return false;
    actions.insertText(text);
    const { start, end } = latest.current;
    // Selected again, so that another case can be tried on it.
    if (end - start === source.length) actions.reveal({ start, end: start + text.length });
    return true;
  }

  return {
    busy: running !== null,
    notice,
    cancel() {
      running?.abort();
      setRunning(null);
      setNotice({ text: "Cancelled. The text is as it was.", problem: false });
    },
    apply(to, name) {
      void convert(to, ({ text, source, isPart }) => {
        if (text === source) return setNotice({ text: `${name}: nothing to change.`, problem: false });
        if (!put(text, source, isPart)) return setNotice({ text: changedMeanwhile, problem: true });
        const where = isPart ? "the selection" : "the text";
        return setNotice({ text: `${name} applied to ${where}.`, problem: false });
      });
    },
    copy(to, name) {
      void convert(to, async ({ text }) => {
        try {
          await navigator.clipboard.writeText(text);
          setNotice({ text: `${name} copied.`, problem: false });
        } catch {
          // Refused by the browser or by the person.
          setNotice({ text: "The browser did not allow copying.", problem: true });
        }
      });
    },
  };
}
