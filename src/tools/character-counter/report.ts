import { formatCodePoint, loadCharacterNames } from "#core/characters/character-names.ts";
import { countSmsSegments } from "#core/characters/sms-segments.ts";
import { countInUnits } from "#core/limits/count-in-unit.ts";
import { countingUnits, unitFacts } from "#core/limits/counting-units.ts";
import { describeBound, describeMeasure, measureLimit, wholeCount } from "#core/limits/measure-limit.ts";
import { platformLimits } from "#core/limits/platform-limits.ts";
import { findHiddenCharacters } from "#core/transforms/hidden-characters/find-hidden-characters.ts";
import { splitThread } from "#core/transforms/thread/split-thread.ts";
import type { PartLimit, ThreadNumbering } from "#core/transforms/thread/split-thread.ts";
import type { Report, ReportSection } from "#files/report/report.ts";

import { showPlatformLimit } from "./settings.ts";
import type { ShownLimit } from "./settings.ts";

export interface CharacterReportRequest {
  readonly text: string;
  /** As a report wants it: `2026-11-21`. */
  readonly date: string;
  /** The limits that come first: the chosen one, and a person's own. */
  readonly first: readonly ShownLimit[];
  readonly thread: {
    readonly limits: readonly PartLimit[];
    readonly numbering: ThreadNumbering;
    readonly paragraphs: boolean;
  };
}

const mostHidden = 500;

/** The text in every unit, against every limit, as a thread, and what is hidden in it. */
export async function buildCharacterReport({
  text,
  date,
  first,
  thread,
}: CharacterReportRequest): Promise<Report> {
  const counts = countInUnits(text);
  const keys = new Set(first.map(({ key }) => key));
  const limits = [...first, ...platformLimits.map(showPlatformLimit).filter(({ key }) => !keys.has(key))];
  return {
    title: "Character counts",
    date,
    language: "en",
    direction: "ltr",
    source: { text },
    sections: [
      {
        heading: "Counts",
        parts: [
          {
            kind: "figures",
            figures: countingUnits.map((unit) => ({
              label: unitFacts[unit].name,
              value: wholeCount(counts[unit]),
              note: unitFacts[unit].explanation,
            })),
          },
        ],
      },
      {
        heading: "Limits",
        parts: [
          {
            kind: "table",
            columns: ["Limit", "Asks for", "This text", "Source", "Checked"].map((label) => ({
              label,
              type: "text" as const,
            })),
            rows: limits.map(({ name, bounds, limit }) => [
              name,
              bounds.map(describeBound).join("; "),
              describeMeasure(measureLimit(counts, bounds)),
              limit?.source.name ?? "Your own",
              limit?.source.checked ?? null,
            ]),
          },
        ],
      },
      reportSms(text),
      ...(thread.limits.length === 0 ? [] : [reportThread(text, thread)]),
      await reportHidden(text),
    ],
  };
}

function reportSms(text: string): ReportSection {
  const { encoding, segments, units, remaining, forcing } = countSmsSegments(text);
  return {
    heading: "Text message",
    parts: [
      {
        kind: "figures",
        figures: [
          { label: "Messages", value: segments },
          { label: "Encoding", value: encoding },
          { label: "Units", value: units },
          { label: "Left in the last one", value: remaining },
          {
            label: "Characters that force UCS-2",
            value: forcing.length,
            note: forcing
              .slice(0, 50)
              .map(({ character }) => formatCodePoint(character.codePointAt(0) ?? 0))
              .join(", "),
          },
        ],
      },
    ],
  };
}

function reportThread(text: string, options: CharacterReportRequest["thread"]): ReportSection {
  const { parts } = splitThread(text, options);
  return {
    heading: "As a thread",
    parts: parts.map((part) => ({ kind: "paragraph" as const, text: part.text })),
  };
}

async function reportHidden(text: string): Promise<ReportSection> {
  const names = await loadCharacterNames();
  const found = findHiddenCharacters(text);
  return {
    heading: "Hidden and look-alike characters",
    parts: [
      { kind: "paragraph", text: found.length === 0 ? "None were found." : `${found.length} were found.` },
      {
        kind: "table",
        columns: [
          { label: "At character", type: "number" },
          { label: "Code point", type: "text" },
          { label: "Name", type: "text" },
          { label: "Here", type: "text" },
          { label: "Why", type: "text" },
        ],
        rows: found
          .slice(0, mostHidden)
          .map(({ start, codePoint, belongs, reason }) => [
            start + 1,
            formatCodePoint(codePoint),
            names(codePoint),
            belongs ? "Right" : "Check",
            reason,
          ]),
      },
    ],
  };
}
