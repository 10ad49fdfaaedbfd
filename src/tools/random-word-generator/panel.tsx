import { useEffect, useRef, useState } from "react";

import { lexiconVersion } from "#core/lists/random-words/version.ts";
import { Button } from "#ui/button/button.tsx";
import { DeskSummary } from "#ui/desk/desk-summary.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { LiveStatus } from "#ui/live-status/live-status.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { saveFile } from "#ui/save-file/save-file.ts";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { DefinitionsSection } from "./definitions-section.tsx";
import { historyKey, parseHistory, withDraw } from "./history.ts";
import type { EarlierDraw } from "./history.ts";
import { HistorySection } from "./history-section.tsx";
import { LineList } from "./line-list.tsx";
import { OutputBar } from "./output-bar.tsx";
import { joinItems, toCsv, wordColumns, wordRow } from "./output.ts";
import type { OutputForm } from "./output.ts";
import styles from "./panel.module.css";
import { PassphraseStage } from "./passphrase-stage.tsx";
import { buildReport } from "./report.ts";
import { SettingsSection } from "./settings-section.tsx";
import { buildShareLink } from "./share-link.ts";
import type { DrawKind } from "./settings.ts";
import { Stage } from "./stage.tsx";
import { statusOf } from "./status.ts";
import { tool } from "./tool.ts";
import { newSeed, useDraw } from "./use-draw.ts";
import { useSettings } from "./use-settings.ts";
import { WordList, WordPlaces } from "./word-list.tsx";

/** What the settings are about. */
const summaries: Readonly<Record<DrawKind, string>> = {
  words: "Type, length, sound and more",
  sentences: "How many, and the seed",
  "made-up": "How many, length and the seed",
  passphrases: "Words, capitals and digits",
};

const noHistory: readonly EarlierDraw[] = [];

/** Space and Enter draw again where nothing else has the focus; a focused button has them for itself. */
function useAgainKeys(again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.target !== document.body || held || event.repeat || event.defaultPrevented) return;
      // Further down is the guide, which Space scrolls.
      if ((event.key !== " " && event.key !== "Enter") || scrollY > 80) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Random words: drawn by the settings, kept, looked up, and put into the text. */
export default function RandomWordPanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const drawn = useDraw(settings);
  const commands = useTextCommands(tool.sample);
  const [history, setHistory] = useStoredSetting(historyKey, parseHistory, noHistory);
  const [form, setForm] = useState<OutputForm>("lines");
  const [turn, setTurn] = useState(0);
  const [reply, setReply] = useState<string | null>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const kind = settings.kind.value;
  const items = kind === "words" ? drawn.words.map(({ word }) => word) : drawn.lines;
  const status = drawn.ready ? statusOf(kind, items.length, settings.count.value, drawn.found) : null;
  const link = () => buildShareLink(location.href, settings, drawn.seed);

  useReportOffer(() => buildReport(drawn, kind, link(), new Date()));

  const again = () => {
    setReply(null);
    if (kind === "passphrases") {
      setTurn(turn + 1);
      return;
    }
    setHistory(withDraw(history, { kind, items }));
    settings.seed.set(newSeed());
    settings.version.set(lexiconVersion);
  };
  useAgainKeys(again);

  const copy = (text: string, done: string) => {
    navigator.clipboard.writeText(text).then(
      () => setReply(done),
      () => setReply("The browser did not allow copying. Select the text and copy it by hand."),
    );
  };
  const insert = (text: string) => {
    actions.insertText(text);
    setReply("Put into the text at the cursor.");
  };
  const kept = settings.kept.value;
  const keep = (place: number, word: string) => {
    const others = kept.filter((entry) => entry.place !== place);
    settings.kept.set(
      others.length < kept.length ? others : [...kept, { place, word }].toSorted((a, b) => a.place - b.place),
    );
  };

  const shortcuts: readonly Shortcut[] = [
    { letter: "g", label: "Draw again", run: again },
    { letter: "l", label: "Copy a link to these", run: () => copy(link(), "The link is copied.") },
    { letter: "i", label: "Put all into the text", run: () => insert(joinItems(items, form)) },
    { letter: "c", label: "Copy all of the text", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "e", label: "Go to the text", run: actions.focusEditor },
  ];
  // A passphrase goes into no link and no text.
  const help = useShortcutHelp(
    kind === "passphrases" ? shortcuts.filter(({ letter }) => !"li".includes(letter)) : shortcuts,
  );

  return (
    <>
      <Desk
        panelLabel="Settings"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={<DeskSummary lead="Settings">{summaries[kind]}</DeskSummary>}
        text={
          <div className={styles.split}>
            <Stage
              kind={kind}
              onKind={(next) => {
                setReply(null);
                settings.kind.set(next);
              }}
              onAgain={again}
              reply={reply ?? status}
              bar={
                kind === "passphrases" ? null : (
                  <OutputBar
                    form={form}
                    onForm={setForm}
                    disabled={items.length === 0}
                    onCopy={() => copy(joinItems(items, form), "Copied.")}
                    onInsert={() => insert(joinItems(items, form))}
                    onLink={() => copy(link(), "The link is copied: it gives the same to everybody.")}
                    onCsv={
                      kind === "words"
                        ? () => {
                            const csv = toCsv([wordColumns, ...drawn.words.map(wordRow)]);
                            saveFile("random-words.csv", new Blob([csv], { type: "text/csv" }));
                          }
                        : null
                    }
                  />
                )
              }
            >
              {drawn.failed ? (
                <Notice tone="problem">
                  The words could not be loaded.{" "}
                  <Button look="link" onClick={drawn.tryAgain}>
                    Try again
                  </Button>
                </Notice>
              ) : null}
              {settings.version.value > 0 && settings.version.value !== lexiconVersion ? (
                <Notice>
                  This link was made with another version of the word list, so its words may be others now.
                </Notice>
              ) : null}
              {kind === "passphrases" ? (
                <PassphraseStage
                  options={settings.passphrase}
                  turn={turn}
                  onCopy={(text) =>
                    copy(text, "The passphrase is copied. Other programs can read the clipboard.")
                  }
                />
              ) : null}
              {kind === "words" && drawn.lexicon === null && !drawn.failed ? (
                <WordPlaces count={settings.count.value} />
              ) : null}
              {kind === "words" && drawn.lexicon !== null ? (
                <WordList
                  words={drawn.words}
                  lexicon={drawn.lexicon}
                  kept={new Set(kept.map(({ place }) => place))}
                  onKeep={keep}
                  onInsert={insert}
                  onRhymes={(word) => settings.rhymesWith.set(word)}
                />
              ) : null}
              {kind === "sentences" || kind === "made-up" ? (
                <LineList
                  label={kind === "sentences" ? "Sentences" : "Made-up words"}
                  lines={drawn.lines}
                  large={kind === "made-up"}
                  onInsert={insert}
                />
              ) : null}
            </Stage>
            <div className={styles.text}>
              <TextPane commands={commands} selection={null} onShortcuts={help.show} />
            </div>
          </div>
        }
      >
        <SettingsSection settings={settings} found={drawn.found} seed={drawn.seed} />
        {kind === "words" ? <DefinitionsSection /> : null}
        <HistorySection
          history={history}
          onCopy={(earlier) => copy(joinItems(earlier, form), "Copied.")}
          onClear={() => setHistory([])}
        />
      </Desk>
      <LiveStatus
        text={items.length === 0 ? status : items.slice(0, 10).join(", ")}
        pauseMilliseconds={1000}
      />
      {help.dialog}
    </>
  );
}
