import { useEffect, useId, useMemo, useState } from "react";

import { describeBound, describeMeasure, measureLimit, quantity } from "#core/limits/measure-limit.ts";
import type { LimitBound } from "#core/limits/limit.ts";
import { hiddenKindFacts } from "#core/transforms/hidden-characters/hidden-kinds.ts";
import { formatReportDay } from "#files/report/report-date.ts";
import { Desk } from "#ui/desk/desk.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useMarkPress, useWorkspaceActions } from "#workspace/use-workspace.ts";
import type { Mark } from "#workspace/workspace.ts";

import { CharactersView } from "./characters-view.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { HiddenView } from "./hidden-view.tsx";
import { LimitsView } from "./limits-view.tsx";
import { MeterSection } from "./meter-section.tsx";
import styles from "./panel.module.css";
import type { NamedHidden, ViewQuestion } from "./requests.ts";
import { noLimit, pauseMilliseconds, readLimit } from "./settings.ts";
import type { ShownLimit, View } from "./settings.ts";
import { SmsView } from "./sms-view.tsx";
import { Summary } from "./summary.tsx";
import { partLimits, ThreadView } from "./thread-view.tsx";
import { tool } from "./tool.ts";
import { useCharacters } from "./use-characters.ts";
import type { Characters } from "./use-characters.ts";
import { useSettings } from "./use-settings.ts";
import type { CharacterSettings } from "./use-settings.ts";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "limits", label: "Limits" },
  { value: "thread", label: "Thread" },
  { value: "sms", label: "SMS" },
  { value: "hidden", label: "Hidden" },
  { value: "characters", label: "Characters" },
];
const pauses = [
  { value: "1", label: "1 s" },
  { value: "2", label: "2 s" },
  { value: "5", label: "5 s" },
  { value: "off", label: "Off" },
] as const;
const noBounds: readonly LimitBound[] = [];

/** The character counter: the text, its size in every unit, and how far it is from the limits of platforms and forms. */
export default function CharacterCounterPanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const [notice, setNotice] = useState("");
  const limitId = useId();
  const view = settings.view.value;
  const shown = useMemo(() => readLimit(settings.limit.value), [settings.limit.value]);
  const characters = useCharacters(shown?.bounds ?? noBounds, questionOf(view, settings, shown));
  const { reply, views, working, failure } = characters;

  useMarks(characters, view);
  useMarkPress((id) => {
    if (id.startsWith(hiddenPrefix)) setSelected(Number(id.slice(hiddenPrefix.length)));
  });

  useReportOffer(async () => {
    const { buildCharacterReport } = await import("./report.ts");
    const own = settings.ownLimits.value.flatMap((key) => readLimit(key) ?? []);
    const chosen = shown === null ? [] : [shown];
    return buildCharacterReport({
      text: actions.readText(),
      date: formatReportDay(new Date()),
      first: [...chosen, ...own.filter(({ key }) => key !== shown?.key)],
      thread: {
        limits: partLimits(shown),
        numbering: settings.numbering.value,
        paragraphs: settings.paragraphs.value,
      },
    });
  });

  const openView = (next: View) => {
    settings.view.set(next);
    setPanelOpen(true);
    setNotice("");
  };
  const shortcuts: readonly Shortcut[] = [
    { letter: "l", label: "Limits", run: () => openView("limits") },
    { letter: "t", label: "Split into a thread", run: () => openView("thread") },
    { letter: "m", label: "Text messages", run: () => openView("sms") },
    { letter: "h", label: "Hidden characters", run: () => openView("hidden") },
    ...textShortcuts(commands),
  ];
  const help = useShortcutHelp(shortcuts);

  const spoken = reply === null || working ? null : announce(reply.counts.graphemes, characters, shown);
  const stale = working && reply !== null;
  return (
    <>
      <Desk
        panelLabel="Figures"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={<Summary reply={reply} shown={shown} />}
        text={
          <TextPane
            commands={commands}
            selection={null}
            {...(shown === null ? {} : { describedBy: limitId })}
            onShortcuts={help.show}
          />
        }
      >
        {failure === null ? null : <Notice tone="problem">{failure}</Notice>}
        <FiguresSection reply={reply} stale={stale} />
        <MeterSection
          shown={shown}
          reply={reply}
          fold={view === "limits" ? (views.limits?.fold ?? null) : null}
          onNone={() => settings.limit.set(noLimit)}
          onSplit={() => openView("thread")}
          onReveal={() => {
            if (reply?.overflow !== undefined && reply.overflow !== null) {
              actions.reveal({ start: reply.overflow, end: reply.length });
            }
          }}
        />
        <Tabs label="Views" tabs={tabs} value={view} onChange={openView}>
          <div className={styles.view}>
            {view === "limits" ? <LimitsView settings={settings} reply={reply} /> : null}
            {view === "thread" ? <ThreadView settings={settings} shown={shown} reply={views.thread} /> : null}
            {view === "sms" ? (
              <SmsView
                settings={settings}
                sms={views.sms?.sms ?? null}
                notice={notice}
                onNotice={setNotice}
              />
            ) : null}
            {view === "hidden" ? (
              <HiddenView
                reply={views.hidden}
                selected={selected}
                onSelect={setSelected}
                notice={notice}
                onNotice={setNotice}
              />
            ) : null}
            {view === "characters" ? <CharactersView reply={views.characters} /> : null}
          </div>
        </Tabs>
        <Disclosure label="Screen reader announcements">
          <Segmented
            legend="Say the figures after a pause of"
            options={pauses}
            value={pauses.find(({ value }) => value === settings.pause.value)?.value ?? "1"}
            onChange={settings.pause.set}
          />
        </Disclosure>
      </Desk>
      {shown === null ? null : (
        <VisuallyHidden>
          <span id={limitId}>
            {shown.name}: {shown.bounds.map(describeBound).join(" and ")}
          </span>
        </VisuallyHidden>
      )}
      <LiveStatus text={spoken} pauseMilliseconds={pauseMilliseconds(settings.pause.value)} />
      {help.dialog}
    </>
  );
}

