import { useCallback, useEffect, useRef, useState } from "react";

import type { Span } from "#core/document/span.ts";
import type { Assessment } from "#core/seo/assess-page.ts";
import type { Rating } from "#core/seo/assessment.ts";
import { Button } from "#ui/button/button.tsx";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { ChecksView } from "./checks-view.tsx";
import type { ShownPlaces } from "./checks-view.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { OutlineView } from "./outline-view.tsx";
import styles from "./panel.module.css";
import { RatingMark } from "./rating-mark.tsx";
import { togglePlace } from "./page-notes.ts";
import { buildReport } from "./report.ts";
import { ResultView } from "./result-view.tsx";
import { TermsView } from "./terms-view.tsx";
import { tool } from "./tool.ts";
import { useFindings } from "./use-findings.ts";
import { useCompetitors } from "./use-competitors.ts";
import { useSettings } from "./use-settings.ts";
import type { View } from "./use-settings.ts";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "checks", label: "Checks" },
  { value: "result", label: "Preview" },
  { value: "outline", label: "Outline" },
  { value: "terms", label: "Terms" },
];
const ratings: readonly Rating[] = ["good", "ok", "bad"];
const ratingWords = { good: "good", ok: "fair", bad: "bad", none: "not rated" } as const;
const mostMarks = 2000;
const longText = 300_000;

function countRatings(assessments: readonly Assessment[]): Readonly<Record<Rating, number>> {
  const counts = { good: 0, ok: 0, bad: 0, none: 0 };
  for (const { rating } of assessments) counts[rating] += 1;
  return counts;
}

/** The search-engine content analyzer: what helps a text to be found and read, check by check. */
export default function SeoContentAnalyzerPanel() {
  const actions = useWorkspaceActions();
  const { revision, length } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const { value: competitors, set: setCompetitors } = useCompetitors();
  const view = useFindings(settings, competitors);
  const [panelOpen, setPanelOpen] = useState(false);
  const [marked, setMarked] = useState<(ShownPlaces & { readonly revision: number }) | null>(null);
  const { findings, working } = view;
  const { notes } = settings;
  const keyphraseField = useRef<HTMLInputElement>(null);
  const hasKeyphrase = notes.keyphrase.trim() !== "";
  // Nothing is to be blamed on a page that nobody has begun.
  const isBlank = findings === null || (view.text.trim() === "" && notes.keyphrase === "");
  const kept = isBlank ? [] : findings.assessments.filter(({ id }) => !notes.dismissed.includes(id));
  const counts = countRatings(kept);
  // Places are of the text that was assessed: an edit takes the marks away.
  const shown = marked !== null && marked.revision === revision ? marked : null;
  const isMarked = shown !== null;

  useEffect(() => {
    if (!isMarked) actions.setMarks([]);
  }, [actions, isMarked]);
  useEffect(() => () => actions.setMarks([]), [actions]);

  useReportOffer(() => {
    if (findings === null) throw new Error("Nothing is assessed yet.");
    return buildReport(findings, view.text, notes, new Date());
  });

  const showSpans = useCallback(
    (spans: readonly Span[], place: number) => {
      actions.setMarks(
        spans
          .slice(0, mostMarks)
          .flatMap((span, index) =>
            span.end > span.start
              ? [{ span, kind: index === place ? ("strong" as const) : ("place" as const) }]
              : [],
          ),
      );
      const span = spans[place];
      if (span !== undefined) actions.reveal(span);
    },
    [actions],
  );
  const show = (assessment: Assessment, place: number): void => {
    if (working) return;
    setMarked({ id: assessment.id, place, revision });
    showSpans(assessment.spans, place);
  };

  const help = useShortcutHelp(textShortcuts(commands));

  return (
    <>
      <Desk
        panelLabel="Search-engine checks"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <DeskSummary lead={`${counts.bad + counts.ok} to do`}>
            {counts.good} good, {counts.ok} fair, {counts.bad} bad
          </DeskSummary>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <FieldsSection settings={settings} findings={findings} keyphraseField={keyphraseField} />
        <ul className={styles.counts} aria-label="Ratings" data-stale={working}>
          {ratings.map((rating) => (
            <li key={rating}>
              <RatingMark rating={rating} />
              <strong>{counts[rating]}</strong> {ratingWords[rating]}
            </li>
          ))}
          <li className={styles.rest}>{(findings?.wordCount ?? 0).toLocaleString("en")} words</li>
        </ul>
        {view.failure === null ? null : (
          <Notice tone="problem">
            The text could not be assessed ({view.failure.replace(/[.\s]+$/, "")}). It is unchanged.{" "}
            <Button look="link" onClick={view.again}>
              Try again
            </Button>
          </Notice>
        )}
        {view.stopped ? (
          <Notice>
            Stopped. What is shown is not of the present text.{" "}
            <Button look="link" onClick={view.again}>
              Assess again
            </Button>
          </Notice>
        ) : null}
        {working && length > longText ? (
          <p className={styles.note}>
            Assessing a long text…{" "}
            <Button look="link" onClick={view.stop}>
              Stop
            </Button>
          </p>
        ) : null}
        <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
          {isBlank && settings.view.value !== "terms" && settings.view.value !== "result" ? (
            <p className={styles.note}>
              Set a focus keyphrase, and type, paste or open a text: the checks stand here as you write.
            </p>
          ) : null}
          {!isBlank && settings.view.value === "checks" ? (
            <ChecksView
              assessments={findings.assessments}
              dismissed={notes.dismissed}
              onDismissed={(dismissed) => settings.changeNotes({ dismissed })}
              accepted={notes.accepted}
              onToggle={(place) => {
                setMarked(null);
                settings.changeNotes({ accepted: togglePlace(notes.accepted, place) });
              }}
              hasKeyphrase={hasKeyphrase}
              onKeyphrase={() => keyphraseField.current?.focus()}
              shown={shown}
              onShow={show}
              onHide={() => setMarked(null)}
            />
          ) : null}
          {findings !== null && settings.view.value === "result" ? (
            <ResultView findings={findings} device={settings.device} showDate={settings.showDate} />
          ) : null}
          {!isBlank && settings.view.value === "outline" ? (
            <OutlineView findings={findings} onReveal={actions.reveal} />
          ) : null}
          {settings.view.value === "terms" ? (
            <TermsView
              competitors={competitors}
              onCompetitors={setCompetitors}
              terms={findings?.terms ?? []}
              onOpen={(gap) => {
                if (gap.ownSpans.length === 0 || working) return;
                setMarked({ id: `term ${gap.term}`, place: 0, revision });
                showSpans(gap.ownSpans, 0);
              }}
            />
          ) : null}
        </Tabs>
      </Desk>
      <LiveStatus
        text={working || isBlank ? null : `${counts.good} good, ${counts.ok} fair, ${counts.bad} bad`}
        pauseMilliseconds={1500}
      />
      {help.dialog}
    </>
  );
}
