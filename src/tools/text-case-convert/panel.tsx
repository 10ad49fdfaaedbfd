import { useEffect, useMemo, useRef, useState } from "react";

import { formatReportDay } from "#files/report/report-date.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Desk } from "#ui/desk/desk.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Shortcut } from "#ui/shortcuts/shortcuts.ts";
import { useShortcutHelp } from "#ui/shortcuts/use-shortcut-help.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";
import { TextPane } from "#ui/text-pane/text-pane.tsx";
import { useTextCommands } from "#ui/text-pane/use-text-commands.ts";
import { useReportOffer } from "#workspace/report-offer.ts";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { caseChoices, caseGroups, fullName } from "./case-list.ts";
import type { CaseChoice } from "./case-list.ts";
import { CaseRows } from "./case-rows.tsx";
import type { CaseActions } from "./case-rows.tsx";
import { CleanUpSection } from "./clean-up-section.tsx";
import type { ConversionOptions } from "./messages.ts";
import styles from "./panel.module.css";
import { localeOptions, parseNames } from "./settings.ts";
import { TitleReasonsSection } from "./title-reasons-section.tsx";
import { tool } from "./tool.ts";
import { useCaseWorker } from "./use-case-worker.ts";
import { useConversions } from "./use-conversion.ts";
import { usePreview } from "./use-preview.ts";
import type { Preview } from "./use-preview.ts";
import { usePreviews } from "./use-previews.ts";
import { useSettings } from "./use-settings.ts";
import { useTextLocale } from "./use-text-locale.ts";

const mostSeed = 999_999_999;
const scopes = [
  { value: "selection", label: "Selection, if any" },
  { value: "all", label: "Whole text" },
] as const;

