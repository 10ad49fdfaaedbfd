import type { Report } from "#files/report/report.ts";

import { listFigures } from "./figure-list.ts";
import type { CountReply } from "./line-work.ts";
import { stepKinds } from "./step-kinds.ts";
import { readValue } from "./steps.ts";
import type { Step } from "./steps.ts";

export interface LineReportRequest {
  readonly reply: CountReply;
  readonly text: string;
  readonly steps: readonly Step[];
  /** As a report wants it: `2026-11-21`. */
  readonly date: string;
}

/** A step with what was filled in, in words. */
function describeStep(step: Step): string {
  const kind = stepKinds.get(step.kind);
  if (kind === undefined) return step.kind;
  const parts = kind.fields.flatMap((field) => {
    const value = readValue(step, field.name);
    if (field.type === "switch") return value === "1" ? [field.label.toLowerCase()] : [];
    if (field.type === "choice") {
      const chosen = field.options.find((option) => option.value === value);
      return [`${field.label.toLowerCase()}: ${chosen?.name ?? value}`];
    }
    return value === "" ? [] : [`${field.label.toLowerCase()}: “${value}”`];
  });
  return parts.length === 0 ? kind.name : `${kind.name} (${parts.join("; ")})`;
}

/** The figures of the lines, how long they are, and the steps that were set up. */
export function buildLineReport({ reply, text, steps, date }: LineReportRequest): Report {
  return {
    title: "Lines",
    date,
    language: "en",
    direction: "ltr",
    source: { text },
    sections: [
      {
        heading: "Figures",
        parts: [
          {
            kind: "figures",
            figures: listFigures(reply).map(({ label, value, unit, note, line = 0 }) => ({
              label: label.charAt(0).toUpperCase() + label.slice(1),
              value,
              ...(unit !== undefined && { unit }),
              note: line > 0 ? `Line ${line.toLocaleString("en")}. ${note}` : note,
            })),
          },
        ],
      },
      {
        heading: "Lengths",
        parts: [
          {
            kind: "chart",
            title: "Lengths of the lines",
            chart: { shape: "histogram", horizontal: "Characters", vertical: "Lines", bins: reply.bins },
          },
        ],
      },
      ...(steps.length === 0
        ? []
        : [
            {
              heading: "Steps",
              parts: [
                {
                  kind: "table" as const,
                  columns: [
                    { label: "Place", type: "number" as const },
                    { label: "Step", type: "text" as const },
                  ],
                  rows: steps.map((step, index) => [index + 1, describeStep(step)]),
                },
              ],
            },
          ]),
    ],
  };
}
