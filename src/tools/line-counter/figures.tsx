import { useId, useState } from "react";

import { numberFormat } from "#core/number-format/number-format.ts";
import { Button } from "#ui/button/button.tsx";
import { Explanation, Figure } from "#ui/figure/figure.tsx";
import { useWorkspaceActions } from "#workspace/use-workspace.ts";

import { leadingFigures, listFigures } from "./figure-list.ts";
import type { LineFigure } from "./figure-list.ts";
import styles from "./figures.module.css";
import type { CountReply } from "./line-work.ts";

const count = numberFormat({ maximumFractionDigits: 2 });
interface FiguresProps {
  readonly reply: CountReply;
  readonly stale: boolean;
}

/** The figures that most people come for; how one was counted stands beneath them. */
export function LeadingFigures({ reply, stale }: FiguresProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const figures = listFigures(reply).slice(0, leadingFigures);
  const opened = figures.find((figure) => figure.id === open);
  return (
    <div className={styles.leading}>
      <div className={styles.dials}>
        {figures.map((figure, index) => (
          <Figure
            key={figure.id}
            label={figure.label}
            value={count.format(figure.value)}
            size={index === 0 ? "lead" : "dial"}
            stale={stale}
            open={open === figure.id}
            onToggle={() => setOpen(open === figure.id ? null : figure.id)}
            explanationId={id}
          />
        ))}
      </div>
      <Explanation id={id} open={opened !== undefined}>
        {opened === undefined ? null : <Note figure={opened} />}
      </Explanation>
    </div>
  );
}

/** All other figures, each with how it was counted, and the way to the line that it is of. */
export function MoreFigures({ reply, stale }: FiguresProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.more}>
      {listFigures(reply)
        .slice(leadingFigures)
        .map((figure) => (
          <Figure
            key={figure.id}
            label={figure.label}
            value={count.format(figure.value)}
            stale={stale}
            open={open === figure.id}
            onToggle={() => setOpen(open === figure.id ? null : figure.id)}
          >
            <Note figure={figure} />
          </Figure>
        ))}
    </div>
  );
}

function Note({ figure: { note, unit, line = 0 } }: { readonly figure: LineFigure }) {
  const { readText, reveal } = useWorkspaceActions();
  return (
    <>
      <p>
        {unit === undefined || line > 0 ? "" : `In ${unit}. `}
        {note}
      </p>
      {line > 0 ? (
        <p>
          <Button look="link" onClick={() => reveal(findLine(readText(), line))}>
            Go to line {count.format(line)}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Where a line stands in a text; the end of the text where it has fewer. */
function findLine(text: string, line: number): { readonly start: number; readonly end: number } {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const found = text.indexOf("\n", start);
    if (found === -1) return { start: text.length, end: text.length };
    start = found + 1;
  }
  const end = text.indexOf("\n", start);
  return { start, end: end === -1 ? text.length : end };
}
