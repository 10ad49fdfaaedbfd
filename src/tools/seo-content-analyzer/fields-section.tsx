import { useId } from "react";
import type { RefObject } from "react";

import { descriptionLook, measureWidth, titleLook } from "#core/seo/preview/text-width.ts";
import { stopWordLanguages } from "#core/lexicon/stop-words.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SelectRow } from "#ui/select-row/select-row.tsx";
import { TextField } from "#ui/text-field/text-field.tsx";

import styles from "./fields-section.module.css";
import type { SeoFindings } from "./seo-messages.ts";
import type { SeoSettings } from "./use-settings.ts";

interface FieldsSectionProps {
  readonly settings: SeoSettings;
  readonly findings: SeoFindings | null;
  readonly keyphraseField: RefObject<HTMLInputElement | null>;
}

const names = new Intl.DisplayNames("en", { type: "language" });
const languages = [
  { value: "auto", name: "Detect automatically" },
  ...stopWordLanguages
    .map((code) => ({ value: code, name: names.of(code) ?? code }))
    .toSorted((first, second) => first.name.localeCompare(second.name, "en")),
];
const mostTyped = 2000;

/** What the page is to be found by, and what it says of itself in results. */
export function FieldsSection({ settings, findings, keyphraseField }: FieldsSectionProps) {
  const { notes, changeNotes } = settings;
  const id = useId();
  const taken = findings?.fields ?? { title: "", slug: "", description: "" };
  const title = notes.title === "" ? taken.title : notes.title;
  const description = notes.description === "" ? taken.description : notes.description;
  return (
    <section className={styles.form} aria-label="The page">
      <TextField
        ref={keyphraseField}
        label="Focus keyphrase"
        value={notes.keyphrase}
        onChange={(keyphrase) => changeNotes({ keyphrase })}
        problem={null}
        maxLength={mostTyped}
        placeholder="such as: rye bread"
      />
      <TextField
        label="Title in results"
        value={notes.title}
        onChange={(typed) => changeNotes({ title: typed })}
        problem={null}
        maxLength={mostTyped}
        placeholder={taken.title}
      />
      <Meter
        label="Width of the title"
        value={measureWidth(title.trim(), titleLook.desktop.fontPixels)}
        most={titleLook.desktop.linePixels}
      />
      <div className={styles.area}>
        <label htmlFor={`${id}-description`}>Meta description</label>
        <textarea
          id={`${id}-description`}
          dir="auto"
          rows={3}
          value={notes.description}
          maxLength={mostTyped}
          placeholder={taken.description}
          onChange={(event) => changeNotes({ description: event.target.value })}
        />
      </div>
      <Meter
        label="Width of the description"
        value={measureWidth(description.trim(), descriptionLook.desktop.fontPixels)}
        most={descriptionLook.desktop.mostPixels}
      />
      <TextField
        label="Slug"
        value={notes.slug}
        onChange={(slug) => changeNotes({ slug })}
        problem={null}
        maxLength={mostTyped}
        placeholder={taken.slug}
      />
      <Disclosure label="Synonyms, site and language">
        <div className={styles.form}>
          <TextField
            label="Synonyms, parted by commas"
            value={notes.synonyms}
            onChange={(synonyms) => changeNotes({ synonyms })}
            problem={null}
            maxLength={mostTyped}
          />
          <TextField
            label="Your site"
            value={settings.site.value}
            onChange={settings.site.set}
            problem={null}
            maxLength={300}
            placeholder="example.com"
          />
          <SelectRow
            label="Language of the text"
            options={languages}
            value={settings.language.value}
            onChange={settings.language.set}
          />
          <Checkbox
            checked={notes.isCornerstone}
            onChange={(isCornerstone) => changeNotes({ isCornerstone })}
          >
            A page that others lead to (cornerstone)
          </Checkbox>
          <p className={styles.note}>
            All of this is kept on this device with the document, and never part of a link. In quotation
            marks, a keyphrase is looked for just as it stands; else in any form and order of its words.
          </p>
        </div>
      </Disclosure>
    </section>
  );
}

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
}

function Meter({ label, value, most }: MeterProps) {
  const pixels = Math.round(value);
  return (
    <div className={styles.meter}>
      <meter
        aria-label={label}
        min={0}
        max={most}
        high={most - 0.5}
        optimum={most / 2}
        value={Math.min(pixels, most)}
      />
      <span className={pixels > most ? styles.over : styles.pixels}>
        {pixels} of about {most} px{pixels > most ? ": too wide" : ""}
      </span>
    </div>
  );
}
