import { useState } from "react";

import { isPageFontName, pageFontNames, pageFonts } from "#core/pagination/page-fonts.ts";
import { formatSpacing } from "#core/pagination/page-options.ts";
import { isPagePresetName, pagePresetNames, pagePresets } from "#core/pagination/page-presets.ts";
import type { PagePreset, PagePresetName } from "#core/pagination/page-presets.ts";
import { columnBox } from "#core/pagination/page-settings.ts";
import { paperNames, papers } from "#core/pagination/papers.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import sections from "#ui/sections/sections.module.css";
import { SelectField } from "#ui/select-field/select-field.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import {
  columnsCodec,
  indentCodec,
  isSameSetting,
  marginCodec,
  paperCodec,
  paragraphsCodec,
  pointsCodec,
  sizeCodec,
  spacingCodec,
} from "./settings.ts";
import styles from "./settings-section.module.css";
import type { PageToolSettings } from "./use-settings.ts";

const own = "own";

const fonts = pageFontNames.map((value) => ({ value, name: pageFonts[value].name }));

const spacings = [
  { value: "1", name: "Single" },
  { value: "1.08", name: "1.08" },
  { value: "1.15", name: "1.15" },
  { value: "1.5", name: "1.5" },
  { value: "2", name: "Double" },
  { value: own, name: "Other…" },
];

const paperLabels: Readonly<Record<string, string>> = {
  letter: "Letter",
  legal: "Legal",
  executive: "Executive",
  tabloid: "Tabloid",
  "half-letter": "Half letter",
  "jis-b5": "B5 (Japan)",
};

const paperOptions = [
  ...paperNames
    // The half letter has the size of a trim.
    .filter((name) => name !== "half-letter")
    .map((value) => ({ value, name: paperLabels[value] ?? namePaper(value) })),
  { value: own, name: "Other size…" },
];

function namePaper(name: string): string {
  return name.includes("x") ? `${name.replace("x", " × ")} in` : name.toUpperCase();
}

const paragraphOptions = [
  { value: "auto", name: "A line break, or an empty line in wrapped text" },
  { value: "blank", name: "An empty line" },
  { value: "line", name: "Every line break" },
  { value: "typed", name: "Every line break; empty lines take room" },
];

