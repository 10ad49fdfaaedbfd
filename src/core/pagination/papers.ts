import { parseLength } from "./lengths.ts";

/** A size of paper, in twips (1/1440 inch), as it stands upright. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const inch = 1440;
const millimetre = 144 / 2.54;

function inches(width: number, height: number): PaperSize {
  return { width: Math.round(width * inch), height: Math.round(height * inch) };
}

function millimetres(width: number, height: number): PaperSize {
  return { width: Math.round(width * millimetre), height: Math.round(height * millimetre) };
}

/**
 * Papers by name: ISO 216 (A and B), ANSI/ASME Y14.1 (letter, tabloid), legal and executive as word processors offer
 * them, and the trims that printers of paperbacks offer, width by height in inches.
 */
export const papers = {
  letter: inches(8.5, 11),
  legal: inches(8.5, 14),
  executive: inches(7.25, 10.5),
  tabloid: inches(11, 17),
  "half-letter": inches(5.5, 8.5),
  a3: millimetres(297, 420),
  a4: millimetres(210, 297),
  a5: millimetres(148, 210),
  a6: millimetres(105, 148),
  b5: millimetres(176, 250),
  "jis-b5": millimetres(182, 257),
  "4.25x6.87": inches(4.25, 6.87),
  "5x8": inches(5, 8),
  "5.06x7.81": inches(5.06, 7.81),
  "5.25x8": inches(5.25, 8),
  "5.5x8.5": inches(5.5, 8.5),
  "6x9": inches(6, 9),
  "6.14x9.21": inches(6.14, 9.21),
  "7x10": inches(7, 10),
  "8x10": inches(8, 10),
} satisfies Readonly<Record<string, PaperSize>>;

export type PaperName = keyof typeof papers;

export const paperNames: readonly PaperName[] = Object.keys(papers).filter(isPaperName);

/** Whether a name is that of a paper. */
export function isPaperName(name: string): name is PaperName {
  return Object.hasOwn(papers, name);
}

/** Paper is at least an inch and at most 60 inches on each side. */
const least = inch;
const most = 60 * inch;

/**
 * Reads a paper: a name (`a4`, capitals or not) or width by height, such as `6x9`, `6 x 9in` or `148x210mm`; inches
 * without a unit. `undefined` for anything else and for sides under 1 or over 60 inches.
 */
export function parsePaper(text: string): PaperSize | undefined {
  const name = text.trim().toLowerCase();
  if (isPaperName(name)) return papers[name];
  const [, first = "", firstUnit = "", second = "", unit = ""] =
    /^([\d.,]+)\s*(in|cm|mm|pt)?\s*[x×*]\s*([\d.,]+)\s*(in|cm|mm|pt)?$/.exec(name) ?? [];
  const width = parseLength(`${first}${firstUnit === "" ? unit : firstUnit}`, "in");
  const height = parseLength(`${second}${unit === "" ? firstUnit : unit}`, "in");
  if (width === undefined || height === undefined) return undefined;
  const fits = [width, height].every((side) => side >= least && side <= most);
  return fits ? { width, height } : undefined;
}
