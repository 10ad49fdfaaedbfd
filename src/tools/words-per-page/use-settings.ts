import type { PageFontName } from "#core/pagination/page-fonts.ts";
import { defaultPageSettings } from "#core/pagination/page-settings.ts";
import type { LineSpacing, Margins, PageSettings, ParagraphRule } from "#core/pagination/page-settings.ts";
import type { PaperSize } from "#core/pagination/papers.ts";
import { switchCodec, useSharedSetting } from "#workspace/setting.ts";
import type { Setting } from "#workspace/setting.ts";

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
} from "./settings.ts";

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
  /** All of the above that lay a text out. */
  readonly page: PageSettings;
  readonly choosePreset: (settings: PageSettings) => void;
}

const { font, size, spacing, paper, margins, before, after, indent, columns } = defaultPageSettings;

/** What a person has chosen in this tool. */
export function useSettings(): PageToolSettings {
  const own = {
    font: useSharedSetting<PageFontName>("font", "pages-font", fontCodec, font),
    size: useSharedSetting("size", "pages-size", sizeCodec, size),
    spacing: useSharedSetting("spacing", "pages-spacing", spacingCodec, spacing),
    paper: useSharedSetting("paper", "pages-paper", paperCodec, paper),
    margins: useSharedSetting("margin", "pages-margin", marginCodec, margins),
    before: useSharedSetting("before", "pages-before", pointsCodec, before),
    after: useSharedSetting("after", "pages-after", pointsCodec, after),
    indent: useSharedSetting("indent", "pages-indent", indentCodec, indent),
    columns: useSharedSetting("columns", "pages-columns", columnsCodec, columns),
    paragraphs: useSharedSetting<ParagraphRule>("paragraphs", "pages-paragraphs", paragraphsCodec, "auto"),
    keepLines: useSharedSetting("keep", "pages-keep-lines", switchCodec, true),
    askedWords: useSharedSetting("words", null, amountCodec, 1500),
    askedPages: useSharedSetting("pages", null, amountCodec, 5),
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
