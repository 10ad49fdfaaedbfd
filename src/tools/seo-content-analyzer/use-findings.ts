import { useMemo, useState } from "react";

import type { PageStructure } from "#core/seo/page/seo-page.ts";
import { useImportedStructure } from "#workspace/import/use-imported-structure.ts";
import { useTextAnswer } from "#workspace/tool-worker/use-text-answer.ts";
import type { TextAnswerView, TextWork } from "#workspace/tool-worker/use-text-answer.ts";
import { useLibrary } from "#workspace/use-library.ts";
import { useSettledText } from "#workspace/use-settled-text.ts";
import { useWorkspaceState } from "#workspace/use-workspace.ts";

import { otherKeyphrases, splitSynonyms } from "./page-notes.ts";
import { seoProtocol } from "./seo-messages.ts";
import type { SeoFindings, SeoQuestion, SeoReplies, SeoRequests } from "./seo-messages.ts";
import type { SeoSettings } from "./use-settings.ts";

/** A pause in typing after which the text is assessed anew. */
const pauseMilliseconds = 300;

/** A large value that is told from others by a number, so that it need not be compared letter by letter. */
class Held<Value> {
  static #last = 0;
  readonly value: Value;
  readonly #number: number;

  constructor(value: Value) {
    Held.#last += 1;
    this.#number = Held.#last;
    this.value = value;
  }

  toJSON(): number {
    return this.#number;
  }
}

interface Asked extends Omit<SeoQuestion, "text" | "structure" | "competitors"> {
  readonly structure: Held<PageStructure | null>;
  readonly competitors: Held<readonly string[]>;
}

const seoWork: TextWork<SeoRequests, SeoReplies, "assess", Asked> = {
  worker: {
    start: () => new Worker(new URL("./seo.worker.ts", import.meta.url), { type: "module", name: "seo" }),
    protocol: seoProtocol,
    notLoaded: "The checks could not be loaded.",
  },
  kind: "assess",
  request: (text, { structure, competitors, ...asked }) => ({
    ...asked,
    text,
    structure: structure.value,
    competitors: competitors.value,
  }),
  pauseMilliseconds,
  // Title, description and slug are assessed before there is a text.
  readsEmptyText: true,
};

/** What is on the screen, and what is being done. */
export interface FindingsView extends Pick<
  TextAnswerView<SeoRequests, SeoReplies, SeoFindings, Asked>,
  "working" | "failure" | "stopped" | "stop" | "again"
> {
  /** The last findings stay while newer ones are on their way. */
  readonly findings: SeoFindings | null;
  /** The text that they are about. */
  readonly text: string;
}

function formatToday(): string {
  return new Date().toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
}

const noStructure = new Held<PageStructure | null>(null);

/** The structure of the document that was opened, while its text is as it was; it changes only when the text has settled. */
function useSettledStructure(): Held<PageStructure | null> {
  const { revision } = useSettledText(pauseMilliseconds);
  const { revision: current } = useWorkspaceState();
  const structure = useImportedStructure();
  const held = useMemo(
    () =>
      structure === null
        ? noStructure
        : new Held({ blocks: structure.blocks, links: structure.links, images: structure.images }),
    [structure],
  );
  const [kept, setKept] = useState(held);
  if (revision !== current || kept === held) return kept;
  setKept(held);
  return held;
}

/** Assesses the text in a worker, and again after each change of it or of what is said of the page. */
export function useFindings(settings: SeoSettings, competitors: readonly string[]): FindingsView {
  const { documentId } = useWorkspaceState();
  const { documents } = useLibrary();
  const { notes, allNotes, language, site, showDate } = settings;
  const structure = useSettledStructure();
  const heldCompetitors = useMemo(() => new Held(competitors), [competitors]);
  const { answer, working, failure, stopped, stop, again } = useTextAnswer(seoWork, {
    structure,
    competitors: heldCompetitors,
    keyphrase: notes.keyphrase,
    synonyms: splitSynonyms(notes.synonyms),
    fields: { title: notes.title, slug: notes.slug, description: notes.description },
    isCornerstone: notes.isCornerstone,
    accepted: notes.accepted,
    siteHost: site.value,
    date: showDate.value ? formatToday() : "",
    language: language.value,
    otherKeyphrases: otherKeyphrases(allNotes, documentId, documents),
  });
  return {
    findings: answer?.reply ?? null,
    text: answer?.text ?? "",
    working,
    failure,
    stopped,
    stop,
    again,
  };
}
