import { Download } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

import { Button } from "../button/button.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";

import { ChartTable } from "./chart-table.tsx";
import type { ChartTableData } from "./chart-table.tsx";
import styles from "./chart.module.css";
import { saveDrawing } from "./save-drawing.ts";
import type { DrawingFormat } from "./save-drawing.ts";

/** What every chart says about itself. */
export interface ChartProps {
  /** The heading of the chart and its accessible name. */
  readonly title: string;
  /** One sentence on what there is to see; read out with the title. */
  readonly summary: string;
  /** The name of the saved file, without its ending. */
  readonly fileName: string;
  /** Height of the drawing in CSS pixels. */
  readonly height?: number;
}

export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

export interface ChartFrameProps extends Omit<ChartProps, "height"> {
  readonly height: number;
  /** Called when a person opens the table, never before. */
  readonly table: () => ChartTableData;
  /** Draws into an SVG of that size, in CSS pixels. Colours and strokes come from classes. */
  readonly renderDrawing: (size: DrawingSize) => ReactNode;
}

/** The width that a chart is prerendered with, before its place has been measured. */
const unmeasuredWidth = 480;
const leastWidth = 200;

/**
 * The frame of all charts: heading, a drawing as wide as its place, the table behind it, and buttons that save the drawing
 * as SVG and PNG. A drawing of a kind of its own passes `renderDrawing` and `table`.
 */
export function ChartFrame({ title, summary, fileName, height, table, renderDrawing }: ChartFrameProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(unmeasuredWidth);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(leastWidth, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  async function save(format: DrawingFormat): Promise<void> {
    if (drawing.current === null) return;
    try {
      await saveDrawing(drawing.current, fileName, format);
      setFailed(false);
    } catch {
      // Memory for a large picture, or a browser that paints none: the person can still take the SVG or the table.
      setFailed(true);
    }
  }

  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}-summary`} className={styles.summary}>
          {summary}
        </span>
      </figcaption>
      <div ref={place}>
        <svg
          ref={drawing}
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          // A drawing in place takes the colours of the theme, which an <img> cannot.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
        >
          {renderDrawing({ width, height })}
        </svg>
      </div>
      <div className={styles.actions}>
        <Disclosure label="Show as a table">
          <ChartTable caption={title} data={table()} />
        </Disclosure>
        <span className={styles.saves}>
          {formats.map(({ format, label }) => (
            <Button key={format} aria-label={`Save “${title}” as ${label}`} onClick={() => void save(format)}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              {label}
            </Button>
          ))}
        </span>
      </div>
      <output className={styles.note}>
        {failed ? "The browser could not make this picture. The SVG, or the table, may still work." : null}
      </output>
    </figure>
  );
}

const formats = [
  { format: "svg", label: "SVG" },
  { format: "png", label: "PNG" },
] as const;
