import { useState } from "react";

import { isCounted } from "#core/paragraphs/find-text-paragraphs.ts";
import { isWall } from "#core/paragraphs/measure-paragraphs.ts";
import { mergeParagraphs, splitParagraph, suggestSplit } from "#core/paragraphs/paragraph-edits.ts";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "#ui/sections/sections.module.css";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { textShortcuts } from "#ui/text-pane/text-shortcuts.ts";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { WorkStatus } from "#ui/work-status/work-status.tsx";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions, useWorkspaceState } from "#workspace/use-workspace.ts";

import { CurrentSection } from "./current-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { formatAverage, formatQuantity } from "./format.ts";
import { LengthsView } from "./lengths-view.tsx";
import { MapView } from "./map-view.tsx";
import { OptionsSection, RuleSection } from "./options-section.tsx";
import { OutlineView } from "./outline-view.tsx";
import { findPartAt, findPartSentences } from "./paragraph-list.ts";
import type { View } from "./settings.ts";
import { tool } from "./tool.ts";
import { UnwrapView } from "./unwrap-view.tsx";
import { useParagraphMarks } from "./use-paragraph-marks.ts";
import { useParagraphs } from "./use-paragraphs.ts";
import { useSettings } from "./use-settings.ts";

const tabs: readonly { readonly value: View; readonly label: string }[] = [
  { value: "map", label: "Map" },
  { value: "outline", label: "First sentences" },
  { value: "lengths", label: "Lengths" },
  { value: "unwrap", label: "Unwrap" },
];

/** Texts longer than this take long enough to offer a way out. */
const longText = 3_000_000;

/** The paragraph counter: the parts of the text by one of four rules, with their lengths, and ways to change them. */
export default function ParagraphCounterPanel() {
  const actions = useWorkspaceActions();
  const { selection, revision, length } = useWorkspaceState();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const [panelOpen, setPanelOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  const view = useParagraphs({
    language: settings.language.value,
    dialect: settings.dialect.value,
    rule: settings.rule.value,
    hyphens: settings.hyphens.value,
  });
  const { found, working } = view;
  const { limit } = settings;
  const current = found === null ? 0 : findPartAt(found.reply.parts, selection.end);
  const stale = working || found?.revision !== revision;
  useParagraphMarks(found, settings.shown.value, limit, current);

  const part = found?.reply.parts[current];
  const next = found?.reply.parts[current + 1];
  const isText = (kind: string | undefined) => kind === "text" || kind === "quote" || kind === "item";
  const ready = found !== null && !stale && part !== undefined && isText(part.kind);
  const sentences = ready ? findPartSentences(found.reply.sentenceStarts, part) : [];
  const here = sentences.findLast(({ start }) => start <= selection.end)?.start ?? null;
  const splitHere = part !== undefined && here !== null && here > part.start ? here : null;
  const middle = part === undefined ? null : suggestSplit(part, sentences);
  const canMerge = ready && next !== undefined && part.kind === next.kind && next.kind !== "item";

  function jump(index: number): void {
    const target = found?.reply.parts[index];
    if (target === undefined) return;
    setPanelOpen(false);
    actions.reveal({ start: target.start, end: target.end });
  }

  function splitAt(offset: number | null): void {
    if (!ready || offset === null) return;
    setRefused(!actions.applyEdits([splitParagraph(found.text, part, offset, found.reply.rule)]));
  }

  function merge(): void {
    if (!ready || next === undefined || !canMerge) return;
    setRefused(!actions.applyEdits([mergeParagraphs(found.text, part, next)]));
  }

  function unwrap(): void {
    if (found === null || stale) return;
    setRefused(!actions.applyEdits(found.reply.unwrapping));
  }

  function jumpToWall(): void {
    if (found === null) return;
    const { parts, rule } = found.reply;
    const walls = parts.flatMap((wall, index) => (isWall(wall, rule, limit) ? [index] : []));
    const index = walls.find((wall) => wall > current) ?? walls[0];
    if (index !== undefined) jump(index);
  }

  useReportOffer(async () => {
    if (found === null) throw new Error("There is no text to report on yet.");
    const { buildReport } = await import("./report.ts");
    return buildReport(found, settings.dialect.value, limit, new Date());
  });

  const shortcuts: readonly Shortcut[] = [
    ...textShortcuts(commands),
    { letter: "n", label: "Go to the next paragraph", run: () => jump(current + 1) },
    { letter: "b", label: "Go to the paragraph before", run: () => jump(current - 1) },
    { letter: "w", label: "Go to the next wall of text", run: jumpToWall },
    { letter: "k", label: "Split before the sentence at the cursor", run: () => splitAt(splitHere) },
    { letter: "j", label: "Merge the paragraph with the next", run: merge },
  ];
  const help = useShortcutHelp(shortcuts);

  const count = found?.counted.length ?? 0;
  const others =
    found === null ? 0 : found.reply.parts.filter((other) => !isCounted(other, found.reply.rule)).length;
  const size = formatQuantity(count, "paragraph");
  return (
    <>
      <Desk
        panelLabel="Paragraphs"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={<DeskSummary lead={size}>{formatAverage(found?.words.mean ?? null)} words each</DeskSummary>}
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <WorkStatus
          work={{ ...view, progress: working && length > longText ? "unmeasured" : null }}
          doing="Reading a long text"
          failed="The paragraphs could not be read"
          stopped="Stopped. The figures are not of the present text."
          again="Read again"
        />
        {refused ? (
          <Notice tone="problem">
            The text had changed meanwhile, and nothing was done. Try it once more.
          </Notice>
        ) : null}
        <FiguresSection found={found} limit={limit} stale={stale && found !== null} />
        {others === 0 ? null : (
          <p className={styles.note}>
            Beside the paragraphs there {others === 1 ? "is" : "are"} {formatQuantity(others, "other part")}:
            headings, list items, code and tables.
          </p>
        )}
        <RuleSection settings={settings} found={found} />
        {found === null ? (
          <p className={styles.note}>
            Type, paste or drop a text, or try the sample: its paragraphs stand here, with their lengths and
            first sentences.
          </p>
        ) : (
          <>
            <CurrentSection
              found={found}
              index={current}
              limit={limit}
              canSplitHere={ready && splitHere !== null}
              canSplitMiddle={ready && middle !== null}
              canMerge={canMerge}
              onJump={jump}
              onSplitHere={() => splitAt(splitHere)}
              onSplitMiddle={() => splitAt(middle)}
              onMerge={merge}
            />
            <Tabs label="Views" tabs={tabs} value={settings.view.value} onChange={settings.view.set}>
              {settings.view.value === "map" ? (
                <MapView found={found} settings={settings} current={current} onJump={jump} />
              ) : null}
              {settings.view.value === "outline" ? (
                <OutlineView found={found} current={current} onJump={jump} />
              ) : null}
              {settings.view.value === "lengths" ? <LengthsView found={found} /> : null}
              {settings.view.value === "unwrap" ? (
                <UnwrapView found={found} hyphens={settings.hyphens} stale={stale} onUnwrap={unwrap} />
              ) : null}
            </Tabs>
          </>
        )}
        <OptionsSection settings={settings} found={found} />
      </Desk>
      <LiveStatus
        text={stale || found === null ? null : `${size}, ${formatAverage(found.words.mean)} words each.`}
        pauseMilliseconds={1000}
      />
      {help.dialog}
    </>
  );
}