/** The case converter: the text, and what it would be in every case. */
export default function CaseConverterPanel() {
  const actions = useWorkspaceActions();
  const settings = useSettings();
  const commands = useTextCommands(tool.sample);
  const ask = useCaseWorker();
  const [panelOpen, setPanelOpen] = useState(false);
  const language = useTextLocale(settings.locale.value);
  const preview = usePreview(settings.scope.value);

  const { seed, foldDiacritics, capitalSharpS, names, style, scope } = settings;
  const options = useMemo<ConversionOptions>(
    () => ({
      language,
      seed: seed.value,
      foldDiacritics: foldDiacritics.value,
      capitalSharpS: capitalSharpS.value,
      names: parseNames(names.value),
    }),
    [language, seed.value, foldDiacritics.value, capitalSharpS.value, names.value],
  );
  const conversions = useConversions(scope.value, options, ask);
  const previews = usePreviews(ask, preview, options);

  const run = (to: string, name: string) => void conversions.apply(to, name);
  const applyCase = (id: string) => {
    const choice = caseChoices.get(id);
    if (choice !== undefined) run(choice.id, fullName(choice));
  };
  const rowActions = useLatestActions({
    apply: (choice) => run(choice.id, fullName(choice)),
    copy: (choice) => void conversions.copy(choice.id, fullName(choice)),
    favour({ id }) {
      const { value, set } = settings.favourites;
      set(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
    },
  });
  const list = (choices: readonly CaseChoice[]) => (
    <CaseRows
      choices={choices}
      previews={previews}
      favourites={settings.favourites.value}
      actions={rowActions}
    />
  );

  useReportOffer(async () => {
    const { buildCaseReport } = await import("./report.ts");
    return buildCaseReport(
      {
        text: actions.readText(),
        options,
        style: style.value,
        date: formatReportDay(new Date()),
      },
      ask,
    );
  });

  const shortcuts: readonly Shortcut[] = [
    { letter: "u", label: "UPPER CASE", run: () => applyCase("upper") },
    { letter: "l", label: "lower case", run: () => applyCase("lower") },
    { letter: "t", label: "Title case in the chosen style", run: () => applyCase(style.value) },
    { letter: "r", label: "Sentence case", run: () => applyCase("sentence") },
    { letter: "w", label: "Capitalise Each Word", run: () => applyCase("capitalize") },
    { letter: "c", label: "Copy all", run: commands.copy },
    { letter: "v", label: "Paste at the cursor", run: commands.paste },
    { letter: "x", label: "Clear the text", run: commands.clear },
    { letter: "s", label: "Put in the sample text", run: commands.useSample },
    { letter: "e", label: "Go to the text", run: actions.focusEditor },
  ];
  const help = useShortcutHelp(shortcuts);

  const scopeSentence = preview.isSample
    ? "Previews show a sample until there is a text."
    : `Press a line to convert ${preview.isSelection ? "the selection" : "the whole text"}.`;

  return (
    <>
      <Desk
        panelLabel="Cases"
        open={panelOpen}
        onOpenChange={setPanelOpen}
        summary={
          <span className={styles.summary}>
            <span className={styles.lead}>Convert case</span>{" "}
            <span className={styles.rest}>{nameScope(preview)}</span>
          </span>
        }
        text={<TextPane commands={commands} selection={null} onShortcuts={help.show} />}
      >
        <div className={styles.status}>
          <output>{conversions.notice?.text ?? scopeSentence}</output>
          {conversions.busy ? (
            <>
              <span>Converting…</span>
              <Button look="outlined" onClick={conversions.cancel}>
                Cancel
              </Button>
            </>
          ) : null}
        </div>
        {settings.favourites.value.length === 0 ? null : (
          <PanelSection title="Favourites">
            {list(settings.favourites.value.flatMap((id) => caseChoices.get(id) ?? []))}
          </PanelSection>
        )}
        {caseGroups.map(({ id, title, choices }) => (
          <PanelSection key={id} title={title}>
            {id === "styled" ? (
              <p className={styles.note}>
                These are symbols that look like letters. Some screen readers spell them out or skip them, and
                search does not find them. Plain text turns them back.
              </p>
            ) : null}
            {id === "identifiers" ? (
              <>
                <p className={styles.note}>Each line is a name of its own.</p>
                <Checkbox checked={foldDiacritics.value} onChange={foldDiacritics.set}>
                  Without accents
                </Checkbox>
              </>
            ) : null}
            {id === "titles" ? (
              <>
                <p className={styles.note}>Each line is a title. The rules are for English.</p>
                <TitleReasonsSection
                  ask={ask}
                  preview={preview.text}
                  language={language}
                  style={style.value}
                  onStyleChange={style.set}
                />
              </>
            ) : null}
            {list(choices)}
            {id === "text" ? (
              <Button look="outlined" onClick={() => seed.set((seed.value * 48_271 + 11) % mostSeed)}>
                Shuffle random again
              </Button>
            ) : null}
          </PanelSection>
        ))}
        <PanelSection title="Clean up">
          <CleanUpSection onApply={run} />
        </PanelSection>
        <PanelSection title="Settings">
          <div className={styles.settings}>
            <Segmented legend="Convert" options={scopes} value={scope.value} onChange={scope.set} />
            <SelectRow
              label="Language of the letters"
              options={localeOptions}
              value={settings.locale.value}
              onChange={settings.locale.set}
            />
            <Checkbox checked={capitalSharpS.value} onChange={capitalSharpS.set}>
              Write ẞ for ß in capitals
            </Checkbox>
            <TextField
              label="Names that sentence case keeps"
              value={names.value}
              onChange={names.set}
              placeholder="Ada Lovelace, GNOME"
              problem={null}
            />
          </div>
        </PanelSection>
      </Desk>
      {help.dialog}
    </>
  );
}

/** The same object from render to render, which does what the newest one does. */
function useLatestActions(actions: CaseActions): CaseActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CaseActions>(() => ({
    apply: (choice) => latest.current.apply(choice),
    copy: (choice) => latest.current.copy(choice),
    favour: (choice) => latest.current.favour(choice),
  }));
  return stable;
}

/** What a press would convert, for the bar of narrow screens. */
function nameScope({ isSample, isSelection }: Preview): string {
  if (isSample) return "Titles, sentences, names in code and more";
  return isSelection ? "Of the selection" : "Of the whole text";
}
