import type { EmbeddedFont } from "./embedded-font.ts";
import { toUtf16Hex, writeNumber as number } from "./pdf-file.ts";
import type { Line, LineRun, Underline } from "./text-layout.ts";

/** Of the em: how strongly text is outlined to look bold where a font has no bold. */
const EMBOLDENING = 0.028;
/** Of the em, below the base line. */
const UNDERLINE_DEPTH = 0.2;

/** Draws on one page. Coordinates in points from the upper left corner, y downwards. */
export class PageCanvas {
  readonly #height: number;
  readonly #fontName: (font: EmbeddedFont) => string;
  readonly #operators: string[] = [];

  constructor(height: number, fontName: (font: EmbeddedFont) => string) {
    this.#height = height;
    this.#fontName = fontName;
  }

  get content(): string {
    return this.#operators.join("\n");
  }

  /** Starts content that belongs to the document's structure. */
  begin(tag: string, identifier: number): void {
    this.#operators.push(`/${tag} <</MCID ${String(identifier)}>> BDC`);
  }

  /** Starts content that is not part of the text: page numbers, rules, repeated heads. */
  beginArtifact(kind: "Layout" | "Pagination"): void {
    this.#operators.push(`/Artifact <</Type/${kind}>> BDC`);
  }

  end(): void {
    this.#operators.push("EMC");
  }

  fillRectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#operators.push(
      `${fillColor(color)} ${number(x)} ${number(this.#height - y - height)} ${number(width)} ${number(height)} re f`,
    );
  }

  strokeLine(
    points: readonly { readonly x: number; readonly y: number }[],
    thickness: number,
    color: string,
    dash = "",
  ): void {
    const path = points.map(
      ({ x, y }, index) => `${number(x)} ${number(this.#height - y)} ${index === 0 ? "m" : "l"}`,
    );
    this.#operators.push(
      `q ${number(thickness)} w 1 J 1 j [${dash}] 0 d ${strokeColor(color)} ${path.join(" ")} S Q`,
    );
  }

  /** Draws a line of text with its left end and base line here. */
  drawText(line: Line, x: number, baseline: number): void {
    for (const run of line.runs) {
      this.#drawRun(run, x + run.x, baseline);
      if (run.style.underline !== undefined) this.#underline(run, run.style.underline, x + run.x, baseline);
    }
  }

  #drawRun({ style, clusters }: LineRun, x: number, baseline: number): void {
    const { size, color } = style;
    const bold = clusters.some(({ isThin, codes }) => isThin && codes.length > 0)
      ? `2 Tr ${number(size * EMBOLDENING)} w ${strokeColor(color)} `
      : "";
    const parts: string[] = [];
    let font: EmbeddedFont | null = null;
    let hex = "";
    let array = "";
    const endString = (): void => {
      if (hex !== "") array += `<${hex}>`;
      hex = "";
    };
    const endArray = (): void => {
      endString();
      if (array !== "") parts.push(`[${array}]TJ`);
      array = "";
    };
    for (const { codes, advance } of clusters) {
      let width = 0;
      for (const code of codes) {
        if (code.font !== font) {
          endArray();
          font = code.font;
          parts.push(`/${this.#fontName(font)} ${number(size)} Tf`);
        }
        hex += toUtf16Hex(String.fromCharCode(code.code));
        width += code.width;
      }
      const adjustment = Math.round((width - advance) * 10) / 10;
      if (adjustment !== 0 && codes.length > 0) {
        endString();
        array += number(adjustment);
      }
    }
    endArray();
    if (parts.length === 0) return;
    const place = `1 0 0 1 ${number(x)} ${number(this.#height - baseline)} Tm`;
    this.#operators.push(`q BT ${bold}${fillColor(color)} ${place} ${parts.join(" ")} ET Q`);
  }

  #underline({ style, width }: LineRun, { color, pattern }: Underline, x: number, baseline: number): void {
    const y = baseline + style.size * UNDERLINE_DEPTH;
    const straight = [
      { x, y },
      { x: x + width, y },
    ];
    switch (pattern) {
      case "line":
        this.strokeLine(straight, 1, color);
        return;
      case "dots":
        this.strokeLine(straight, 1.3, color, "0 2.6");
        return;
      case "dashes":
        this.strokeLine(straight, 1, color, "3 2.6");
        return;
      case "wave": {
        const steps = Math.max(2, Math.round(width / 1.6));
        const points = Array.from({ length: steps + 1 }, (_, index) => ({
          x: x + (width * index) / steps,
          y: y + (index % 2 === 0 ? 0.7 : -0.7),
        }));
        this.strokeLine(points, 0.8, color);
      }
    }
  }
}

function fillColor(color: string): string {
  return `${channels(color)} rg`;
}

function strokeColor(color: string): string {
  return `${channels(color)} RG`;
}

/** `#rrggbb` as three numbers from 0 to 1. */
function channels(color: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(" ");
}