function questionOf(view: View, settings: CharacterSettings, shown: ShownLimit | null): ViewQuestion {
  switch (view) {
    case "limits":
      return { kind: "limits", foldAfter: shown?.limit?.fold?.after ?? null };
    case "thread":
      return {
        kind: "thread",
        limits: partLimits(shown),
        numbering: settings.numbering.value,
        paragraphs: settings.paragraphs.value,
      };
    case "sms":
      return {
        kind: "sms",
        withoutAccents: settings.withoutAccents.value,
        longReference: settings.longReference.value,
      };
    case "hidden":
      return { kind: "hidden" };
    case "characters":
      return { kind: "characters" };
  }
}

const hiddenPrefix = "hidden-";

/** Shows in the text what goes past the limit, and what the open view points to. */
function useMarks({ reply, views }: Characters, view: View): void {
  const actions = useWorkspaceActions();
  const overflow = reply?.overflow ?? null;
  const length = reply?.length ?? 0;
  const found = view === "hidden" ? views.hidden?.found : undefined;
  const places = view === "sms" ? views.sms?.sms.places : undefined;
  useEffect(() => {
    const over: readonly Mark[] =
      overflow === null ? [] : [{ span: { start: overflow, end: length }, kind: "over" }];
    const hidden = (found ?? []).map((one) => markHidden(one, length));
    const forcing = (places ?? []).map((span): Mark => ({ span, kind: "likely" }));
    if (over.length + hidden.length + forcing.length === 0) return undefined;
    actions.setMarks([...over, ...hidden, ...forcing]);
    return () => actions.setMarks([]);
  }, [actions, overflow, length, found, places]);
}

/** What shows nothing has no width to mark: the characters beside it show where it is. */
function markHidden({ start, end, kind, belongs }: NamedHidden, length: number): Mark {
  const beside = hiddenKindFacts[kind].invisible ? 1 : 0;
  const span = { start: Math.max(0, start - beside), end: Math.min(length, end + beside) };
  return { span, kind: belongs ? "style" : "likely", id: `${hiddenPrefix}${start}` };
}

/** What a screen reader says once the person has stopped typing. */
function announce(count: number, { reply }: Characters, shown: ShownLimit | null): string {
  const characters = `${quantity(count, "graphemes")}.`;
  if (shown === null || reply === null) return characters;
  return `${characters} ${shown.name}: ${describeMeasure(measureLimit(reply.counts, shown.bounds))}.`;
}
