import { estimatePages, estimateWords } from "#core/pagination/estimate-pages.ts";
import type { Estimate } from "#core/pagination/estimate-pages.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { PanelSection } from "#ui/panel-section/panel-section.tsx";
import { SettingField } from "#ui/setting-field/setting-field.tsx";

import { commonCounts } from "./common-counts.ts";
import styles from "./estimate-section.module.css";
import { formatCount, formatPageRange, formatPages, formatRoundWords, formatWordRange } from "./format.ts";
import { amountCodec } from "./settings.ts";
import type { PageToolSettings } from "./use-settings.ts";

export interface EstimateSectionProps {
  readonly settings: PageToolSettings;
  /** `null` until it is known, and where the margins leave no room. */
  readonly perPage: Estimate | null;
}

/** Words to pages and back, without a text: an estimate with its range. */
export function EstimateSection({ settings, perPage }: EstimateSectionProps) {
  const pages = perPage === null ? null : estimatePages(settings.askedWords.value, perPage);
  const words = perPage === null ? null : estimateWords(settings.askedPages.value, perPage);
  return (
    <PanelSection title="Words to pages, and back">
      <div className={styles.pair}>
        <div>
          <SettingField
            label="Words"
            setting={settings.askedWords}
            codec={amountCodec}
            inputMode="numeric"
            problem="A number of words, such as 1500."
          />
          <output className={styles.answer}>
            <strong>{pages === null ? "–" : formatPages(pages.typical)}</strong> pages
            {pages === null ? null : <span className={styles.range}>{formatPageRange(pages)}</span>}
          </output>
        </div>
        <div>
          <SettingField
            label="Pages"
            setting={settings.askedPages}
            codec={amountCodec}
            inputMode="numeric"
            problem="A number of pages, such as 5."
          />
          <output className={styles.answer}>
            <strong>{words === null ? "–" : formatRoundWords(words.typical)}</strong> words
            {words === null ? null : <span className={styles.range}>{formatWordRange(words)}</span>}
          </output>
        </div>
      </div>
      <p className={styles.note}>
        Measured by laying out English prose of three kinds with your settings: a novel, a speech and a
        declaration. Long paragraphs fit more words on a page, short ones fewer.
      </p>
      <Disclosure label="Common lengths">
        {perPage === null ? null : <CommonLengths perPage={perPage} />}
      </Disclosure>
    </PanelSection>
  );
}

function CommonLengths({ perPage }: { readonly perPage: Estimate }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Words</th>
          <th scope="col">Pages</th>
          <th scope="col">Range</th>
        </tr>
      </thead>
      <tbody>
        {commonCounts.map((count) => {
          const pages = estimatePages(count, perPage);
          return (
            <tr key={count}>
              <th scope="row">{formatCount(count)}</th>
              <td>{formatPages(pages.typical)}</td>
              <td className={styles.muted}>{formatPageRange(pages)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
