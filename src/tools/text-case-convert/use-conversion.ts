import { useEffect, useRef, useState } from "react";

import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import type { ConversionOptions } from "./messages.ts";
import { isLong, runConversion } from "./run-conversion.ts";
import type { CaseScope } from "./settings.ts";
import type { AskCases } from "./use-case-worker.ts";

/** What a conversion came to, said where it was asked for. */
export interface ConversionNotice {
  readonly text: string;
  readonly problem: boolean;
}

export interface Conversions {
  readonly apply: (to: string, name: string) => Promise<void>;
  readonly copy: (to: string, name: string) => Promise<void>;
  readonly cancel: () => void;
  /** Whether something is under way that takes long enough to be cancelled. */
  readonly busy: boolean;
  readonly notice: ConversionNotice | null;
}

interface Converted {
  readonly text: string;
  readonly source: string;
  readonly isPart: boolean;
}

interface Running {
  readonly controller: AbortController;
  readonly isLong: boolean;
}

const changedMeanwhile = "The text was changed meanwhile, so it was left as it is. Please try again.";

/** Converts the text, or what of it is selected, in its place or for the clipboard. */
export function useConversions(scope: CaseScope, options: ConversionOptions, ask: AskCases): Conversions {
  const actions = useWorkspaceActions();
  const { selection } = useWorkspaceState();
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const [running, setRunning] = useState<Running | null>(null);
  const [notice, setNotice] = useState<ConversionNotice | null>(null);
  useEffect(() => () => running?.controller.abort(), [running]);

  /** Converts, and answers `null` where that came to nothing; why has been said by then. */
  async function convert(to: string): Promise<Converted | null> {
    running?.controller.abort();
    // Read now: what the page shows of the selection may be a frame behind.
    const part = scope === "selection" ? actions.readSelectedText() : "";
    const source = part === "" ? actions.readText() : part;
    if (source === "") {
      setNotice({ text: "There is no text to convert yet.", problem: false });
      return null;
    }
    const controller = new AbortController();
    setRunning({ controller, isLong: isLong(source) });
    setNotice(null);
    try {
      const text = await runConversion(controller.signal, { ...options, text: source, to }, ask);
      return controller.signal.aborted ? null : { text, source, isPart: part !== "" };
    } catch (error) {
      if (!controller.signal.aborted) {
        const reason = error instanceof Error ? error.message : String(error);
        setNotice({ text: `The text could not be converted: ${reason}`, problem: true });
      }
      return null;
    } finally {
      setRunning((current) => (current?.controller === controller ? null : current));
    }
  }

  /** Puts a result in the place of its source, as one step of undo; `false` where the source is no longer there. */
  function put({ text, source, isPart }: Converted): boolean {
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
    busy: running?.isLong === true,
    notice,
    cancel() {
      running?.controller.abort();
      setRunning(null);
      setNotice({ text: "Cancelled. The text is as it was.", problem: false });
    },
    async apply(to, name) {
      const converted = await convert(to);
      if (converted === null) return;
      const { text, source, isPart } = converted;
      if (text === source) return setNotice({ text: `${name}: nothing to change.`, problem: false });
      if (!put(converted)) return setNotice({ text: changedMeanwhile, problem: true });
      const where = isPart ? "the selection" : "the text";
      setNotice({ text: `${name} applied to ${where}.`, problem: false });
    },
    async copy(to, name) {
      const converted = convert(to);
      const copied = await writeToClipboard(converted.then((done) => done?.text ?? null));
      if ((await converted) === null) return;
      setNotice(
        copied
          ? { text: `${name} copied.`, problem: false }
          : { text: "The browser did not allow copying.", problem: true },
      );
    },
  };
}

/**
 * Puts a text on the clipboard once it is there; `false` where the browser or the person refuses, and where there is
 * none. To be called while the browser still counts the press of the button: the clipboard then waits for the text.
 */
async function writeToClipboard(text: Promise<string | null>): Promise<boolean> {
  const blob = text.then((done) => {
    if (done === null) throw new Error("There is nothing to copy.");
    return new Blob([done], { type: "text/plain" });
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    // Whoever calls says so.
    return blob.then(
      () => false,
      () => false,
    );
  }
}
