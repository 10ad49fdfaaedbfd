import type { PageFontName } from "#core/pagination/page-fonts.ts";
import { defaultPageSettings } from "#core/pagination/page-settings.ts";
import type { LineSpacing, Margins, PageSettings, ParagraphRule } from "#core/pagination/page-settings.ts";
import type { PaperSize } from "#core/pagination/papers.ts";
import { useAddressSetting } from "#workspace/address-setting.ts";
import type { AddressCodec } from "#workspace/address-setting.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import {
  amountCodec,
  columnsCodec,
  fontCodec,
  indentCodec,
  marginCodec,
  paperCodec,
  paragraphsCodec,
  pointsCodec,
  sizeCodec,
  spacingCodec,
  switchCodec,
} from "./settings.ts";

export interface Setting<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

export interface PageToolSettings {
  readonly font: Setting<PageFontName>;
  readonly size: Setting<number>;
  readonly spacing: Setting<LineSpacing>;
  readonly paper: Setting<PaperSize>;
  readonly margins: Setting<Margins>;
  readonly before: Setting<number>;
  readonly after: Setting<number>;
  readonly indent: Setting<number>;
  readonly columns: Setting<number>;
  readonly paragraphs: Setting<ParagraphRule>;
  readonly keepLines: Setting<boolean>;
  /** What is asked where there is no text. */
  readonly askedWords: Setting<number>;
  readonly askedPages: Setting<number>;
  readonly questionMark: Setting<boolean>;
  /** All of the above that lay a text out. */
  readonly page: PageSettings;
  readonly choosePreset: (settings: PageSettings) => void;
}

function useSetting<Value>(
  name: string,
  storageKey: string | null,
  codec: AddressCodec<Value>,
  fallback: Value,
): Setting<Value> {
  const [value, set] = useAddressSetting(name, storageKey, codec, fallback);
  return { value, set };
}

function parseSwitch(stored: unknown): boolean | undefined {
  return typeof stored === "boolean" ? stored : undefined;
}

const { font, size, spacing, paper, margins, before, after, indent, columns } = defaultPageSettings;

/** What a person has chosen in this tool. */
export function useSettings(): PageToolSettings {
  const [questionMark, setQuestionMark] = useStoredSetting("question-mark-shortcut", parseSwitch, true);
  const own = {
    font: useSetting<PageFontName>("font", "pages-font", fontCodec, font),
    size: useSetting("size", "pages-size", sizeCodec, size),
    spacing: useSetting("spacing", "pages-spacing", spacingCodec, spacing),
    paper: useSetting("paper", "pages-paper", paperCodec, paper),
    margins: useSetting("margin", "pages-margin", marginCodec, margins),
    before: useSetting("before", "pages-before", pointsCodec, before),
    after: useSetting("after", "pages-after", pointsCodec, after),
    indent: useSetting("indent", "pages-indent", indentCodec, indent),
    columns: useSetting("columns", "pages-columns", columnsCodec, columns),
    paragraphs: useSetting<ParagraphRule>("paragraphs", "pages-paragraphs", paragraphsCodec, "auto"),
    keepLines: useSetting("keep", "pages-keep-lines", switchCodec, true),
    askedWords: useSetting("words", null, amountCodec, 1500),
    askedPages: useSetting("pages", null, amountCodec, 5),
  };
  const together = own.keepLines.value ? 2 : 1;
  const page: PageSettings = {
    ...defaultPageSettings,
    font: own.font.value,
    size: own.size.value,
    spacing: own.spacing.value,
    paper: own.paper.value,
    margins: own.margins.value,
    before: own.before.value,
    after: own.after.value,
    indent: own.indent.value,
    columns: own.columns.value,
    paragraphs: own.paragraphs.value,
    widows: together,
    orphans: together,
  };
  return {
    ...own,
    questionMark: { value: questionMark, set: setQuestionMark },
    page,
    choosePreset(settings) {
      own.font.set(settings.font);
      own.size.set(settings.size);
      own.spacing.set(settings.spacing);
      own.paper.set(settings.paper);
      own.margins.set(settings.margins);
      own.before.set(settings.before);
      own.after.set(settings.after);
      own.indent.set(settings.indent);
      own.columns.set(settings.columns);
      own.keepLines.set(settings.widows > 1);
    },
  };
}