/** How the pages are set. All of it stands in the address, so that a link shares it. */
export function SettingsSection({ settings }: { readonly settings: PageToolSettings }) {
  const { page } = settings;
  // MLA, APA and Chicago ask for the same page: the one that was chosen stays chosen.
  const [chosen, setChosen] = useState<PagePresetName | null>(null);
  const matching = pagePresetNames.filter((name) => isSameSetting(pagePresets[name].settings, page));
  const preset = matching.find((name) => name === chosen) ?? matching[0];
  return (
    <PanelSection title="Page">
      <div className={sections.form}>
        <SelectField
          label="Preset"
          options={[
            { value: own, name: "Own settings" },
            ...pagePresetNames.map((value) => ({ value, name: pagePresets[value].name })),
          ]}
          value={preset ?? own}
          onChange={(name) => {
            if (!isPagePresetName(name)) return;
            setChosen(name);
            settings.choosePreset(pagePresets[name].settings);
          }}
        />
        {preset === undefined ? null : <PresetNote preset={pagePresets[preset]} />}
        <div className={styles.font}>
          <SelectField
            label="Font"
            options={fonts}
            value={page.font}
            onChange={(font) => {
              if (isPageFontName(font)) settings.font.set(font);
            }}
          />
          <SettingField
            inputMode="decimal"
            label="Size"
            suffix="pt"
            setting={settings.size}
            codec={sizeCodec}
            problem="A size from 4 to 96 points."
          />
        </div>
        <div className={sections.shortPair}>
          <SpacingChoice settings={settings} />
          <SettingField
            inputMode="decimal"
            label="After paragraphs"
            suffix="pt"
            setting={settings.after}
            codec={pointsCodec}
            problem="Points, such as 8."
          />
        </div>
        <div className={sections.shortPair}>
          <PaperChoice settings={settings} />
          <SettingField
            label="Margins"
            setting={settings.margins}
            codec={marginCodec}
            inputMode="text"
            problem="A length such as 1in or 2.5cm, or four: top, right, bottom, left."
          />
        </div>
        {columnBox(page) === null ? (
          <Notice tone="problem">The margins and columns leave no room for text on this paper.</Notice>
        ) : null}
        <Disclosure label="Columns, indent and paragraphs">
          <div className={sections.form}>
            <div className={sections.shortPair}>
              <SettingField
                label="Columns"
                setting={settings.columns}
                codec={columnsCodec}
                inputMode="numeric"
                problem="1 to 6 columns."
              />
              <SettingField
                label="First-line indent"
                setting={settings.indent}
                codec={indentCodec}
                inputMode="text"
                problem="A length such as 0.5in or 1cm."
              />
            </div>
            <SettingField
              inputMode="decimal"
              label="Before paragraphs"
              suffix="pt"
              setting={settings.before}
              codec={pointsCodec}
              problem="Points, such as 6."
            />
            <SelectField
              label="A paragraph ends at"
              options={paragraphOptions}
              value={page.paragraphs}
              onChange={(text) => {
                const rule = paragraphsCodec.parse(text);
                if (rule !== undefined) settings.paragraphs.set(rule);
              }}
            />
            <Checkbox checked={settings.keepLines.value} onChange={settings.keepLines.set}>
              No single line of a paragraph alone on a page
            </Checkbox>
          </div>
        </Disclosure>
      </div>
    </PanelSection>
  );
}

/** What a preset follows, with the place where it was read. */
function PresetNote({ preset: { rule, source } }: { readonly preset: PagePreset }) {
  return (
    <p className={sections.note}>
      {rule}
      {source === null ? null : (
        <>
          {" "}
          Source:{" "}
          {source.address === undefined ? (
            source.name
          ) : (
            <a href={source.address} rel="noreferrer">
              {source.name}
            </a>
          )}
          , {source.basis}, checked {source.checked}.
        </>
      )}
    </p>
  );
}

function SpacingChoice({ settings: { spacing } }: { readonly settings: PageToolSettings }) {
  const written = formatSpacing(spacing.value);
  const listed = spacings.some(({ value }) => value === written);
  const [other, setOther] = useState(false);
  return (
    <div className={styles.stack}>
      <SelectField
        label="Line spacing"
        options={spacings}
        value={listed && !other ? written : own}
        onChange={(text) => {
          const value = spacingCodec.parse(text);
          setOther(value === undefined);
          if (value !== undefined) spacing.set(value);
        }}
      />
      {listed && !other ? null : (
        <SettingField
          label="Multiple, or exact points"
          setting={spacing}
          codec={spacingCodec}
          inputMode="text"
          problem="1.25, exactly 24pt or at least 15pt."
        />
      )}
    </div>
  );
}

function PaperChoice({ settings: { paper } }: { readonly settings: PageToolSettings }) {
  const written = paperCodec.format(paper.value);
  const trimmed = written === "half-letter" ? "5.5x8.5" : written;
  const listed = paperOptions.some(({ value }) => value === trimmed);
  const [other, setOther] = useState(false);
  return (
    <div className={styles.stack}>
      <SelectField
        label="Paper"
        options={paperOptions}
        value={listed && !other ? trimmed : own}
        onChange={(name) => {
          const known = paperNames.find((candidate) => candidate === name);
          setOther(known === undefined);
          if (known !== undefined) paper.set(papers[known]);
        }}
      />
      {listed && !other ? null : (
        <SettingField
          label="Width × height"
          setting={paper}
          codec={paperCodec}
          inputMode="text"
          problem="Width x height, such as 6x9in or 148x210mm."
        />
      )}
    </div>
  );
}
