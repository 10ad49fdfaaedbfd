import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useImportedStructure } from "#workspace/import/use-imported-structure.ts";
import { useLibrary } from "#workspace/use-library.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { otherKeyphrases, splitSynonyms } from "./page-notes.ts";
import { SeoClient } from "./seo-client.ts";
import type { SeoFindings } from "./seo-messages.ts";
import type { SeoSettings } from "./use-settings.ts";

/** A pause in typing after which the text is assessed anew. */
const pauseMilliseconds = 300;

export interface FindingsView {
  /** The last findings stay while newer ones are on their way. */
  readonly findings: SeoFindings | null;
  /** The text that they are about. */
  readonly text: string;
  readonly working: boolean;
  readonly failure: string | null;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Outcome {
  readonly name: string;
  readonly failure: string | null;
  readonly stopped: boolean;
}

function formatToday(): string {
  return new Date().toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
}

/** Assesses the text in a worker, and again after each change of it or of what is said of the page. */
export function useFindings(settings: SeoSettings, competitors: readonly string[]): FindingsView {
  const { text, revision } = useSettledText(pauseMilliseconds);
  const structure = useImportedStructure();
  const { documentId, revision: current } = useWorkspaceState();
  const { documents } = useLibrary();
  const { notes, allNotes, language, site, showDate } = settings;
  const [result, setResult] = useState<{ readonly findings: SeoFindings; readonly text: string } | null>(
    null,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const client = useRef<SeoClient | null>(null);
  const others = useMemo(
    () => JSON.stringify(otherKeyphrases(allNotes, documentId, documents)),
    [allNotes, documentId, documents],
  );
  const said = JSON.stringify({
    keyphrase: notes.keyphrase,
    synonyms: splitSynonyms(notes.synonyms),
    fields: { title: notes.title, slug: notes.slug, description: notes.description },
    isCornerstone: notes.isCornerstone,
    siteHost: site.value,
    date: showDate.value ? formatToday() : "",
    language: language.value,
  });
  // A structure belongs to one revision; while the text settles, it may be of a newer one.
  const ofText = revision === current ? structure : null;
  const name = `${revision} ${attempt} ${ofText === null} ${said} ${others} ${competitors.join("\u0000")}`;

  useEffect(() => {
    const started = new SeoClient((answer) => {
      const failure = answer.kind === "failed" ? answer.message : null;
      setOutcome({ name: answer.name, failure, stopped: false });
      if (answer.kind === "done") setResult({ findings: answer.findings, text: answer.text });
    });
    client.current = started;
    return () => {
      started.stop();
      client.current = null;
    };
  }, []);

  useEffect(() => {
    if (revision < 0) return;
    client.current?.ask(name, {
      text,
      structure:
        ofText === null ? null : { blocks: ofText.blocks, links: ofText.links, images: ofText.images },
      language: language.value,
      keyphrase: notes.keyphrase,
      synonyms: splitSynonyms(notes.synonyms),
      fields: { title: notes.title, slug: notes.slug, description: notes.description },
      isCornerstone: notes.isCornerstone,
      siteHost: site.value,
      date: showDate.value ? formatToday() : "",
      otherKeyphrases: otherKeyphrases(allNotes, documentId, documents),
      competitors,
    });
    // The name says all that the question is made of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  const stop = useCallback(() => {
    client.current?.stop();
    setOutcome({ name, failure: null, stopped: true });
  }, [name]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const ended = outcome?.name === name;
  return {
    findings: result?.findings ?? null,
    text: result?.text ?? "",
    working: !ended,
    failure: ended ? outcome.failure : null,
    stopped: ended && outcome.stopped,
    stop,
    again,
  };
}
