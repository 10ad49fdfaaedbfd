import { Fragment, useState } from "react";

import type { Device, SearchResult } from "#core/seo/preview/search-result.ts";
import { descriptionLook, titleLook } from "#core/seo/preview/text-width.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Setting } from "#workspace/setting.ts";

import { SocialCards } from "./social-cards.tsx";
import styles from "./result-view.module.css";
import type { SeoFindings } from "./seo-messages.ts";

interface ResultViewProps {
  readonly findings: SeoFindings;
  readonly device: Setting<Device>;
  readonly showDate: Setting<boolean>;
}

const devices = [
  { value: "desktop", label: "Computer" },
  { value: "phone", label: "Phone" },
] as const;

/** How the page may look among results, and when it is shared. */
export function ResultView({ findings, device, showDate }: ResultViewProps) {
  const result = findings.results[device.value];
  return (
    <div className={styles.view}>
      <div className={styles.choices}>
        <Segmented legend="Screen" options={devices} value={device.value} onChange={device.set} />
        <Checkbox checked={showDate.value} onChange={showDate.set}>
          With a date
        </Checkbox>
      </div>
      <Preview result={result} device={device.value} />
      <Widths result={result} device={device.value} />
      <SocialCards findings={findings} site={result.site} />
    </div>
  );
}

function Widths({ result, device }: { readonly result: SearchResult; readonly device: Device }) {
  const title = titleLook[device];
  const description = descriptionLook[device];
  return (
    <p className={styles.note}>
      Title: {Math.round(result.titlePixels)} of {title.mostPixels} px{result.title.isCut ? ", cut" : ""}.
      Description: {Math.round(result.descriptionPixels)} of about {description.mostPixels} px
      {result.isDescriptionCut ? ", cut" : ""}. Measured in Arial of {title.fontPixels} and{" "}
      {description.fontPixels} pixels in lines of {title.linePixels}. Search engines publish no such widths,
      change them, and often show other words of the page.
    </p>
  );
}

function Preview({ result, device }: { readonly result: SearchResult; readonly device: Device }) {
  const [hasTrueLines, setTrueLines] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">
        Preview of the result on a {device === "phone" ? "phone" : "computer"}
      </figcaption>
      <section
        className={device === "phone" ? styles.phone : styles.desktop}
        aria-label="Result"
        data-true-lines={hasTrueLines}
        // What is wider than the panel is scrolled by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={hasTrueLines ? 0 : undefined}
      >
        <p className={styles.address} dir="ltr">
          {result.breadcrumbs.join(" › ")}
        </p>
        <p className={styles.title} dir="auto">
          {result.title.lines.length === 0
            ? "No title yet"
            : result.title.lines.map((line, index) => (
                <Fragment key={index}>
                  <span className={styles.line}>{line}</span>{" "}
                </Fragment>
              ))}
        </p>
        <p className={styles.description} dir="auto">
          {result.description.length === 0
            ? "No description yet: search engines will show words of the page."
            : result.description.map(({ text, bold }, index) => (
                <Fragment key={index}>
                  <span className={styles.line}>
                    {splitBold(text, bold).map((piece, place) =>
                      piece.isBold ? <b key={place}>{piece.text}</b> : piece.text,
                    )}
                  </span>{" "}
                </Fragment>
              ))}
        </p>
      </section>
      <div className={styles.narrow}>
        {!hasTrueLines && (
          <p>
            There is less room here than in results, so that lines are broken anew; what is cut is cut all the
            same.
          </p>
        )}
        <Checkbox checked={hasTrueLines} onChange={setTrueLines}>
          Keep the lines of results, and scroll sideways
        </Checkbox>
      </div>
    </figure>
  );
}

function splitBold(text: string, bold: SearchResult["description"][number]["bold"]) {
  const pieces: { readonly text: string; readonly isBold: boolean }[] = [];
  let end = 0;
  for (const span of bold) {
    pieces.push({ text: text.slice(end, span.start), isBold: false });
    pieces.push({ text: text.slice(span.start, span.end), isBold: true });
    end = span.end;
  }
  pieces.push({ text: text.slice(end), isBold: false });
  return pieces.filter((piece) => piece.text !== "");
}
